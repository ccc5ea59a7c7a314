-- What a seat has answered before it was asked is one value (`bot/tables/model/prepared.py`), formerly rows under names of which some
-- were not orders. An object of names and values is what earlier versions had there; it is read as it was meant.
create table prepared (
    game    integer not null references tables (id),
    seat    integer not null,
    answers text    not null,             -- JSON; its owner's secret
    primary key (game, seat)
) strict, without rowid;

insert into prepared select game, seat, json_group_object(name, value) from orders group by game, seat;

-- Who never wants to be asked about a habit said so at one table, before that held for the person.
insert into habits (member, game, name, counts)
    select distinct s.member, substr(t.setup, 1, instr(t.setup, ' ') - 1), substr(o.name, 9), 'never'
    from orders o join seats s using (game, seat) join tables t on t.id = o.game
    where o.name like 'unasked-%' and o.value <> ''
    on conflict (member, game, name) do update set counts = 'never';

drop table orders;

-- What a person answers to a kind of question at every table of a game that begins from then on.
create table usual_answers (
    member   integer not null,
    game     text    not null,
    question text    not null,
    answer   text    not null,
    primary key (member, game, question)
) strict, without rowid;
