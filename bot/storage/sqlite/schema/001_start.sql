-- The first schema. Ids of people, servers, channels and messages are Discord's; times are UNIX seconds.

create table tables (
    id         integer primary key,
    server     integer not null,          -- 0 in direct messages
    channel    integer not null,          -- where it was opened
    thread     integer,                   -- where it is played, once the thread exists; else the channel itself
    host       integer not null,
    title      text    not null,
    setup      text    not null,          -- the setup line of its transcript
    status     text    not null check (status in ('lobby', 'running', 'over', 'ended')),
    seed       blob    not null,          -- the server seed; published when the game is over
    lobby      integer,                   -- the lobby message
    board      integer,                   -- the board message of the current hand-over
    turn_from  integer not null default 0, -- the row after which the current hand-over began
    news_from  integer not null default 0, -- the row after which the hand-over before it began
    opened     integer not null
) strict;

create index tables_by_place on tables (thread, channel);

create table seats (
    game   integer not null references tables (id),
    seat   integer not null,
    member integer not null,
    name   text    not null,
    salt   blob    not null,              -- this player's part of the secret that all chance comes from
    primary key (game, seat)
) strict;

create index seats_by_member on seats (member);

-- The truth. Rows are only ever added; `undo N` takes back all rows after row N.
create table log (
    game     integer not null references tables (id),
    sequence integer not null,
    seat     integer,                     -- null: chance
    action   text    not null,
    digest   text    not null,            -- fingerprint of the state after this row
    at       integer not null,
    primary key (game, sequence)
) strict;

-- The state at each round boundary, so that games survive a rule fix that breaks their past.
create table snapshots (
    game     integer not null references tables (id),
    sequence integer not null,
    rules    integer not null,
    state    text    not null,
    primary key (game, sequence)
) strict;

-- What must still be posted. Written in the same transaction as the move that owes it.
create table outbox (
    id      integer primary key,
    game    integer not null references tables (id),
    kind    text    not null,
    content text    not null,             -- JSON
    status  text    not null check (status in ('owed', 'sending', 'sent', 'passed')),
    message integer                       -- the message it became
) strict;

create index outbox_owed on outbox (status, game) where status in ('owed', 'sending');

-- Questions to other seats: taking back a move, ending the game.
create table requests (
    id     integer primary key,
    game   integer not null references tables (id),
    kind   text    not null check (kind in ('undo', 'end')),
    seat   integer not null,              -- who asks
    keep   integer not null,              -- undo: the row that stays; end: the row at which it was asked
    agreed text    not null,              -- JSON list of the seats that said yes
    status text    not null check (status in ('open', 'accepted', 'refused', 'void'))
) strict;

-- Facts about the bot itself, such as the fingerprint of the commands Discord knows.
create table notes (
    name  text primary key,
    value text not null
) strict, without rowid;
