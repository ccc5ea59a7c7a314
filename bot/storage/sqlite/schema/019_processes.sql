-- What several processes on one database must know of each other (`bot/cluster/`). SQLite has one: these stay empty here.

-- The number of the state of a table, a person or a practice game: a change that was based on an older one fails.
create table revisions (
    what     text    not null,
    number   integer not null,
    revision integer not null,
    primary key (what, number)
) strict, without rowid;

-- The processes that live, until when (milliseconds since 1970) if they say nothing more, and, as JSON, the interactions
-- that one has answered which hands over to the next.
create table processes (
    id     integer primary key,
    name   text    not null,
    shards text    not null,
    until  integer not null,
    taken  text    not null default '[]'
) strict;

-- What only one process does now; it ends with its process.
create table claims (
    what    text    not null,
    number  integer not null,
    process integer not null references processes (id) on delete cascade,
    primary key (what, number)
) strict, without rowid;

create index claims_of_processes on claims (process);
