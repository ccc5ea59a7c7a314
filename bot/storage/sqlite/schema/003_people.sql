-- People's own wishes, the time of decisions, and work that is due later. Times are UNIX seconds.

alter table tables add column pace text not null default 'none';

create table people (
    member     integer primary key,
    calls      text    not null check (calls in ('thread', 'dm', 'none')), -- where they are told that it is their turn
    zone       text    not null,              -- IANA name of their time zone
    quiet_from integer not null,              -- minutes after midnight; no quiet hours when it equals quiet_to
    quiet_to   integer not null,
    snoozed    integer not null,              -- nobody calls before
    away_from  integer not null,              -- nothing is expected between these two
    away_to    integer not null,
    away_year  integer not null,              -- the year whose days away are counted
    away_days  integer not null,
    next_up    integer not null,              -- 1: a note when the seat before them is asked
    called     integer not null,              -- when they were last called by direct message
    answers    integer not null,              -- decisions answered, and the seconds these took: their own pace
    seconds    integer not null
) strict;

-- A table for which a person wants something else than for all.
create table people_tables (
    member integer not null,
    game   integer not null references tables (id),
    calls  text    not null check (calls in ('thread', 'dm', 'none')),
    primary key (member, game)
) strict;

-- The clock of each seat.
create table clocks (
    game   integer not null references tables (id),
    seat   integer not null,
    asked  integer not null,                  -- since when it is asked, 0: not asked
    bank   integer not null,                  -- seconds left beyond the pace
    called integer not null,                  -- 1: told that it is asked, 0: a call is still due
    primary key (game, seat)
) strict;

create index clocks_uncalled on clocks (game) where asked > 0 and called = 0;

-- What must be done later. Written in the transaction of the move that causes it; gone once it is done.
create table due (
    id     integer primary key,
    at     integer not null,
    kind   text    not null,
    game   integer references tables (id),    -- null: about a person, not a table
    who    integer not null,                  -- a seat of the game; without a game the member
    asked  integer not null                   -- the moment of the question it belongs to, 0: to none
) strict;

create index due_by_time on due (at);

-- A table decides what happens when somebody's time is up.
create table votes (
    id      integer primary key,
    game    integer not null references tables (id),
    seat    integer not null,                 -- whose time is up
    asked   integer not null,
    answers text    not null,                 -- JSON: choice by seat
    status  text    not null check (status in ('open', 'decided', 'void'))
) strict;
