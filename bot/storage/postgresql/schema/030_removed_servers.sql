-- Servers from which the bot was removed, and since when that is known (UNIX seconds): their tables rest, and later all of
-- it is erased (`bot/tables/actions/removals.py`).
create table removed_servers (
    server bigint primary key,
    since  bigint not null
);

-- Who is told of that, one person after the other.
create index due_by_removal on due (server, at) where kind = 'tell-removed';

drop index outbox_by_reader;
create index outbox_by_reader on outbox (json_extract(content, '$.member')) where kind in ('call', 'next-up', 'removed');
