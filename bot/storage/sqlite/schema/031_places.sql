-- Where the message of a post stands, which a table may have left since; 0: not known.
alter table outbox add column place integer not null default 0;
