BEGIN TRANSACTION;
CREATE TABLE clocks (
    game   integer not null references tables (id),
    seat   integer not null,
    asked  integer not null,                  -- since when it is asked, 0: not asked
    bank   integer not null,                  -- seconds left beyond the pace
    called integer not null,                  -- 1: told that it is asked, 0: a call is still due
    primary key (game, seat)
) strict;
INSERT INTO "clocks" VALUES(1,1,0,0,1);
INSERT INTO "clocks" VALUES(1,0,1750000000,0,1);
CREATE TABLE due (
    id     integer primary key,
    at     integer not null,
    kind   text    not null,
    game   integer references tables (id),    -- null: about a person, not a table
    who    integer not null,                  -- a seat of the game; without a game the member
    asked  integer not null                   -- the moment of the question it belongs to, 0: to none
) strict;
INSERT INTO "due" VALUES(1,1750604800,'lobby-warn',1,0,0);
INSERT INTO "due" VALUES(2,1751209600,'lobby-end',1,0,0);
CREATE TABLE lessons (
    member integer primary key,
    setup  text    not null,                  -- the setup line of its transcript
    seed   blob    not null,
    rows   text    not null                   -- JSON list of [seat, text]; seat null: chance
) strict;
CREATE TABLE log (
    game     integer not null references tables (id),
    sequence integer not null,
    seat     integer,                     -- null: chance
    action   text    not null,
    digest   text    not null,            -- fingerprint of the state after this row
    at       integer not null, automatic integer not null default 0,
    primary key (game, sequence)
) strict;
INSERT INTO "log" VALUES(1,1,NULL,'draw 1','e5d9dd5b724e54f1',1750000000,0);
INSERT INTO "log" VALUES(1,2,NULL,'draw fisher','885b007bf9b627bc',1750000000,0);
INSERT INTO "log" VALUES(1,3,NULL,'draw advanced-scout','de2c17db9c83b727',1750000000,0);
INSERT INTO "log" VALUES(1,4,NULL,'draw fire-keeper','ab7d0d07acca4f94',1750000000,0);
INSERT INTO "log" VALUES(1,5,NULL,'draw fire-keeper','343eae29526f9dc0',1750000000,0);
INSERT INTO "log" VALUES(1,6,NULL,'draw advanced-scout','ec5997a43b041640',1750000000,0);
INSERT INTO "log" VALUES(1,7,NULL,'draw shaman','5648674b356ab919',1750000000,0);
INSERT INTO "log" VALUES(1,8,NULL,'draw swamp-2','2c13f94c88590884',1750000000,0);
INSERT INTO "log" VALUES(1,9,NULL,'draw swamp-3','a4dedfd26a469cba',1750000000,0);
INSERT INTO "log" VALUES(1,10,NULL,'draw boots','797240c978bdec73',1750000000,0);
INSERT INTO "log" VALUES(1,11,NULL,'draw millstone','07649c122f73c747',1750000000,0);
INSERT INTO "log" VALUES(1,12,NULL,'draw boots','fda6fca5c6293209',1750000000,0);
INSERT INTO "log" VALUES(1,13,1,'play hunter','7486a6b323330644',1750000000,0);
INSERT INTO "log" VALUES(1,14,NULL,'draw toxodon-2','e1c9e69bbc51f215',1750000000,0);
INSERT INTO "log" VALUES(1,15,1,'send toxodon-2+toxodon-2','1b785123bd59639c',1750000000,0);
INSERT INTO "log" VALUES(1,16,1,'lay left','f966c4368db525cc',1750000000,0);
INSERT INTO "log" VALUES(1,17,0,'play hunter','cc2fcc239f7944e2',1750000000,0);
INSERT INTO "log" VALUES(1,18,0,'wear toxodon-2 fur','00b5d72a64a2338f',1750000000,0);
INSERT INTO "log" VALUES(1,19,NULL,'draw cave-bear-5','6b62de6cd933d73c',1750000000,0);
INSERT INTO "log" VALUES(1,20,0,'send cave-bear-5+cave-bear-5','6376112e4689a775',1750000000,0);
INSERT INTO "log" VALUES(1,21,0,'lay middle','778fbee5ddfadf38',1750000000,0);
INSERT INTO "log" VALUES(1,22,1,'recall toxodon-2 meat+meat','f57449254d0fc656',1750000000,0);
INSERT INTO "log" VALUES(1,23,0,'recall cave-bear-5 meat+meat','ecf4aa7bef31fb99',1750000000,0);
INSERT INTO "log" VALUES(1,24,1,'play chief','b7271dcb7c14aa2e',1750000000,0);
INSERT INTO "log" VALUES(1,25,NULL,'draw mortar','5a53d13314ebabd2',1750000000,0);
INSERT INTO "log" VALUES(1,26,1,'send cave-bear-5+mud-springs','58af95f5aaca3c7f',1750000000,0);
INSERT INTO "log" VALUES(1,27,0,'play chief','240233b8eb0730cb',1750000000,0);
INSERT INTO "log" VALUES(1,28,NULL,'draw drum','eb2ec37f3d166605',1750000000,0);
INSERT INTO "log" VALUES(1,29,0,'send cave-bear-5+swamp-3','de1155646bbe30f0',1750000000,0);
INSERT INTO "log" VALUES(1,30,0,'lay left','39be33787e28b85f',1750000000,0);
INSERT INTO "log" VALUES(1,31,1,'play offspring','8b245bf772b74fb7',1750000000,0);
INSERT INTO "log" VALUES(1,32,1,'lay middle','1bbcc56b5a29cbdf',1750000000,0);
INSERT INTO "log" VALUES(1,33,0,'play offspring','28cbb23904cea69a',1750000000,0);
INSERT INTO "log" VALUES(1,34,1,'play scout','885c8e3e83ba47e8',1750000000,0);
INSERT INTO "log" VALUES(1,35,1,'wear swamp-2 wood swamp-3 stone','15ccc260922f3380',1750000000,0);
INSERT INTO "log" VALUES(1,36,NULL,'draw forest-3','a1d48453338500a6',1750000000,0);
INSERT INTO "log" VALUES(1,37,1,'send cave-bear-5+forest-3+mud-springs','7e0cd20c9242b751',1750000000,0);
INSERT INTO "log" VALUES(1,38,1,'lay left','f1536333663b7577',1750000000,0);
INSERT INTO "log" VALUES(1,39,0,'play scout','5059cf7d0dd74e6c',1750000000,0);
INSERT INTO "log" VALUES(1,40,0,'wear swamp-2 wood swamp-3 wood forest-3 stone','3a1b8c7991f00eb0',1750000000,0);
INSERT INTO "log" VALUES(1,41,NULL,'draw floodplain-1','83fd827eb8bec265',1750000000,0);
INSERT INTO "log" VALUES(1,42,0,'send cave-bear-5+floodplain-1+swamp-3','c414a98bee3dcc7b',1750000000,0);
INSERT INTO "log" VALUES(1,43,0,'lay middle','b3f2bf3bda780f29',1750000000,0);
INSERT INTO "log" VALUES(1,44,1,'sunset','f7aaf74b26ab8e23',1750000000,0);
INSERT INTO "log" VALUES(1,45,1,'stash boots','98f8bff266fe16b5',1750000000,0);
INSERT INTO "log" VALUES(1,46,1,'recruit 0 3 4','a0ade67f96b70309',1750000000,0);
INSERT INTO "log" VALUES(1,47,0,'sunset','fbdb7a3ab50ed26f',1750000000,0);
INSERT INTO "log" VALUES(1,48,0,'stash millstone','ff6adfd8f36f5162',1750000000,0);
INSERT INTO "log" VALUES(1,49,0,'recruit 5 2 0','c46d6348745e60cd',1750000000,0);
INSERT INTO "log" VALUES(1,50,1,'recall cave-bear-5 meat','ad593a0768a19ca8',1750000000,0);
INSERT INTO "log" VALUES(1,51,1,'done','dd1bdfc554d2db08',1750000000,0);
INSERT INTO "log" VALUES(1,52,0,'play fisher','4eca0003ba155f4a',1750000000,0);
INSERT INTO "log" VALUES(1,53,NULL,'draw shelter','291633b81eda9362',1750000000,0);
INSERT INTO "log" VALUES(1,54,NULL,'draw wooden-wheel','8116e817e11fbcd2',1750000000,0);
INSERT INTO "log" VALUES(1,55,0,'stash shelter','c3aa0f4b188f3c79',1750000000,0);
INSERT INTO "log" VALUES(1,56,1,'play hunter','1d569ddd6a7036ce',1750000000,0);
INSERT INTO "log" VALUES(1,57,NULL,'draw cave-bear-1','8d626989fef749ba',1750000000,0);
INSERT INTO "log" VALUES(1,58,1,'send cave-bear-1+cave-bear-1+mud-springs','c815e9fccf364bba',1750000000,0);
INSERT INTO "log" VALUES(1,59,0,'recall swamp-3 wood cave-bear-5 fur floodplain-1 wood','a26b78098d08a1ca',1750000000,0);
INSERT INTO "log" VALUES(1,60,0,'create shelter','b0183f4c772e8607',1750000000,0);
INSERT INTO "log" VALUES(1,61,1,'recall cave-bear-1 fur+fur','1437eaf0244d3687',1750000000,0);
INSERT INTO "log" VALUES(1,62,1,'convert','75bc45b23f7a5a0e',1750000000,0);
INSERT INTO "log" VALUES(1,63,1,'recall mud-springs member','fa8da72d17aef01f',1750000000,0);
CREATE TABLE notes (
    name  text primary key,
    value text not null
) strict, without rowid;
INSERT INTO "notes" VALUES('commands','1191000000004194304:222ccb51d20b3ecb5be416b02dd41193aae9f24f8300cf515792fe3b02e693f4');
INSERT INTO "notes" VALUES('locale-1191000000008388608','en-US');
INSERT INTO "notes" VALUES('locale-1191000000012582912','en-US');
INSERT INTO "notes" VALUES('rules','507ab4826a83832f');
INSERT INTO "notes" VALUES('server-locale-1191000000025165824','');
CREATE TABLE orders (
    game  integer not null references tables (id),
    seat  integer not null,
    name  text    not null,               -- which question, an id of the game
    value text    not null,               -- `ask`: the seat wants to be asked
    primary key (game, seat, name)
) strict, without rowid;
CREATE TABLE outbox (
    id      integer primary key,
    game    integer not null references tables (id),
    kind    text    not null,
    content text    not null,             -- JSON
    status  text    not null check (status in ('owed', 'sending', 'sent', 'passed')),
    message integer                       -- the message it became
) strict;
INSERT INTO "outbox" VALUES(1,1,'lobby','{}','sent',1573979675145797632);
INSERT INTO "outbox" VALUES(2,1,'lobby','{}','sent',1573979675145797632);
INSERT INTO "outbox" VALUES(3,1,'lobby','{}','sent',1573979675145797632);
INSERT INTO "outbox" VALUES(4,1,'start','{"commitment": "b8f7ba3f95db30c0f01e466eb553755e58bdedf5be33581e298f9acaa0001736"}','sent',1573979675271626752);
INSERT INTO "outbox" VALUES(5,1,'hand-over','{"mention": [1], "row": 12}','sent',1573979676043378688);
INSERT INTO "outbox" VALUES(6,1,'board','{"mention": [], "row": 14}','sent',1573979676043378688);
INSERT INTO "outbox" VALUES(7,1,'board','{"mention": [], "row": 15}','passed',NULL);
INSERT INTO "outbox" VALUES(8,1,'hand-over','{"mention": [0], "row": 16}','passed',NULL);
INSERT INTO "outbox" VALUES(9,1,'board','{"mention": [], "row": 17}','passed',NULL);
INSERT INTO "outbox" VALUES(10,1,'board','{"mention": [], "row": 19}','passed',NULL);
INSERT INTO "outbox" VALUES(11,1,'board','{"mention": [], "row": 20}','passed',NULL);
INSERT INTO "outbox" VALUES(12,1,'hand-over','{"mention": [0, 1], "row": 16}','passed',NULL);
INSERT INTO "outbox" VALUES(13,1,'hand-over','{"mention": [0, 1], "row": 16}','passed',NULL);
INSERT INTO "outbox" VALUES(14,1,'hand-over','{"mention": [0, 1], "row": 16}','passed',NULL);
INSERT INTO "outbox" VALUES(15,1,'board','{"mention": [], "row": 25}','passed',NULL);
INSERT INTO "outbox" VALUES(16,1,'hand-over','{"mention": [0, 1], "row": 16}','passed',NULL);
INSERT INTO "outbox" VALUES(17,1,'board','{"mention": [], "row": 28}','passed',NULL);
INSERT INTO "outbox" VALUES(18,1,'board','{"mention": [], "row": 29}','passed',NULL);
INSERT INTO "outbox" VALUES(19,1,'hand-over','{"mention": [0, 1], "row": 16}','passed',NULL);
INSERT INTO "outbox" VALUES(20,1,'board','{"mention": [], "row": 31}','passed',NULL);
INSERT INTO "outbox" VALUES(21,1,'hand-over','{"mention": [0, 1], "row": 16}','passed',NULL);
INSERT INTO "outbox" VALUES(22,1,'hand-over','{"mention": [0, 1], "row": 16}','passed',NULL);
INSERT INTO "outbox" VALUES(23,1,'board','{"mention": [], "row": 34}','passed',NULL);
INSERT INTO "outbox" VALUES(24,1,'board','{"mention": [], "row": 36}','passed',NULL);
INSERT INTO "outbox" VALUES(25,1,'board','{"mention": [], "row": 37}','passed',NULL);
INSERT INTO "outbox" VALUES(26,1,'hand-over','{"mention": [0, 1], "row": 16}','passed',NULL);
INSERT INTO "outbox" VALUES(27,1,'board','{"mention": [], "row": 39}','passed',NULL);
INSERT INTO "outbox" VALUES(28,1,'board','{"mention": [], "row": 41}','passed',NULL);
INSERT INTO "outbox" VALUES(29,1,'board','{"mention": [], "row": 42}','passed',NULL);
INSERT INTO "outbox" VALUES(30,1,'hand-over','{"mention": [0, 1], "row": 16}','passed',NULL);
INSERT INTO "outbox" VALUES(31,1,'board','{"mention": [], "row": 44}','passed',NULL);
INSERT INTO "outbox" VALUES(32,1,'board','{"mention": [], "row": 45}','passed',NULL);
INSERT INTO "outbox" VALUES(33,1,'hand-over','{"mention": [0, 1], "row": 16}','passed',NULL);
INSERT INTO "outbox" VALUES(34,1,'board','{"mention": [], "row": 47}','passed',NULL);
INSERT INTO "outbox" VALUES(35,1,'board','{"mention": [], "row": 48}','passed',NULL);
INSERT INTO "outbox" VALUES(36,1,'hand-over','{"mention": [0, 1], "row": 16}','passed',NULL);
INSERT INTO "outbox" VALUES(37,1,'board','{"mention": [], "row": 50}','passed',NULL);
INSERT INTO "outbox" VALUES(38,1,'hand-over','{"mention": [0, 1], "row": 16}','passed',NULL);
INSERT INTO "outbox" VALUES(39,1,'board','{"mention": [], "row": 54}','passed',NULL);
INSERT INTO "outbox" VALUES(40,1,'hand-over','{"mention": [0, 1], "row": 16}','passed',NULL);
INSERT INTO "outbox" VALUES(41,1,'board','{"mention": [], "row": 57}','passed',NULL);
INSERT INTO "outbox" VALUES(42,1,'hand-over','{"mention": [0, 1], "row": 16}','passed',NULL);
INSERT INTO "outbox" VALUES(43,1,'board','{"mention": [], "row": 59}','passed',NULL);
INSERT INTO "outbox" VALUES(44,1,'hand-over','{"mention": [0, 1], "row": 16}','passed',NULL);
INSERT INTO "outbox" VALUES(45,1,'board','{"mention": [], "row": 61}','passed',NULL);
INSERT INTO "outbox" VALUES(46,1,'board','{"mention": [], "row": 62}','passed',NULL);
INSERT INTO "outbox" VALUES(47,1,'hand-over','{"mention": [0, 1], "row": 16}','sent',1573979677469442048);
CREATE TABLE people (
    member     integer primary key,
    calls      text    not null check (calls in ('thread', 'dm', 'none')), -- where they are told that it is their turn
    zone       text    not null,              -- IANA name of their time zone
    quiet_from integer not null,              -- minutes after midnight; no quiet hours when it equals quiet_to
    quiet_to   integer not null,
    snoozed    integer not null,              -- nobody calls before
    away_from  integer not null,              -- nothing is expected between these two
    away_to    integer not null,
    away_year  integer not null,              -- the year whose days away are counted
    away_days  integer not null,
    next_up    integer not null,              -- 1: a note when the seat before them is asked
    called     integer not null,              -- when they were last called by direct message
    answers    integer not null,              -- decisions answered, and the seconds these took: their own pace
    seconds    integer not null
) strict;
INSERT INTO "people" VALUES(1191000000008388608,'thread','UTC',0,0,0,0,0,0,0,0,0,8,0);
INSERT INTO "people" VALUES(1191000000012582912,'thread','UTC',0,0,0,0,0,0,0,0,0,9,0);
CREATE TABLE people_tables (
    member integer not null,
    game   integer not null references tables (id),
    calls  text    not null check (calls in ('thread', 'dm', 'none')),
    primary key (member, game)
) strict;
CREATE TABLE requests (
    id     integer primary key,
    game   integer not null references tables (id),
    kind   text    not null check (kind in ('undo', 'end')),
    seat   integer not null,              -- who asks
    keep   integer not null,              -- undo: the row that stays; end: the row at which it was asked
    agreed text    not null,              -- JSON list of the seats that said yes
    status text    not null check (status in ('open', 'accepted', 'refused', 'void'))
) strict;
CREATE TABLE results (
    game    integer not null references tables (id),
    seat    integer not null,
    server  integer not null,
    member  integer not null,
    name    text    not null,
    setup   text    not null,              -- the setup line, with the number of seats that played
    score   integer not null,
    place   integer not null,              -- 1: won; equal places are equal
    rounds  integer not null,
    rated   integer not null,
    ended   integer not null,
    primary key (game, seat)
) strict;
CREATE TABLE seats (
    game   integer not null references tables (id),
    seat   integer not null,
    member integer not null,
    name   text    not null,
    salt   blob    not null,              -- this player's part of the secret that all chance comes from
    primary key (game, seat)
) strict;
INSERT INTO "seats" VALUES(1,0,1191000000008388608,'Anna',X'3122071113BD120536ABCE666699A58C');
INSERT INTO "seats" VALUES(1,1,1191000000012582912,'Ben',X'091AFFEA6A87144AFF71EACC524472FD');
CREATE TABLE snapshots (
    game     integer not null references tables (id),
    sequence integer not null,
    rules    integer not null,
    state    text    not null,
    primary key (game, sequence)
) strict;
INSERT INTO "snapshots" VALUES(1,55,1,'{"":"State","stack":[{"":"BeginTurn","seat":0},{"":"CheckEnd","seat":1},{"":"RefillWilderness"},{"":"VisitPlaces","seat":1},{"":"TakeTurn","seat":1}],"result":null,"tribes":[{"":"Tribe","vp":4,"hunger":1,"hand":["gatherer","shaman","scout","chief","hunter","fire-keeper","advanced-scout","advanced-scout"],"village":0,"camp":0,"supply":2,"passed":[],"items":["millstone","shelter"],"created":[],"gained":{"start":3,"sunset":1}},{"":"Tribe","vp":4,"hunger":2,"hand":["gatherer","shaman","scout","offspring","hunter","offspring","chief","shaman","fire-keeper"],"village":1,"camp":0,"supply":2,"passed":[],"items":["boots"],"created":[],"gained":{"start":3,"sunset":1}}],"display":[["fisher"],[],[]],"items":{"":"Deck","unseen":["hand-axe","hand-axe","vegetable-patch","vegetable-patch","vegetable-patch","vegetable-patch","axe","axe","millstone","millstone","millstone","mortar","clay-figure","clay-figure","clay-figure","drum","drum","loom","loom","clay-oven","clay-oven","wooden-wheel","shelter","stone-hut"],"discard":["mortar","boots","drum","wooden-wheel"]},"wilderness":{"":"Deck","unseen":["mountains-1","mountains-2","mountains-3","savanna-1","savanna-2","savanna-3","floodplain-2","floodplain-3","swamp-1","forest-1","forest-2","desert-1","desert-2","desert-3"],"discard":[]},"hunting":{"":"Deck","unseen":["glyptodon-1","glyptodon-2","glyptodon-3","macrauchenia-1","macrauchenia-2","megatherium-1","megatherium-2","toxodon-1","toxodon-3","cave-bear-1","cave-bear-2","cave-bear-3","cave-bear-4","mammoth-1","sabre-tooth-1","sabre-tooth-2"],"discard":[]},"fields":{"swamp-2":{"wood":0,"clay":2,"fruit":1},"swamp-3":{"stone":0,"wood":1,"clay":2},"toxodon-2":{"fur":0,"meat":2},"cave-bear-5":{"fur":2,"meat":0},"forest-3":{"stone":0,"wood":3,"fruit":1},"floodplain-1":{"wood":1,"clay":3,"fruit":2}},"places":["mammoth-graveyard","mud-springs","ice-cavern"],"crowd":{"mammoth-graveyard":[0,0],"mud-springs":[0,1],"ice-cavern":[0,0],"swamp-2":[0,0],"swamp-3":[1,0],"toxodon-2":[0,0],"cave-bear-5":[1,0],"forest-3":[0,1],"floodplain-1":[1,0]},"today":{"":"Today","played":null,"sunset":false,"created":0,"carried":false,"draws":0,"revealed":null,"pool":{},"locked":{}},"turn":15,"phase":"turn","start_player":1,"active":1,"ending":false,"why":""}');
INSERT INTO "snapshots" VALUES(1,60,1,'{"":"State","stack":[{"":"BeginTurn","seat":0},{"":"CheckEnd","seat":1},{"":"RefillWilderness"},{"":"VisitPlaces","seat":1},{"":"TakeTurn","seat":1}],"result":null,"tribes":[{"":"Tribe","vp":7,"hunger":1,"hand":["gatherer","shaman","scout","chief","hunter","fire-keeper","advanced-scout","advanced-scout"],"village":3,"camp":0,"supply":2,"passed":[],"items":["millstone"],"created":["shelter"],"gained":{"start":3,"sunset":1,"item":3}},{"":"Tribe","vp":4,"hunger":2,"hand":["gatherer","shaman","scout","offspring","offspring","chief","shaman","fire-keeper"],"village":0,"camp":0,"supply":2,"passed":[],"items":["boots"],"created":[],"gained":{"start":3,"sunset":1}}],"display":[["fisher"],["hunter"],[]],"items":{"":"Deck","unseen":["hand-axe","hand-axe","vegetable-patch","vegetable-patch","vegetable-patch","vegetable-patch","axe","axe","millstone","millstone","millstone","mortar","clay-figure","clay-figure","clay-figure","drum","drum","loom","loom","clay-oven","clay-oven","wooden-wheel","shelter","stone-hut"],"discard":["mortar","boots","drum","wooden-wheel"]},"wilderness":{"":"Deck","unseen":["mountains-1","mountains-2","mountains-3","savanna-1","savanna-2","savanna-3","floodplain-2","floodplain-3","swamp-1","forest-1","forest-2","desert-1","desert-2","desert-3"],"discard":[]},"hunting":{"":"Deck","unseen":["glyptodon-1","glyptodon-2","glyptodon-3","macrauchenia-1","macrauchenia-2","megatherium-1","megatherium-2","toxodon-1","toxodon-3","cave-bear-2","cave-bear-3","cave-bear-4","mammoth-1","sabre-tooth-1","sabre-tooth-2"],"discard":["cave-bear-5"]},"fields":{"swamp-2":{"wood":0,"clay":2,"fruit":1},"swamp-3":{"stone":0,"wood":0,"clay":2},"toxodon-2":{"fur":0,"meat":1},"forest-3":{"stone":0,"wood":3,"fruit":1},"floodplain-1":{"wood":0,"clay":3,"fruit":2},"cave-bear-1":{"fur":2,"meat":3}},"places":["mammoth-graveyard","mud-springs","ice-cavern"],"crowd":{"mammoth-graveyard":[0,0],"mud-springs":[0,1],"ice-cavern":[0,0],"swamp-2":[0,0],"swamp-3":[0,0],"toxodon-2":[0,0],"forest-3":[0,0],"floodplain-1":[0,0],"cave-bear-1":[0,2]},"today":{"":"Today","played":null,"sunset":false,"created":0,"carried":false,"draws":0,"revealed":null,"pool":{},"locked":{}},"turn":17,"phase":"turn","start_player":1,"active":1,"ending":false,"why":""}');
CREATE TABLE tables (
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
, pace text not null default 'none', rated integer not null default 0) strict;
INSERT INTO "tables" VALUES(1,1191000000025165824,1191000000041943040,1573979675145797632,1191000000008388608,'Furs','hunters_scouts seats=2 modules=normal,first-places edition=2014','running',X'D7A56D3CFCF9A44DC716691ACDABA1B8A912646543C6977A5A43AC2753CF1017',1573979675145797632,1573979677469442048,63,60,1750000000,'none',0);
CREATE TABLE votes (
    id      integer primary key,
    game    integer not null references tables (id),
    seat    integer not null,                 -- whose time is up
    asked   integer not null,
    answers text    not null,                 -- JSON: choice by seat
    status  text    not null check (status in ('open', 'decided', 'void'))
) strict;
CREATE INDEX tables_by_place on tables (thread, channel);
CREATE INDEX seats_by_member on seats (member);
CREATE INDEX outbox_owed on outbox (status, game) where status in ('owed', 'sending');
CREATE INDEX clocks_uncalled on clocks (game) where asked > 0 and called = 0;
CREATE INDEX due_by_time on due (at);
CREATE INDEX results_by_server on results (server, ended);
CREATE INDEX results_by_member on results (member, ended);
COMMIT;
pragma user_version = 6;
