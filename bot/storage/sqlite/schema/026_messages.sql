-- Messages with a changing truth are a state to be reached: what may exist on Discord is stored with what it shows, and one
-- loop makes it equal to what the table says (`bot/outbox/reconciling.py`). What was on its way as a post becomes such a state.

-- Which of its messages asks: it goes up whenever people are to be asked by a new one.
alter table tables add column asking integer not null default 0;
alter table clocks add column asking integer not null default 0; -- the first message that asks this seat

create table messages (
    id      integer primary key,
    game    integer not null references tables (id),
    kind    text    not null,            -- which of the table's messages it is: see `bot/outbox/wanted.py`
    about   integer not null,            -- current: which of them it is; round: the row that ended it; surplus: its post
    place   integer not null,            -- the channel or thread
    message integer,                     -- null: it may exist, and is looked for; 0: it does not
    after   integer not null default 0,  -- an id of Discord that is older than the message
    mark    integer not null default 0,  -- stands in the message, so that it is recognized
    shows   text    not null default '', -- a hash of what it shows; '': unknown
    picture integer not null,            -- the row that its picture shows; -1: none
    form    integer not null default 0,  -- see `bot/outbox/plan.py`
    told    text    not null default '', -- the decisions of which people were notified by messages before it
    tells   text    not null default ''  -- the decisions of which it notifies
) strict;

create index messages_by_game on messages (game);
create index messages_by_message on messages (message) where message is not null;

-- The tables whose messages may differ from what they should show.
create table pending (
    game  integer primary key references tables (id),
    mark  integer not null,              -- tells this change of the table from others
    why   text    not null default '',   -- what was wrong at the last try
    again integer not null default 0     -- when it is tried again, in UNIX seconds
) strict;

update tables set asking = coalesce(
    (select max(id) from outbox where game = tables.id and kind = 'hand-over'), 0
) where status = 'running';

create temporary table waiting as select * from outbox where status in ('owed', 'sending');

create temporary table found as
-- The current message that is known, which goes where another one is on its way or the game is over …
select t.id as game, 'current' as kind,
    case when t.status <> 'running' or exists (select 1 from waiting w where w.game = t.id and w.kind = 'hand-over')
        then -1 else t.asking end as about,
    coalesce(t.thread, t.channel) as place, t.board as message, 0 as after, 0 as mark, 3 as form
    from tables t where t.board is not null and (t.status = 'running'
        or exists (select 1 from waiting w where w.game = t.id and w.kind in ('over', 'round')))
union all -- … and those that may have been sent.
select t.id, 'current', case when w.kind = 'hand-over' then w.id else t.asking end,
    coalesce(t.thread, t.channel), null, w.after, w.id, 3
    from waiting w join tables t on t.id = w.game
    where w.status = 'sending' and (w.kind in ('hand-over', 'board')
        or w.kind = 'picture' and json_type(w.content, '$.mention') is not null)
union all
select t.id, 'lobby', 0, case when t.thread is null or t.thread = t.lobby then t.channel else t.thread end, t.lobby, 0, 0, 2
    from tables t where t.lobby is not null and (t.status in ('lobby', 'running')
        or exists (select 1 from waiting w where w.game = t.id and w.kind = 'lobby'))
union all
select t.id, 'lobby', 0, case when t.thread is null then t.channel else t.thread end, null, w.after, w.id, 2
    from waiting w join tables t on t.id = w.game where t.lobby is null and w.kind = 'lobby' and w.status = 'sending'
union all
select t.id, 'round', coalesce(json_extract(w.content, '$.row'), 0), coalesce(t.thread, t.channel),
    json_extract(w.content, '$.message'), 0, 0, 3
    from waiting w join tables t on t.id = w.game where w.kind = 'picture' and json_type(w.content, '$.mention') is null
        and (json_type(w.content, '$.row') is not null or json_type(w.content, '$.running') is not null)
union all
select t.id, 'over', 0, coalesce(t.thread, t.channel), t.board, 0, 0, 3
    from tables t where t.status = 'over' and t.board is not null
    and not exists (select 1 from waiting w where w.game = t.id and w.kind = 'over')
    and (exists (select 1 from analyses a where a.game = t.id and length(a.result) = 0)
        or exists (select 1 from waiting w where w.game = t.id and w.kind in ('analysis', 'picture')))
union all
select w.game, 'surplus', coalesce(json_extract(w.content, '$.post'), 0), json_extract(w.content, '$.place'),
    json_extract(w.content, '$.message'), 0, 0, 0 from waiting w where w.kind = 'remove'
union all
select game, case when private = 1 then 'direct-call' else 'call' end, id, place, message, 0, 0, 2
    from notifications where message <> 0;

insert into messages (id, game, kind, about, place, message, after, mark, picture, form)
    select row_number() over (), game, kind, about, place, message, after, mark, -1, form from found;

insert into pending (game, mark) select distinct game, 0 from waiting;

update outbox set status = 'passed' where status in ('owed', 'sending')
    and kind in ('lobby', 'hand-over', 'board', 'picture', 'remove', 'analysis', 'update-call');

alter table notifications drop column place;
alter table notifications drop column message;
alter table notifications drop column private;

drop table found;
drop table waiting;
