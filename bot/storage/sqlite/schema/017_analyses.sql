-- What was found out of a finished game, as JSON (`bot/tables/analyses.py`); empty as long as it is still owed.
create table analyses (
    game   integer primary key references tables (id),
    result text    not null default ''
) strict;

create index analyses_owed on analyses (length(result));
