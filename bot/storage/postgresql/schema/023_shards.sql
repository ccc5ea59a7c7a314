-- A table belongs to one process: no state has a number any more, nothing is claimed row by row.
drop table claims;
drop table processes;
drop table revisions;

-- Who owns a shard, or had it last. Only who holds its lock changes this, so another count of takeovers than one's own
-- means that somebody else has had it since (`bot/storage/postgresql/session.py`).
create table shards (
    number    bigint      primary key,
    takeovers bigint      not null,
    process   text        not null,
    since     timestamptz not null
);

-- The interactions that have changed something, each with its first change, so that one which reached two processes
-- counts once; those of an hour ago are deleted.
create table answered (
    interaction bigint primary key
);

-- What the owner of a server's shard is to do there for another process (`bot/cluster/errands.py`).
create table errands (
    id      bigint primary key,
    server  bigint not null,
    game    bigint,
    kind    text   not null,
    content text   not null
);
create sequence errands_numbers;

-- The server for whose owner a job about a person is to be done.
alter table due add column server bigint not null default 0;
update due set server = coalesce((select max(t.server) from seats s join tables t on t.id = s.game
    where s.member = due.who and t.status = 'running'), 0) where game is null;
insert into due (id, at, kind, game, who, asked, tries, server)
    select nextval('due_numbers'), d.at, d.kind, null, d.who, d.asked, 0, t.server
    from due d join seats s on s.member = d.who join tables t on t.id = s.game
    where d.game is null and t.status = 'running' and t.server <> d.server
    group by d.at, d.kind, d.who, d.asked, t.server;
