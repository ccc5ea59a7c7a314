-- A game that is over for a while keeps its log and last snapshots as one compressed value (`bot/storage/archives.py`).
create table archives (
    game    bigint primary key references tables (id),
    ended   bigint not null,              -- when its last row was written
    content bytea  not null
);

create index archives_by_end on archives (ended);

-- When each person was last here, in days since 1970: who stays away is erased (`bot/tables/jobs/retention.py`).
create table visits (
    member bigint primary key,
    day    bigint not null
);

create index visits_by_day on visits (day);

insert into visits (member, day)
    select member, extract(epoch from now())::bigint / 86400 from (
        select member from seats union select member from people union select member from locales
        union select member from lessons union select member from activity union select member from habits
    ) as known where member > 0;

-- What a server keeps of its games stays when the games themselves go, so it points to no table any more.
alter table results drop constraint results_game_fkey;

-- All rows of a table are found by its number.
create index people_tables_by_game on people_tables (game);
create index requests_by_game on requests (game);
