-- The schema of number 18, as one file: what the files up to that number make of a SQLite file, in the same order of columns.
-- What a column means stands there. Texts compare byte by byte (`collate "C"`), as in SQLite.

-- A number in a JSON text. SQLite has this function.
create function json_extract(content text, path text) returns bigint
    language sql immutable parallel safe
    return ((content::jsonb) ->> substr(path, 3))::bigint;

create table tables (
    id          bigint primary key,
    server      bigint not null,
    channel     bigint not null,
    thread      bigint,
    host        bigint not null,
    title       text collate "C" not null,
    setup       text collate "C" not null,
    status      text collate "C" not null check (status in ('lobby', 'running', 'over', 'ended')),
    seed        bytea not null,
    lobby       bigint,
    board       bigint,
    turn_from   bigint not null default 0,
    news_from   bigint not null default 0,
    opened      bigint not null,
    pace        text collate "C" not null default 'none',
    rated       bigint not null default 0,
    scheme      bigint not null default 1,
    commitment  text collate "C" not null default '',
    fingerprint text collate "C" not null default '',
    rules       bigint not null default 1,
    hints       text collate "C" not null default 'none'
);

create table seats (
    game       bigint not null references tables (id),
    seat       bigint not null,
    member     bigint not null,
    name       text collate "C" not null,
    salt       bytea not null,
    first_move bigint not null default 0,
    caretaker  text collate "C" not null default '',
    primary key (game, seat)
);

create table log (
    game      bigint not null references tables (id),
    sequence  bigint not null,
    seat      bigint,
    action    text collate "C" not null,
    digest    text collate "C" not null,
    at        bigint not null,
    automatic bigint not null default 0,
    computer  text collate "C" not null default '',
    primary key (game, sequence)
);

create table snapshots (
    game     bigint not null references tables (id),
    sequence bigint not null,
    rules    bigint not null,
    state    text collate "C" not null,
    primary key (game, sequence)
);

create table outbox (
    id      bigint primary key,
    game    bigint not null references tables (id),
    kind    text collate "C" not null,
    content text collate "C" not null,
    status  text collate "C" not null check (status in ('owed', 'sending', 'sent', 'passed')),
    message bigint,
    after   bigint not null default 0
);

create table requests (
    id     bigint primary key,
    game   bigint not null references tables (id),
    kind   text collate "C" not null check (kind in ('undo', 'end')),
    seat   bigint not null,
    keep   bigint not null,
    agreed text collate "C" not null,
    status text collate "C" not null check (status in ('open', 'accepted', 'refused', 'void'))
);

create table notes (
    name  text collate "C" primary key,
    value text collate "C" not null
);

create table orders (
    game  bigint not null references tables (id),
    seat  bigint not null,
    name  text collate "C" not null,
    value text collate "C" not null,
    primary key (game, seat, name)
);

create table people (
    member     bigint primary key,
    calls      text collate "C" not null check (calls in ('thread', 'dm', 'none')),
    zone       text collate "C" not null,
    quiet_from bigint not null,
    quiet_to   bigint not null,
    snoozed    bigint not null,
    away_from  bigint not null,
    away_to    bigint not null,
    away_year  bigint not null,
    away_days  bigint not null,
    next_up    bigint not null,
    substitute bigint not null default 0
);

create table people_tables (
    member bigint not null,
    game   bigint not null references tables (id),
    calls  text collate "C" not null check (calls in ('thread', 'dm', 'none')),
    primary key (member, game)
);

create table clocks (
    game   bigint not null references tables (id),
    seat   bigint not null,
    asked  bigint not null,
    bank   bigint not null,
    told   bigint not null,
    since  bigint not null default 0,
    "left" bigint not null default 0,
    primary key (game, seat)
);

create table due (
    id    bigint primary key,
    at    bigint not null,
    kind  text collate "C" not null,
    game  bigint references tables (id),
    who   bigint not null,
    asked bigint not null,
    tries bigint not null default 0
);

create table votes (
    id      bigint primary key,
    game    bigint not null references tables (id),
    seat    bigint not null,
    asked   bigint not null,
    answers text collate "C" not null,
    status  text collate "C" not null check (status in ('open', 'decided', 'void'))
);

