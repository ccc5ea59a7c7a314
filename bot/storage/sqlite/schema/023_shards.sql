-- A table belongs to one process: no state has a number any more, nothing is claimed row by row.
drop table claims;
drop table processes;
drop table revisions;

-- The interactions that have changed something; with one process none is asked twice, so this stays empty here.
create table answered (
    interaction integer primary key
) strict;

-- What the owner of a server's shard is to do there for another process; SQLite has one, which does it at its start.
create table errands (
    id      integer primary key,
    server  integer not null,
    game    integer,
    kind    text    not null,
    content text    not null
) strict;

-- The server for whose owner a job about a person is to be done.
alter table due add column server integer not null default 0;
update due set server = coalesce((select max(t.server) from seats s join tables t on t.id = s.game
    where s.member = due.who and t.status = 'running'), 0) where game is null;
insert into due (at, kind, game, who, asked, tries, server)
    select d.at, d.kind, null, d.who, d.asked, 0, t.server
    from due d join seats s on s.member = d.who join tables t on t.id = s.game
    where d.game is null and t.status = 'running' and t.server <> d.server
    group by d.at, d.kind, d.who, d.asked, t.server;
