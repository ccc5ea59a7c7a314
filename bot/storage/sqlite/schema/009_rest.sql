-- Where the search for a message begins that a killed run may have sent: an id of Discord that is older than it.
alter table outbox add column after integer not null default 0;
update outbox set after = (
    select max(coalesce(thread, channel), coalesce(lobby, 0), coalesce(board, 0)) from tables where id = game
) where status = 'sending';

-- What is measured about people, apart from what they wish: both are written at the same moments by different hands.
create table activity (
    member  integer primary key,
    answers integer not null,             -- decisions answered, and the seconds these took: their own pace
    seconds integer not null,
    called  integer not null              -- when they were last called by direct message
) strict;
insert into activity (member, answers, seconds, called)
    select member, answers, seconds, called from people where member <> 0 and (answers > 0 or called > 0);
alter table people drop column answers;
alter table people drop column seconds;
alter table people drop column called;

-- When a person was last told about their open decision, instead of whether, and what is left of its time since when.
-- Reminders were planned at the hand-over; now a person is looked at whenever something can be due for them.
alter table clocks rename column called to told;      -- 0: not yet
alter table clocks add column since integer not null default 0;
alter table clocks add column left integer not null default 0;
update clocks set told = told * asked, since = asked, left = bank + (
    select case t.pace when 'live' then 300 when '8h' then 28800 when '24h' then 86400 when '72h' then 259200 else 0 end
    from tables t where t.id = game
) where asked > 0;
delete from due where kind in ('call', 'remind');
insert into due (at, kind, game, who, asked)
    select distinct 0, 'call', null, s.member, 0
    from clocks c join tables t on t.id = c.game join seats s on s.game = c.game and s.seat = c.seat
    where c.asked > 0 and t.status = 'running' and s.member <> 0 and (c.told = 0 or t.pace <> 'none');
