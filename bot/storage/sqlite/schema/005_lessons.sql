-- Practice games. Each belongs to one person alone: no table, so no list, call or statistics knows of it.

create table lessons (
    member integer primary key,
    setup  text    not null,                  -- the setup line of its transcript
    seed   blob    not null,
    rows   text    not null                   -- JSON list of [seat, text]; seat null: chance
) strict;
