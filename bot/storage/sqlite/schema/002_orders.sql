-- Standing answers: what a seat wants to be answered for it whenever the question comes. Its owner's secret.
create table orders (
    game  integer not null references tables (id),
    seat  integer not null,
    name  text    not null,               -- which question, an id of the game
    value text    not null,               -- `ask`: the seat wants to be asked
    primary key (game, seat, name)
) strict, without rowid;
