-- What stood in `notes` under prefixed names has columns now; `notes` keeps what is about the bot itself.

-- The language that somebody who manages a server chose for it, and the one it is set to in Discord.
create table chosen_languages (
    server   integer primary key,
    language text    not null
) strict;

create table server_locales (
    server integer primary key,
    locale text    not null
) strict;

-- The servers that keep their finished games.
create table record_keepers (
    server integer primary key
) strict;

-- The language of a person's Discord, as it last was.
create table locales (
    member integer primary key,
    locale text not null
) strict;

-- A seat that anybody may take; `asked` is 0 when its owner offers it, else the question about which a vote did.
create table offers (
    game  integer not null references tables (id),
    seat  integer not null,
    post  integer not null,
    asked integer not null,
    primary key (game, seat)
) strict;

-- Who can get a seat back from a substitute, and how much of it they have seen (see `seats.first_move`).
create table former_players (
    game       integer not null references tables (id),
    seat       integer not null,
    member     integer not null,
    name       text    not null,
    first_move integer not null,
    primary key (game, seat)
) strict;

create index former_players_by_member on former_players (member);

-- The table at which the same people play again, and in which order they sit at this one because of that.
create table rematches (
    game integer primary key references tables (id),
    next integer not null
) strict;

create table rotations (
    game   integer not null references tables (id),
    place  integer not null,
    member integer not null,
    primary key (game, place)
) strict;

create index rotations_by_member on rotations (member);

-- The row up to which the players of a game know that corrected rules differ from its past.
create table told_of_rules (
    game integer primary key references tables (id),
    row  integer not null
) strict;

insert into chosen_languages select cast(substr(name, 10) as integer), value from notes where name glob 'language-*' and value <> '';
insert into server_locales select cast(substr(name, 15) as integer), value from notes where name glob 'server-locale-*';
insert into record_keepers select cast(substr(name, 9) as integer) from notes where name glob 'records-*' and value = '1';
insert into locales select cast(substr(name, 8) as integer), value from notes where name glob 'locale-*';

insert into offers
select cast(substr(name, 7) as integer), cast(substr(name, 8 + instr(substr(name, 7), '-') - 1) as integer),
    iif(json_type(value) = 'integer', value, json_extract(value, '$.post')),
    iif(json_type(value) = 'integer', 0, json_extract(value, '$.asked'))
from notes where name glob 'offer-*' and value <> ''
    and cast(substr(name, 7) as integer) in (select id from tables);

insert into former_players
select cast(substr(name, 8) as integer), cast(substr(name, 9 + instr(substr(name, 8), '-') - 1) as integer),
    json_extract(value, '$.member'), json_extract(value, '$.name'), coalesce(json_extract(value, '$.first_move'), 0)
from notes where name glob 'former-*' and value <> ''
    and cast(substr(name, 8) as integer) in (select id from tables);

insert into rematches
select cast(substr(name, 9) as integer), cast(value as integer) from notes where name glob 'rematch-*'
    and cast(substr(name, 9) as integer) in (select id from tables);

insert into rotations
select cast(substr(notes.name, 10) as integer), each.key, each.value from notes, json_each(notes.value) as each
where notes.name glob 'rotation-*' and notes.value <> ''
    and cast(substr(notes.name, 10) as integer) in (select id from tables);

insert into told_of_rules
select cast(substr(name, 7) as integer), cast(value as integer) from notes where name glob 'rules-*'
    and cast(substr(name, 7) as integer) in (select id from tables);

delete from notes where name glob '*-*';
