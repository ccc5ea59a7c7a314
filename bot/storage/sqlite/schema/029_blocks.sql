-- Servers, and people, whose commands are refused since this moment (UNIX seconds); what others play there goes on.
create table blocked_servers (
    server integer primary key,
    since  integer not null
) strict;

create table blocked_people (
    member integer primary key,
    since  integer not null
) strict;

-- A table that is deleted is counted no more.
create index rematches_by_next on rematches (next);
create index notifications_by_game on notifications (game);
create index tables_by_server on tables (server, status);

create trigger table_erased after delete on tables begin
    update table_counts set number = number - 1 where status = old.status;
end;
