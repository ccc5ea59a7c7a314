-- Servers, and people, whose commands are refused since this moment (UNIX seconds); what others play there goes on.
create table blocked_servers (
    server bigint primary key,
    since  bigint not null
);

create table blocked_people (
    member bigint primary key,
    since  bigint not null
);

-- A table that is deleted is counted no more.
create index rematches_by_next on rematches (next);
create index notifications_by_game on notifications (game);
create index tables_by_server on tables (server, status);

create function count_erased_table() returns trigger language plpgsql as $$
begin
    update table_counts set number = number - 1 where status = old.status;
    return null;
end $$;

create trigger table_erased after delete on tables for each row execute function count_erased_table();
