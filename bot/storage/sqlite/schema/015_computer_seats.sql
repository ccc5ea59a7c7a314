-- The level of the computer that plays this seat until its owner is back, '' while nobody has to. Computer players
-- of their own have a negative member instead (`bot/tables/computers.py`).
alter table seats add column caretaker text not null default '';

-- How many computer players a finished game had: people's records count it apart.
alter table results add column computers integer not null default 0;

create index seats_of_computers on seats (game) where member < 0 or caretaker <> '';
