-- Whether a table plays with hints: `none`, `three` for each player, or `free`; nobody has agreed to any at older ones.
alter table tables add column hints text not null default 'none';

-- A seat had a hint in this round, when its next move was number `move`: a second look at the same question is the same.
create table hints (
    game  integer not null references tables (id),
    seat  integer not null,
    move  integer not null,
    round integer not null,
    primary key (game, seat, move)
) strict, without rowid;
