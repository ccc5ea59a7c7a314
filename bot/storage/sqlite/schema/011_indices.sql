-- What is asked again and again is found by an index, however many games there are.

drop index tables_by_place;
create index tables_by_place on tables (coalesce(thread, channel));
create index tables_by_status on tables (status);
create index tables_by_host on tables (host);
create index tables_open on tables (server) where status in ('lobby', 'running');

create index outbox_by_game on outbox (game);
create index outbox_by_message on outbox (message) where message is not null;
create index outbox_by_reader on outbox (json_extract(content, '$.member')) where kind in ('call', 'next-up');

create index requests_open on requests (game) where status = 'open';
create index due_for_people on due (who) where game is null;
create index notes_about_former on notes (json_extract(value, '$.member')) where name glob 'former-*' and value <> '';

-- No question uses it.
drop index clocks_uncalled;

-- How many tables there are in each state, so that nobody has to count them.
create table table_counts (
    status text primary key,
    number integer not null
) strict, without rowid;

insert into table_counts (status, number) select status, count(*) from tables group by status;

create trigger table_opened after insert on tables begin
    insert into table_counts (status, number) values (new.status, 1)
        on conflict (status) do update set number = number + 1;
end;

create trigger table_went_on after update of status on tables when old.status <> new.status begin
    update table_counts set number = number - 1 where status = old.status;
    insert into table_counts (status, number) values (new.status, 1)
        on conflict (status) do update set number = number + 1;
end;
