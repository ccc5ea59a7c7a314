-- How often a person has followed a standing order without having given it, in a row at all tables of a game: `counts`
-- is JSON, by value; 'never' where they never want to be asked about it.
create table habits (
    member integer not null,
    game   text    not null,
    name   text    not null,
    counts text    not null,
    primary key (member, game, name)
) strict;
