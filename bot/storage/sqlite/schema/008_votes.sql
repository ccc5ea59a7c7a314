-- Votes and substitutes that survive a crash, and consent to them.

-- How often this job failed by a mistake of the program; it is given up after several.
alter table due add column tries integer not null default 0;

create index due_by_game on due (game, kind);
create index votes_by_game on votes (game, seat);

-- 1: others may look for a substitute for this person even where only one player decides that.
alter table people add column substitute integer not null default 0;

-- Of a substitute: the row of their first move from this seat, -1 before it. 0: the seat was theirs from the start,
-- or is theirs again. Before their first move they see nothing of the seat that is hidden from the others.
alter table seats add column first_move integer not null default 0;

-- A vote that nobody decided, or that was decided and then forgotten by a crash, is opened again a day from now, and a
-- seat that a vote had offered is offered again by the next one.
insert into due (at, kind, game, who, asked)
select unixepoch() + 86400, 'expire', c.game, c.seat, c.asked
from clocks c join tables t on t.id = c.game
where t.status = 'running' and t.pace <> 'none' and c.asked > 0
    and not exists (select 1 from due d where d.game = c.game and d.kind = 'expire' and d.who = c.seat);

delete from notes where name in (
    select 'offer-' || v.game || '-' || v.seat
    from votes v join clocks c on c.game = v.game and c.seat = v.seat and c.asked = v.asked
    where v.status = 'decided'
);