create table results (
    game      bigint not null references tables (id),
    seat      bigint not null,
    server    bigint not null,
    member    bigint not null,
    name      text collate "C" not null,
    setup     text collate "C" not null,
    score     bigint not null,
    place     bigint not null,
    rounds    bigint not null,
    rated     bigint not null,
    ended     bigint not null,
    computers bigint not null default 0,
    primary key (game, seat)
);

create table lessons (
    member bigint primary key,
    setup  text collate "C" not null,
    seed   bytea not null,
    rows   text collate "C" not null
);

create table words (
    game   bigint not null references tables (id),
    place  bigint not null,
    member bigint not null,
    name   text collate "C" not null,
    text   text collate "C",
    digest text collate "C" not null,
    primary key (game, place)
);

create table activity (
    member  bigint primary key,
    answers bigint not null,
    seconds bigint not null,
    called  bigint not null
);

create table table_counts (
    status text collate "C" primary key,
    number bigint not null
);

create table chosen_languages (
    server   bigint primary key,
    language text collate "C" not null
);

create table server_locales (
    server bigint primary key,
    locale text collate "C" not null
);

create table record_keepers (
    server bigint primary key
);

create table locales (
    member bigint primary key,
    locale text collate "C" not null
);

create table offers (
    game  bigint not null references tables (id),
    seat  bigint not null,
    post  bigint not null,
    asked bigint not null,
    primary key (game, seat)
);

create table former_players (
    game       bigint not null references tables (id),
    seat       bigint not null,
    member     bigint not null,
    name       text collate "C" not null,
    first_move bigint not null,
    primary key (game, seat)
);

create table rematches (
    game bigint primary key references tables (id),
    next bigint not null
);

create table rotations (
    game   bigint not null references tables (id),
    place  bigint not null,
    member bigint not null,
    primary key (game, place)
);

create table told_of_rules (
    game bigint primary key references tables (id),
    row  bigint not null
);

create table notifications (
    id      bigint primary key,
    game    bigint not null references tables (id),
    member  bigint not null,
    games   text collate "C" not null,
    place   bigint not null default 0,
    message bigint not null default 0,
    private bigint not null default 0
);

create table hints (
    game  bigint not null references tables (id),
    seat  bigint not null,
    move  bigint not null,
    round bigint not null,
    primary key (game, seat, move)
);

create table analyses (
    game   bigint primary key references tables (id),
    result text collate "C" not null default ''
);

create table habits (
    member bigint not null,
    game   text collate "C" not null,
    name   text collate "C" not null,
    counts text collate "C" not null,
    primary key (member, game, name)
);

create index seats_by_member on seats (member);
create index outbox_owed on outbox (status, game) where status in ('owed', 'sending');
create index due_by_time on due (at);
create index results_by_server on results (server, ended);
create index results_by_member on results (member, ended);
create index words_by_member on words (member);
create index due_by_game on due (game, kind);
create index votes_by_game on votes (game, seat);
create index tables_by_place on tables (coalesce(thread, channel));
create index tables_by_status on tables (status);
create index tables_by_host on tables (host);
create index tables_open on tables (server) where status in ('lobby', 'running');
create index outbox_by_game on outbox (game);
create index outbox_by_message on outbox (message) where message is not null;
create index outbox_by_reader on outbox (json_extract(content, '$.member')) where kind in ('call', 'next-up');
create index requests_open on requests (game) where status = 'open';
create index due_for_people on due (who) where game is null;
create index former_players_by_member on former_players (member);
create index rotations_by_member on rotations (member);
create index notifications_by_member on notifications (member);
create index seats_of_computers on seats (game) where member < 0 or caretaker <> '';
create index analyses_owed on analyses (length(result));

create function count_table() returns trigger language plpgsql as $$
begin
    if tg_op = 'UPDATE' then
        update table_counts set number = number - 1 where status = old.status;
    end if;
    insert into table_counts (status, number) values (new.status, 1)
        on conflict (status) do update set number = table_counts.number + 1;
    return null;
end $$;

create trigger table_opened after insert on tables for each row execute function count_table();
create trigger table_went_on after update of status on tables for each row
    when (old.status <> new.status) execute function count_table();

-- Where the numbers of rows come from, so that several processes never take the same.
create sequence tables_numbers;
create sequence outbox_numbers;
create sequence requests_numbers;
create sequence due_numbers;
create sequence votes_numbers;

-- The last transaction of each process that writes: whether a commit that was not answered is stored.
create table writers (
    id     bigint primary key,
    number bigint not null
);
