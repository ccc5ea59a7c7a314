BEGIN TRANSACTION;
CREATE TABLE clocks (
    game   integer not null references tables (id),
    seat   integer not null,
    asked  integer not null,                  -- since when it is asked, 0: not asked
    bank   integer not null,                  -- seconds left beyond the pace
    called integer not null,                  -- 1: told that it is asked, 0: a call is still due
    primary key (game, seat)
) strict;
INSERT INTO "clocks" VALUES(1,1,1750000000,0,1);
INSERT INTO "clocks" VALUES(1,0,0,0,1);
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
INSERT INTO "log" VALUES(1,2,NULL,'draw advanced-scout','95785ca142c1586e',1750000000,0);
INSERT INTO "log" VALUES(1,3,NULL,'draw tracker','da595b00e015f4af',1750000000,0);
INSERT INTO "log" VALUES(1,4,NULL,'draw fire-keeper','74df70f230a4f9be',1750000000,0);
INSERT INTO "log" VALUES(1,5,NULL,'draw basket-weaver','aa5071d6999c1137',1750000000,0);
INSERT INTO "log" VALUES(1,6,NULL,'draw basket-weaver','bbd4169e068d70a5',1750000000,0);
INSERT INTO "log" VALUES(1,7,NULL,'draw shaman','473d81ee42654d00',1750000000,0);
INSERT INTO "log" VALUES(1,8,NULL,'draw savanna-3','7dce301bfe9c3d01',1750000000,0);
INSERT INTO "log" VALUES(1,9,NULL,'draw floodplain-1','76c549d80e070033',1750000000,0);
INSERT INTO "log" VALUES(1,10,NULL,'draw vegetable-patch','871c2ce50a1e40bf',1750000000,0);
INSERT INTO "log" VALUES(1,11,NULL,'draw millstone','ace4a7cebc931f59',1750000000,0);
INSERT INTO "log" VALUES(1,12,NULL,'draw hand-axe','a6066d3d675045f4',1750000000,0);
INSERT INTO "log" VALUES(1,13,1,'play hunter','698b83a1843ebf8e',1750000000,0);
INSERT INTO "log" VALUES(1,14,NULL,'draw cave-bear-1','eef0b60d3b43b7f6',1750000000,0);
INSERT INTO "log" VALUES(1,15,1,'send cave-bear-1+cave-bear-1','85b9ea581230502d',1750000000,0);
INSERT INTO "log" VALUES(1,16,1,'lay left','f54a0c25df22eb14',1750000000,0);
INSERT INTO "log" VALUES(1,17,0,'play hunter','74a47766c84117e3',1750000000,0);
INSERT INTO "log" VALUES(1,18,0,'wear cave-bear-1 fur','edd8ea58d8b2a592',1750000000,0);
INSERT INTO "log" VALUES(1,19,NULL,'draw sabre-tooth-2','f3f13d696ed7c66e',1750000000,0);
INSERT INTO "log" VALUES(1,20,0,'send sabre-tooth-2+sabre-tooth-2','6ce84f172a162115',1750000000,0);
INSERT INTO "log" VALUES(1,21,0,'lay middle','d72c838fc81bb7b8',1750000000,0);
INSERT INTO "log" VALUES(1,22,1,'recall cave-bear-1 meat+meat','b6acbb508ea6eaca',1750000000,0);
INSERT INTO "log" VALUES(1,23,0,'recall sabre-tooth-2 meat+meat','8865efe5f378c5ab',1750000000,0);
INSERT INTO "log" VALUES(1,24,1,'play chief','effbe0c74b4dec76',1750000000,0);
INSERT INTO "log" VALUES(1,25,NULL,'draw wooden-wheel','8a666ceabe634d6d',1750000000,0);
INSERT INTO "log" VALUES(1,26,1,'send floodplain-1+ice-cavern','b613e2c3f259a103',1750000000,0);
INSERT INTO "log" VALUES(1,27,0,'play chief','fc49ae5b5ffe4d57',1750000000,0);
INSERT INTO "log" VALUES(1,28,NULL,'draw shelter','887b24296de06f6e',1750000000,0);
INSERT INTO "log" VALUES(1,29,0,'send sabre-tooth-2+sabre-tooth-2','2b8021407b548765',1750000000,0);
INSERT INTO "log" VALUES(1,30,0,'lay left','5e53967b2c6e3c6e',1750000000,0);
INSERT INTO "log" VALUES(1,31,1,'play offspring','38874acf5c318f7e',1750000000,0);
INSERT INTO "log" VALUES(1,32,1,'lay middle','039631adba7b7544',1750000000,0);
INSERT INTO "log" VALUES(1,33,0,'play offspring','e6b20b6299614638',1750000000,0);
INSERT INTO "log" VALUES(1,34,1,'recall floodplain-1 fruit','3a81d332cd726817',1750000000,0);
INSERT INTO "log" VALUES(1,35,1,'create vegetable-patch','81d9b2d69425bdc3',1750000000,0);
INSERT INTO "log" VALUES(1,36,NULL,'draw clay-oven','04e0a54dc763ccfe',1750000000,0);
INSERT INTO "log" VALUES(1,37,1,'done','1264ba9d7d55af52',1750000000,0);
INSERT INTO "log" VALUES(1,38,0,'recall sabre-tooth-2 vp+vp','dec140ef7c5e28b5',1750000000,0);
INSERT INTO "log" VALUES(1,39,1,'play scout','fe8cdacc49e38d94',1750000000,0);
INSERT INTO "log" VALUES(1,40,1,'wear savanna-3 stone floodplain-1 wood','d9c0ffbbf7e13664',1750000000,0);
INSERT INTO "log" VALUES(1,41,NULL,'draw savanna-2','ff7fad1b4d7739ac',1750000000,0);
INSERT INTO "log" VALUES(1,42,1,'send ice-cavern+savanna-2+village','39be959202ecd7ee',1750000000,0);
INSERT INTO "log" VALUES(1,43,1,'lay left','45e06c946c5be801',1750000000,0);
INSERT INTO "log" VALUES(1,44,0,'play gatherer','968f781989c11457',1750000000,0);
INSERT INTO "log" VALUES(1,45,0,'send sabre-tooth-2+savanna-2+savanna-2','610b5f6fee43e514',1750000000,0);
INSERT INTO "log" VALUES(1,46,0,'lay middle','872ca640507aa727',1750000000,0);
INSERT INTO "log" VALUES(1,47,1,'play gatherer','fee3a638512725ba',1750000000,0);
INSERT INTO "log" VALUES(1,48,1,'send floodplain-1+ice-cavern+savanna-2','80db8160d8f29e8b',1750000000,0);
INSERT INTO "log" VALUES(1,49,0,'sunset','0649f9d2b16ba7d5',1750000000,0);
INSERT INTO "log" VALUES(1,50,0,'stash millstone','c29acde3cf4799c8',1750000000,0);
INSERT INTO "log" VALUES(1,51,0,'recruit 0 2 5','599c7c06beca3c8e',1750000000,0);
INSERT INTO "log" VALUES(1,52,1,'play shaman','cf1b7827285bc486',1750000000,0);
INSERT INTO "log" VALUES(1,53,1,'recruit 0 1 0','8e14b254731dbcca',1750000000,0);
INSERT INTO "log" VALUES(1,54,0,'recall savanna-2 fruit+stone','a9742fb9ce856f6e',1750000000,0);
INSERT INTO "log" VALUES(1,55,0,'create millstone','7eb790c60f211eb4',1750000000,0);
INSERT INTO "log" VALUES(1,56,0,'done','38123741f0bf39fe',1750000000,0);
INSERT INTO "log" VALUES(1,57,1,'play hunter','fc9eb2ddcb04a333',1750000000,0);
INSERT INTO "log" VALUES(1,58,1,'wear cave-bear-1 fur','a5dce0b51ab3d7bb',1750000000,0);
INSERT INTO "log" VALUES(1,59,NULL,'draw mammoth-1','4b87690c1469e492',1750000000,0);
INSERT INTO "log" VALUES(1,60,1,'send floodplain-1+ice-cavern+savanna-2','2c78f8c7cf55b30e',1750000000,0);
INSERT INTO "log" VALUES(1,61,0,'play chief','5c23453db8b61cb6',1750000000,0);
INSERT INTO "log" VALUES(1,62,NULL,'draw clay-figure','a87d3bc06864ffd1',1750000000,0);
INSERT INTO "log" VALUES(1,63,0,'send mammoth-1+mammoth-1+village','544d1c2934f549d8',1750000000,0);
INSERT INTO "log" VALUES(1,64,0,'lay middle','b7bac8cc3c6fe607',1750000000,0);
INSERT INTO "log" VALUES(1,65,1,'recall savanna-2 wood','e3b4e63b9dcffc36',1750000000,0);
INSERT INTO "log" VALUES(1,66,1,'done','68ca2040328d1125',1750000000,0);
INSERT INTO "log" VALUES(1,67,0,'recall mammoth-1 meat+meat','b17f3611a087bd9b',1750000000,0);
INSERT INTO "log" VALUES(1,68,1,'recall floodplain-1 clay','ce5b40e6abb8bb6e',1750000000,0);
INSERT INTO "log" VALUES(1,69,1,'done','f4a44bc5f45e8212',1750000000,0);
INSERT INTO "log" VALUES(1,70,0,'play gatherer','ff36577f60fbd280',1750000000,0);
INSERT INTO "log" VALUES(1,71,0,'send floodplain-1+floodplain-1+mud-springs','e705c73f97638ebc',1750000000,0);
INSERT INTO "log" VALUES(1,72,1,'sunset','ab5e35ccaeef1565',1750000000,0);
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
INSERT INTO "outbox" VALUES(1,1,'lobby','{}','sent',1573979695630778368);
INSERT INTO "outbox" VALUES(2,1,'lobby','{}','sent',1573979695630778368);
INSERT INTO "outbox" VALUES(3,1,'lobby','{}','sent',1573979695630778368);
INSERT INTO "outbox" VALUES(4,1,'start','{"commitment": "42e6ba1d63cd370e33d9ca73f70a64875e721091574dcd3767285d34aa92012e"}','sent',1573979695697887232);
INSERT INTO "outbox" VALUES(5,1,'hand-over','{"mention": [1], "row": 12}','sent',1573979695790161920);
INSERT INTO "outbox" VALUES(6,1,'board','{"mention": [], "row": 14}','sent',1573979695790161920);
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
INSERT INTO "outbox" VALUES(25,1,'hand-over','{"mention": [0, 1], "row": 16}','passed',NULL);
INSERT INTO "outbox" VALUES(26,1,'hand-over','{"mention": [0, 1], "row": 16}','passed',NULL);
INSERT INTO "outbox" VALUES(27,1,'board','{"mention": [], "row": 39}','passed',NULL);
INSERT INTO "outbox" VALUES(28,1,'board','{"mention": [], "row": 41}','passed',NULL);
INSERT INTO "outbox" VALUES(29,1,'board','{"mention": [], "row": 42}','passed',NULL);
INSERT INTO "outbox" VALUES(30,1,'hand-over','{"mention": [0, 1], "row": 16}','passed',NULL);
INSERT INTO "outbox" VALUES(31,1,'board','{"mention": [], "row": 44}','passed',NULL);
INSERT INTO "outbox" VALUES(32,1,'board','{"mention": [], "row": 45}','passed',NULL);
INSERT INTO "outbox" VALUES(33,1,'hand-over','{"mention": [0, 1], "row": 16}','passed',NULL);
INSERT INTO "outbox" VALUES(34,1,'board','{"mention": [], "row": 47}','passed',NULL);
INSERT INTO "outbox" VALUES(35,1,'hand-over','{"mention": [0, 1], "row": 16}','passed',NULL);
INSERT INTO "outbox" VALUES(36,1,'board','{"mention": [], "row": 49}','passed',NULL);
INSERT INTO "outbox" VALUES(37,1,'board','{"mention": [], "row": 50}','passed',NULL);
INSERT INTO "outbox" VALUES(38,1,'hand-over','{"mention": [0, 1], "row": 16}','passed',NULL);
INSERT INTO "outbox" VALUES(39,1,'board','{"mention": [], "row": 52}','passed',NULL);
INSERT INTO "outbox" VALUES(40,1,'hand-over','{"mention": [0, 1], "row": 16}','passed',NULL);
INSERT INTO "outbox" VALUES(41,1,'board','{"mention": [], "row": 54}','passed',NULL);
INSERT INTO "outbox" VALUES(42,1,'board','{"mention": [], "row": 55}','passed',NULL);
INSERT INTO "outbox" VALUES(43,1,'hand-over','{"mention": [0, 1], "row": 16}','passed',NULL);
INSERT INTO "outbox" VALUES(44,1,'board','{"mention": [], "row": 57}','passed',NULL);
INSERT INTO "outbox" VALUES(45,1,'board','{"mention": [], "row": 59}','passed',NULL);
INSERT INTO "outbox" VALUES(46,1,'hand-over','{"mention": [0, 1], "row": 16}','passed',NULL);
INSERT INTO "outbox" VALUES(47,1,'board','{"mention": [], "row": 62}','passed',NULL);
INSERT INTO "outbox" VALUES(48,1,'board','{"mention": [], "row": 63}','passed',NULL);
INSERT INTO "outbox" VALUES(49,1,'hand-over','{"mention": [0, 1], "row": 16}','passed',NULL);
INSERT INTO "outbox" VALUES(50,1,'board','{"mention": [], "row": 65}','passed',NULL);
INSERT INTO "outbox" VALUES(51,1,'hand-over','{"mention": [0, 1], "row": 16}','passed',NULL);
INSERT INTO "outbox" VALUES(52,1,'hand-over','{"mention": [0, 1], "row": 16}','passed',NULL);
INSERT INTO "outbox" VALUES(53,1,'board','{"mention": [], "row": 68}','passed',NULL);
INSERT INTO "outbox" VALUES(54,1,'hand-over','{"mention": [0, 1], "row": 16}','passed',NULL);
INSERT INTO "outbox" VALUES(55,1,'board','{"mention": [], "row": 70}','passed',NULL);
INSERT INTO "outbox" VALUES(56,1,'hand-over','{"mention": [0, 1], "row": 16}','sent',1573979696876486656);
INSERT INTO "outbox" VALUES(57,1,'board','{"mention": [], "row": 72}','passed',NULL);
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
INSERT INTO "people" VALUES(1191000000008388608,'thread','UTC',0,0,0,0,0,0,0,0,0,11,0);
INSERT INTO "people" VALUES(1191000000012582912,'thread','UTC',0,0,0,0,0,0,0,0,0,11,0);
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
INSERT INTO "seats" VALUES(1,0,1191000000008388608,'Anna',X'7BD5D47E446FCEC2A3D811736110E578');
INSERT INTO "seats" VALUES(1,1,1191000000012582912,'Ben',X'1BCCCEA696762E6116C6E9C92D99BF35');
CREATE TABLE snapshots (
    game     integer not null references tables (id),
    sequence integer not null,
    rules    integer not null,
    state    text    not null,
    primary key (game, sequence)
) strict;
INSERT INTO "snapshots" VALUES(1,67,1,'{"":"State","stack":[{"":"BeginTurn","seat":0},{"":"CheckEnd","seat":1},{"":"RefillWilderness"},{"":"VisitPlaces","seat":1},{"":"TakeTurn","seat":1}],"result":null,"tribes":[{"":"Tribe","vp":7,"hunger":0,"hand":["scout","shaman","gatherer","offspring","gatherer","offspring","shaman","fire-keeper"],"village":3,"camp":0,"supply":2,"passed":[],"items":["clay-figure"],"created":["millstone"],"gained":{"start":3,"field":2,"sunset":1,"item":1}},{"":"Tribe","vp":3,"hunger":0,"hand":[],"village":1,"camp":0,"supply":2,"passed":[],"items":["wooden-wheel","clay-oven"],"created":["vegetable-patch"],"gained":{"start":3}}],"display":[["advanced-scout","basket-weaver","hunter","chief","scout"],["tracker","basket-weaver","chief"],["shaman","hunter"]],"items":{"":"Deck","unseen":["hand-axe","vegetable-patch","vegetable-patch","vegetable-patch","axe","axe","millstone","millstone","millstone","mortar","mortar","clay-figure","clay-figure","boots","boots","drum","drum","drum","loom","loom","clay-oven","wooden-wheel","shelter","stone-hut"],"discard":["hand-axe","shelter"]},"wilderness":{"":"Deck","unseen":["mountains-1","mountains-2","mountains-3","savanna-1","floodplain-2","floodplain-3","swamp-1","swamp-2","swamp-3","forest-1","forest-2","forest-3","desert-1","desert-2","desert-3"],"discard":[]},"hunting":{"":"Deck","unseen":["glyptodon-1","glyptodon-2","glyptodon-3","macrauchenia-1","macrauchenia-2","megatherium-1","megatherium-2","toxodon-1","toxodon-2","toxodon-3","cave-bear-2","cave-bear-3","cave-bear-4","cave-bear-5","sabre-tooth-1"],"discard":["sabre-tooth-2"]},"fields":{"savanna-3":{"stone":0,"wood":1,"clay":1,"fruit":2},"floodplain-1":{"wood":0,"clay":3,"fruit":1},"cave-bear-1":{"fur":0,"meat":1},"savanna-2":{"stone":0,"wood":0,"fruit":2},"mammoth-1":{"fur":3,"meat":3}},"places":["mammoth-graveyard","mud-springs","ice-cavern"],"crowd":{"mammoth-graveyard":[0,0],"mud-springs":[0,0],"ice-cavern":[0,1],"savanna-3":[0,0],"floodplain-1":[0,1],"cave-bear-1":[0,0],"savanna-2":[0,0],"mammoth-1":[0,0]},"today":{"":"Today","played":null,"sunset":false,"created":0,"carried":false,"draws":0,"revealed":null,"pool":{},"locked":{}},"turn":21,"phase":"turn","start_player":1,"active":1,"ending":false,"why":""}');
INSERT INTO "snapshots" VALUES(1,71,1,'{"":"State","stack":[{"":"BeginTurn","seat":0},{"":"CheckEnd","seat":1},{"":"RefillWilderness"},{"":"VisitPlaces","seat":1},{"":"TakeTurn","seat":1}],"result":null,"tribes":[{"":"Tribe","vp":7,"hunger":0,"hand":["scout","shaman","offspring","gatherer","offspring","shaman","fire-keeper"],"village":0,"camp":0,"supply":2,"passed":[],"items":["clay-figure"],"created":["millstone"],"gained":{"start":3,"field":2,"sunset":1,"item":1}},{"":"Tribe","vp":3,"hunger":0,"hand":[],"village":2,"camp":0,"supply":2,"passed":[],"items":["wooden-wheel","clay-oven"],"created":["vegetable-patch"],"gained":{"start":3}}],"display":[["advanced-scout","basket-weaver","hunter","chief","scout"],["tracker","basket-weaver","chief"],["shaman","hunter","gatherer"]],"items":{"":"Deck","unseen":["hand-axe","vegetable-patch","vegetable-patch","vegetable-patch","axe","axe","millstone","millstone","millstone","mortar","mortar","clay-figure","clay-figure","boots","boots","drum","drum","drum","loom","loom","clay-oven","wooden-wheel","shelter","stone-hut"],"discard":["hand-axe","shelter"]},"wilderness":{"":"Deck","unseen":["mountains-1","mountains-2","mountains-3","savanna-1","floodplain-2","floodplain-3","swamp-1","swamp-2","swamp-3","forest-1","forest-2","forest-3","desert-1","desert-2","desert-3"],"discard":[]},"hunting":{"":"Deck","unseen":["glyptodon-1","glyptodon-2","glyptodon-3","macrauchenia-1","macrauchenia-2","megatherium-1","megatherium-2","toxodon-1","toxodon-2","toxodon-3","cave-bear-2","cave-bear-3","cave-bear-4","cave-bear-5","sabre-tooth-1"],"discard":["sabre-tooth-2"]},"fields":{"savanna-3":{"stone":0,"wood":1,"clay":1,"fruit":2},"floodplain-1":{"wood":0,"clay":2,"fruit":1},"cave-bear-1":{"fur":0,"meat":1},"savanna-2":{"stone":0,"wood":0,"fruit":2},"mammoth-1":{"fur":3,"meat":3}},"places":["mammoth-graveyard","mud-springs","ice-cavern"],"crowd":{"mammoth-graveyard":[0,0],"mud-springs":[1,0],"ice-cavern":[0,1],"savanna-3":[0,0],"floodplain-1":[2,0],"cave-bear-1":[0,0],"savanna-2":[0,0],"mammoth-1":[0,0]},"today":{"":"Today","played":null,"sunset":false,"created":0,"carried":false,"draws":0,"revealed":null,"pool":{},"locked":{}},"turn":23,"phase":"turn","start_player":1,"active":1,"ending":false,"why":""}');
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
INSERT INTO "tables" VALUES(1,1191000000025165824,1191000000041943040,1573979695630778368,1191000000008388608,'Cavern','hunters_scouts seats=2 modules=normal,first-places edition=2014','running',X'F5B165224A58B791DF6AF1D8303E61CDC4BB86C3D1C427103C344C4189EB2F1E',1573979695630778368,1573979696876486656,71,69,1750000000,'none',0);
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
