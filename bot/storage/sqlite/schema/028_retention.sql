-- A game that is over for a while keeps its log and last snapshots as one compressed value (`bot/storage/archives.py`).
create table archives (
    game    integer primary key references tables (id),
    ended   integer not null,             -- when its last row was written
    content blob    not null
) strict;

create index archives_by_end on archives (ended);

-- When each person was last here, in days since 1970: who stays away is erased (`bot/tables/jobs/retention.py`).
create table visits (
    member integer primary key,
    day    integer not null
) strict;

create index visits_by_day on visits (day);

insert into visits (member, day)
    select member, unixepoch() / 86400 from (
        select member from seats union select member from people union select member from locales
        union select member from lessons union select member from activity union select member from habits
    ) where member > 0;

-- What a server keeps of its games stays when the games themselves go, so it points to no table any more.
create table kept_results (
    game      integer not null,
    seat      integer not null,
    server    integer not null,
    member    integer not null,
    name      text    not null,
    setup     text    not null,
    score     integer not null,
    place     integer not null,
    rounds    integer not null,
    rated     integer not null,
    ended     integer not null,
    computers integer not null default 0,
    primary key (game, seat)
) strict;

insert into kept_results select game, seat, server, member, name, setup, score, place, rounds, rated, ended, computers from results;
drop table results;
alter table kept_results rename to results;
create index results_by_server on results (server, ended);
create index results_by_member on results (member, ended);

-- All rows of a table are found by its number.
create index people_tables_by_game on people_tables (game);
create index requests_by_game on requests (game);
