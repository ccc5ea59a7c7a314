-- Words count for the complete setup to which they were added: what is played, by which rules, and who sits where.

-- The hash of that setup; '': they count no more. Those of an earlier program were added to less.
alter table words add column sealed text not null default 'earlier';

-- What the chance of a game follows from besides seed and words, since it began: the values of the operator, and the
-- occupant of each seat, a line each (`engine/core/origin.py`).
create table origins (
    game  integer primary key references tables (id),
    house text    not null,
    seats text    not null
) strict;

-- A lobby has no dice yet: its game gets the new scheme, 3, in which a person is a hash of their id and this number.
update tables set scheme = 3 where status = 'lobby';
update seats set salt = randomblob(32) where member > 0 and game in (select id from tables where status = 'lobby');
