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
