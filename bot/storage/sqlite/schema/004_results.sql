-- Finished games, for servers that want to keep them. Times are UNIX seconds.

alter table tables add column rated integer not null default 0;

create table results (
    game    integer not null references tables (id),
    seat    integer not null,
    server  integer not null,
    member  integer not null,
    name    text    not null,
    setup   text    not null,              -- the setup line, with the number of seats that played
    score   integer not null,
    place   integer not null,              -- 1: won; equal places are equal
    rounds  integer not null,
    rated   integer not null,
    ended   integer not null,
    primary key (game, seat)
) strict;

create index results_by_server on results (server, ended);
create index results_by_member on results (member, ended);
