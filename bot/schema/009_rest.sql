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
