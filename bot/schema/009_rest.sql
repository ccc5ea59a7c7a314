-- Where the search for a message begins that a killed run may have sent: an id of Discord that is older than it.
alter table outbox add column after integer not null default 0;
update outbox set after = (
    select max(coalesce(thread, channel), coalesce(lobby, 0), coalesce(board, 0)) from tables where id = game
) where status = 'sending';
