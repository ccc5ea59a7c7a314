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
INSERT INTO "log" VALUES(1,1,NULL,'draw 1','df4cfdb648bd0909',1750000000,0);
INSERT INTO "log" VALUES(1,2,NULL,'draw savanna-3','8328159c6e9769e5',1750000000,0);
INSERT INTO "log" VALUES(1,3,NULL,'draw floodplain-1','87ca2ada02d3b6fa',1750000000,0);
INSERT INTO "log" VALUES(1,4,NULL,'draw vegetable-patch','0cb0eef7beb1528c',1750000000,0);
INSERT INTO "log" VALUES(1,5,NULL,'draw millstone','1ddb355b2ee8f3d2',1750000000,0);
INSERT INTO "log" VALUES(1,6,NULL,'draw hand-axe','969761f74adc07b0',1750000000,0);
INSERT INTO "log" VALUES(1,7,NULL,'draw vegetable-patch','2ee79c69aab06e32',1750000000,0);
INSERT INTO "log" VALUES(1,8,1,'play offspring','b234f4d2f43cfda6',1750000000,0);
INSERT INTO "log" VALUES(1,9,0,'play offspring','275f50686ead715b',1750000000,0);
INSERT INTO "log" VALUES(1,10,1,'sunset','5adc33cfce6d697a',1750000000,0);
INSERT INTO "log" VALUES(1,11,1,'recruit 1 3 2','6dd40d7458c85dd9',1750000000,0);
INSERT INTO "log" VALUES(1,12,0,'play hunter','c45435354dd40842',1750000000,0);
INSERT INTO "log" VALUES(1,13,NULL,'draw macrauchenia-1','a49ae0c95cd4c8f0',1750000000,0);
INSERT INTO "log" VALUES(1,14,0,'send village+village+village','2ebf7673c212d9b8',1750000000,0);
INSERT INTO "log" VALUES(1,15,1,'play offspring','2a2b2a95eabaccd2',1750000000,0);
INSERT INTO "log" VALUES(1,16,0,'play scout','5b7e246ab1cca40d',1750000000,0);
INSERT INTO "log" VALUES(1,17,0,'wear savanna-3 stone floodplain-1 wood','514dadea6171912b',1750000000,0);
INSERT INTO "log" VALUES(1,18,NULL,'draw desert-1','8b9d581b61523b5d',1750000000,0);
INSERT INTO "log" VALUES(1,19,0,'send village+village+village','f53debc3d682bf93',1750000000,0);
INSERT INTO "log" VALUES(1,20,0,'lay middle','90dd3e8001d188d5',1750000000,0);
INSERT INTO "log" VALUES(1,21,1,'play offspring','4add3dcb6f56c445',1750000000,0);
INSERT INTO "log" VALUES(1,22,0,'sunset','b8e53a3231e7d9b5',1750000000,0);
INSERT INTO "log" VALUES(1,23,1,'play hunter','97940a461bc4d880',1750000000,0);
INSERT INTO "log" VALUES(1,24,1,'wear macrauchenia-1 fur','c98d4d6d3f91db57',1750000000,0);
INSERT INTO "log" VALUES(1,25,NULL,'draw sabre-tooth-1','967aa5bd80cef14a',1750000000,0);
INSERT INTO "log" VALUES(1,26,1,'send village+village+village','96f956ffd1f68e77',1750000000,0);
INSERT INTO "log" VALUES(1,27,0,'play offspring','0d261cd1b88d09c8',1750000000,0);
INSERT INTO "log" VALUES(1,28,1,'play scout','4f40686134e0cdb3',1750000000,0);
INSERT INTO "log" VALUES(1,29,1,'wear savanna-3 wood floodplain-1 clay desert-1 stone','bb13d9f4e34403bb',1750000000,0);
INSERT INTO "log" VALUES(1,30,NULL,'draw swamp-3','6b666b8d1428ee54',1750000000,0);
INSERT INTO "log" VALUES(1,31,1,'send village+village+village','5e45085cf5f5f8b0',1750000000,0);
INSERT INTO "log" VALUES(1,32,0,'play offspring','0f20a0977addf7d1',1750000000,0);
INSERT INTO "log" VALUES(1,33,0,'lay left','dc87cd5e600ec7db',1750000000,0);
INSERT INTO "log" VALUES(1,34,1,'play gatherer','c2456f236335c785',1750000000,0);
INSERT INTO "log" VALUES(1,35,1,'send village+village+village','701dbd4c8da09025',1750000000,0);
INSERT INTO "log" VALUES(1,36,1,'lay middle','52577d317d83b0bd',1750000000,0);
INSERT INTO "log" VALUES(1,37,0,'play hunter','684d8fdc42d110d8',1750000000,0);
INSERT INTO "log" VALUES(1,38,0,'wear sabre-tooth-1 fur','45b8464209fd254b',1750000000,0);
INSERT INTO "log" VALUES(1,39,NULL,'draw megatherium-2','098ce4ebbb296aca',1750000000,0);
INSERT INTO "log" VALUES(1,40,0,'send village+village+village','25560a08ea4ab16f',1750000000,0);
INSERT INTO "log" VALUES(1,41,1,'play chief','8c5e2462b8b06c6f',1750000000,0);
INSERT INTO "log" VALUES(1,42,NULL,'draw clay-oven','fc2ac6040039f074',1750000000,0);
INSERT INTO "log" VALUES(1,43,1,'send village+village+village','dbdfed006e321dcb',1750000000,0);
INSERT INTO "log" VALUES(1,44,1,'lay left','6d3871c15aec33c6',1750000000,0);
INSERT INTO "log" VALUES(1,45,0,'play scout','d2d6f264e99d39e6',1750000000,0);
INSERT INTO "log" VALUES(1,46,0,'wear savanna-3 clay floodplain-1 clay desert-1 stone swamp-3 stone','cc95de61eea97fb7',1750000000,0);
INSERT INTO "log" VALUES(1,47,NULL,'draw forest-2','73af777e19f8ce66',1750000000,0);
INSERT INTO "log" VALUES(1,48,0,'send village+village+village','7245edd46fc670e9',1750000000,0);
INSERT INTO "log" VALUES(1,49,0,'lay middle','1e383c63a28790eb',1750000000,0);
INSERT INTO "log" VALUES(1,50,1,'sunset','3815239172a4bc2f',1750000000,0);
INSERT INTO "log" VALUES(1,51,1,'recruit 1 3 2','01553c084269b6ea',1750000000,0);
INSERT INTO "log" VALUES(1,52,0,'play gatherer','eba2cabb250b65bf',1750000000,0);
INSERT INTO "log" VALUES(1,53,0,'send village+village+village','3491693b7d57531d',1750000000,0);
INSERT INTO "log" VALUES(1,54,1,'play offspring','08884ee58513a609',1750000000,0);
INSERT INTO "log" VALUES(1,55,0,'play chief','6b94b769234a9438',1750000000,0);
INSERT INTO "log" VALUES(1,56,NULL,'draw drum','f00db8cd3b787a43',1750000000,0);
INSERT INTO "log" VALUES(1,57,0,'send village+village+village','5432ee1a1f21406a',1750000000,0);
INSERT INTO "log" VALUES(1,58,0,'lay middle','2140fc858e14f9ed',1750000000,0);
INSERT INTO "log" VALUES(1,59,1,'play hunter','3488d03cfaf644c1',1750000000,0);
INSERT INTO "log" VALUES(1,60,1,'wear sabre-tooth-1 vp megatherium-2 fur','25768a3f4ab09c58',1750000000,0);
INSERT INTO "log" VALUES(1,61,NULL,'draw megatherium-1','5c3fd419adb81899',1750000000,0);
INSERT INTO "log" VALUES(1,62,1,'send village+village','bc73ccecdfd5946f',1750000000,0);
INSERT INTO "log" VALUES(1,63,0,'sunset','4216f57009da6f7e',1750000000,0);
INSERT INTO "log" VALUES(1,64,1,'play scout','9c356a9a581e4593',1750000000,0);
INSERT INTO "log" VALUES(1,65,1,'wear floodplain-1 clay desert-1 stone swamp-3 wood forest-2 wood','7476c87f04a36416',1750000000,0);
INSERT INTO "log" VALUES(1,66,NULL,'draw mountains-2','a2856b43b3867491',1750000000,0);
INSERT INTO "log" VALUES(1,67,1,'send village+village','b76f82e7297b6474',1750000000,0);
INSERT INTO "log" VALUES(1,68,0,'play offspring','fdd2f662b3348116',1750000000,0);
INSERT INTO "log" VALUES(1,69,1,'play scout','199b4c8bf4ef5c5e',1750000000,0);
INSERT INTO "log" VALUES(1,70,1,'wear swamp-3 wood forest-2 wood mountains-2 stone','564443ceb86002d4',1750000000,0);
INSERT INTO "log" VALUES(1,71,NULL,'draw desert-3','a9fafce231313cb2',1750000000,0);
INSERT INTO "log" VALUES(1,72,1,'send village+village','fee92b12da54ad32',1750000000,0);
INSERT INTO "log" VALUES(1,73,0,'play offspring','f4cc310cfadc879e',1750000000,0);
INSERT INTO "log" VALUES(1,74,0,'lay left','f09f193dd0d6f41c',1750000000,0);
INSERT INTO "log" VALUES(1,75,1,'play gatherer','145a865199c0b963',1750000000,0);
INSERT INTO "log" VALUES(1,76,1,'send village+village','a960041be266af17',1750000000,0);
INSERT INTO "log" VALUES(1,77,1,'lay middle','0a16aa2f76939240',1750000000,0);
INSERT INTO "log" VALUES(1,78,0,'play hunter','d9802b7e24196cf2',1750000000,0);
INSERT INTO "log" VALUES(1,79,0,'wear sabre-tooth-1 vp megatherium-2 fur megatherium-1 fur','8ceecfe3e85402c8',1750000000,0);
INSERT INTO "log" VALUES(1,80,NULL,'draw toxodon-1','d2d245b9d5cb7942',1750000000,0);
INSERT INTO "log" VALUES(1,81,0,'send village+village','a63e5834afad4c05',1750000000,0);
INSERT INTO "log" VALUES(1,82,1,'play chief','730d601a04a92f27',1750000000,0);
INSERT INTO "log" VALUES(1,83,NULL,'draw wooden-wheel','82afbd8a00dd6c4c',1750000000,0);
INSERT INTO "log" VALUES(1,84,1,'send village+village','da2404224f13d7a0',1750000000,0);
INSERT INTO "log" VALUES(1,85,1,'lay left','c9140bcff15db389',1750000000,0);
INSERT INTO "log" VALUES(1,86,0,'play hunter','ff0dc2a20c41f20a',1750000000,0);
INSERT INTO "log" VALUES(1,87,0,'wear megatherium-1 fur toxodon-1 fur','ad8ccf1b0d92d7e2',1750000000,0);
INSERT INTO "log" VALUES(1,88,NULL,'draw toxodon-3','c4542746b87b49c4',1750000000,0);
INSERT INTO "log" VALUES(1,89,0,'send village+village','551c0439f44f074b',1750000000,0);
INSERT INTO "log" VALUES(1,90,0,'lay middle','708c1323befca78f',1750000000,0);
INSERT INTO "log" VALUES(1,91,1,'sunset','2434fb2abb81acf7',1750000000,0);
INSERT INTO "log" VALUES(1,92,1,'recruit 1 3 2','b2d1a3938505d7cb',1750000000,0);
INSERT INTO "log" VALUES(1,93,0,'play gatherer','4c0e8801adc3f216',1750000000,0);
INSERT INTO "log" VALUES(1,94,0,'send village+village','57f986015db3a2c1',1750000000,0);
INSERT INTO "log" VALUES(1,95,1,'play offspring','13818713e9310a9f',1750000000,0);
INSERT INTO "log" VALUES(1,96,0,'play chief','d518ed589581f63e',1750000000,0);
INSERT INTO "log" VALUES(1,97,NULL,'draw wooden-wheel','210681efe64e19f4',1750000000,0);
INSERT INTO "log" VALUES(1,98,0,'send village+village','4b8020d251b7403f',1750000000,0);
INSERT INTO "log" VALUES(1,99,0,'lay middle','2caa4763f8605a32',1750000000,0);
INSERT INTO "log" VALUES(1,100,1,'play hunter','471a75840a10c391',1750000000,0);
INSERT INTO "log" VALUES(1,101,1,'wear toxodon-3 fur','931f364b54cab781',1750000000,0);
INSERT INTO "log" VALUES(1,102,NULL,'draw glyptodon-1','c13e7c661aefee04',1750000000,0);
INSERT INTO "log" VALUES(1,103,1,'send village','c9389050f862d512',1750000000,0);
INSERT INTO "log" VALUES(1,104,0,'sunset','6c0903a9efb0657c',1750000000,0);
INSERT INTO "log" VALUES(1,105,1,'play hunter','e3790f28d1f0d199',1750000000,0);
INSERT INTO "log" VALUES(1,106,NULL,'draw glyptodon-3','13607650c2d89596',1750000000,0);
INSERT INTO "log" VALUES(1,107,1,'send village','1aba2e71e858c228',1750000000,0);
INSERT INTO "log" VALUES(1,108,0,'play offspring','009b19ef9d9bcb16',1750000000,0);
INSERT INTO "log" VALUES(1,109,1,'play scout','7326a56e0a2a30a3',1750000000,0);
INSERT INTO "log" VALUES(1,110,1,'wear forest-2 wood mountains-2 stone desert-3 stone','13a96baa485f541a',1750000000,0);
INSERT INTO "log" VALUES(1,111,NULL,'draw savanna-1','b3846b116d934274',1750000000,0);
INSERT INTO "log" VALUES(1,112,1,'send village','ecd725e19b0d9eea',1750000000,0);
INSERT INTO "log" VALUES(1,113,0,'play offspring','d5c13c1d5c06fda3',1750000000,0);
INSERT INTO "log" VALUES(1,114,0,'lay left','cac286ecc9c38857',1750000000,0);
INSERT INTO "log" VALUES(1,115,1,'play gatherer','9a26bd95910c2dd3',1750000000,0);
INSERT INTO "log" VALUES(1,116,1,'send village','04c0302ab315187d',1750000000,0);
INSERT INTO "log" VALUES(1,117,1,'lay middle','5540519d5726debd',1750000000,0);
INSERT INTO "log" VALUES(1,118,0,'play hunter','57fe65ce188e5263',1750000000,0);
INSERT INTO "log" VALUES(1,119,NULL,'draw cave-bear-5','2a3dc4b6588904af',1750000000,0);
INSERT INTO "log" VALUES(1,120,0,'send village','9371fdb57ad0c61e',1750000000,0);
INSERT INTO "log" VALUES(1,121,1,'play chief','5b347f55fbaddccb',1750000000,0);
INSERT INTO "log" VALUES(1,122,NULL,'draw clay-oven','47ec7912298d091c',1750000000,0);
INSERT INTO "log" VALUES(1,123,1,'send village','b411e0ab9ad70573',1750000000,0);
INSERT INTO "log" VALUES(1,124,1,'lay left','54e947bc1019b2cb',1750000000,0);
INSERT INTO "log" VALUES(1,125,0,'play scout','4e94617857b2d6e0',1750000000,0);
INSERT INTO "log" VALUES(1,126,0,'wear mountains-2 stone desert-3 stone savanna-1 stone','b21bc2e0ddbcbdad',1750000000,0);
INSERT INTO "log" VALUES(1,127,NULL,'draw savanna-2','dff28f9d19336d62',1750000000,0);
INSERT INTO "log" VALUES(1,128,0,'send village','0d03d69c644f8ef7',1750000000,0);
INSERT INTO "log" VALUES(1,129,0,'lay middle','1c27e28969ec6871',1750000000,0);
INSERT INTO "log" VALUES(1,130,1,'sunset','83b4baee382340a2',1750000000,0);
INSERT INTO "log" VALUES(1,131,1,'recruit 1 3 2','f3eb7b59044e1407',1750000000,0);
INSERT INTO "log" VALUES(1,132,0,'play gatherer','61208cc0f881789c',1750000000,0);
INSERT INTO "log" VALUES(1,133,0,'send village','bcf738dd3eb994f4',1750000000,0);
INSERT INTO "log" VALUES(1,134,1,'play offspring','8948bfde733cdd19',1750000000,0);
INSERT INTO "log" VALUES(1,135,0,'play chief','6b40a87e120418a5',1750000000,0);
INSERT INTO "log" VALUES(1,136,NULL,'draw loom','d376646093a2ed58',1750000000,0);
INSERT INTO "log" VALUES(1,137,0,'send village','1d0f46437d5a9483',1750000000,0);
INSERT INTO "log" VALUES(1,138,0,'lay middle','0b05c4f5442c0b24',1750000000,0);
INSERT INTO "log" VALUES(1,139,1,'play hunter','ab8d4624d8b7a62b',1750000000,0);
INSERT INTO "log" VALUES(1,140,1,'wear cave-bear-5 fur','c7300f07f6d4ce41',1750000000,0);
INSERT INTO "log" VALUES(1,141,NULL,'draw cave-bear-4','32270a84bfd94afb',1750000000,0);
INSERT INTO "log" VALUES(1,142,1,'send village','5ebcd3f78de0b4e0',1750000000,0);
INSERT INTO "log" VALUES(1,143,0,'sunset','48345a283118f601',1750000000,0);
INSERT INTO "log" VALUES(1,144,1,'play scout','acc6149ef06cc185',1750000000,0);
INSERT INTO "log" VALUES(1,145,1,'wear mountains-2 wood desert-3 clay savanna-1 wood savanna-2 stone','db88530adbc09e30',1750000000,0);
INSERT INTO "log" VALUES(1,146,NULL,'draw forest-3','900263c3af34a8a0',1750000000,0);
INSERT INTO "log" VALUES(1,147,1,'send village','1f01f5f8696fb0ab',1750000000,0);
INSERT INTO "log" VALUES(1,148,0,'play offspring','808903b7cdf5788c',1750000000,0);
INSERT INTO "log" VALUES(1,149,1,'play scout','1907f4a9360058e7',1750000000,0);
INSERT INTO "log" VALUES(1,150,1,'wear savanna-1 wood savanna-2 wood forest-3 stone','24d953a864445312',1750000000,0);
INSERT INTO "log" VALUES(1,151,NULL,'draw swamp-1','f38a8106566c9cb3',1750000000,0);
INSERT INTO "log" VALUES(1,152,1,'send village','180dccd3fe0b0a3e',1750000000,0);
INSERT INTO "log" VALUES(1,153,0,'play offspring','8139a10bf7b601dc',1750000000,0);
INSERT INTO "log" VALUES(1,154,0,'lay left','3cf4b6291085905b',1750000000,0);
INSERT INTO "log" VALUES(1,155,1,'play gatherer','8f9efb527d798e10',1750000000,0);
INSERT INTO "log" VALUES(1,156,1,'send village','b18c42ff8b7239df',1750000000,0);
INSERT INTO "log" VALUES(1,157,1,'lay middle','8981c62d4498ccac',1750000000,0);
INSERT INTO "log" VALUES(1,158,0,'play hunter','9df89d5c77454648',1750000000,0);
INSERT INTO "log" VALUES(1,159,0,'wear cave-bear-5 fur cave-bear-4 fur','e02910a08e306d61',1750000000,0);
INSERT INTO "log" VALUES(1,160,NULL,'draw toxodon-2','a5795c103111455f',1750000000,0);
INSERT INTO "log" VALUES(1,161,0,'send village','9837a48753c9c72d',1750000000,0);
INSERT INTO "log" VALUES(1,162,1,'play chief','9d2a2ef92255dc5e',1750000000,0);
INSERT INTO "log" VALUES(1,163,NULL,'draw millstone','469141096f8424d8',1750000000,0);
INSERT INTO "log" VALUES(1,164,1,'send village','5d0bd4d02f0a11d0',1750000000,0);
INSERT INTO "log" VALUES(1,165,1,'lay left','ef2a0cd5c9ad8624',1750000000,0);
INSERT INTO "log" VALUES(1,166,0,'play hunter','f73c2269a41d56e1',1750000000,0);
INSERT INTO "log" VALUES(1,167,0,'wear cave-bear-4 fur toxodon-2 fur','16a23a97846133a3',1750000000,0);
INSERT INTO "log" VALUES(1,168,NULL,'draw macrauchenia-2','960cfc44fd2445d5',1750000000,0);
INSERT INTO "log" VALUES(1,169,0,'send village','e0d5a4607c2c3658',1750000000,0);
INSERT INTO "log" VALUES(1,170,0,'lay middle','a26ed8e285a467bd',1750000000,0);
INSERT INTO "log" VALUES(1,171,1,'sunset','9a90ea7d8265e1cc',1750000000,0);
INSERT INTO "log" VALUES(1,172,1,'recruit 1 3 2','e60e9dc3077c3651',1750000000,0);
INSERT INTO "log" VALUES(1,173,0,'play gatherer','be367f016bf63a64',1750000000,0);
INSERT INTO "log" VALUES(1,174,0,'send village','2167d6a123694a1f',1750000000,0);
INSERT INTO "log" VALUES(1,175,1,'play offspring','d1e73fb6bc8b2189',1750000000,0);
INSERT INTO "log" VALUES(1,176,0,'play chief','96fbc1b5877a4559',1750000000,0);
INSERT INTO "log" VALUES(1,177,NULL,'draw hand-axe','5aefa071548b5508',1750000000,0);
INSERT INTO "log" VALUES(1,178,0,'send village','f6df29a788df2e7c',1750000000,0);
INSERT INTO "log" VALUES(1,179,0,'lay middle','0001bbf580524623',1750000000,0);
INSERT INTO "log" VALUES(1,180,1,'play hunter','b91111f53ca34c36',1750000000,0);
INSERT INTO "log" VALUES(1,181,1,'wear macrauchenia-2 fur','f3ba3308c4b3e3ba',1750000000,0);
INSERT INTO "log" VALUES(1,182,NULL,'draw cave-bear-1','5863d718d90de333',1750000000,0);
INSERT INTO "log" VALUES(1,183,1,'send village','f62de0294ce9c972',1750000000,0);
INSERT INTO "log" VALUES(1,184,0,'sunset','41cc114578c2858d',1750000000,0);
INSERT INTO "log" VALUES(1,185,1,'play hunter','9f108ba388385731',1750000000,0);
INSERT INTO "log" VALUES(1,186,1,'wear cave-bear-1 fur','37b337f612eea431',1750000000,0);
INSERT INTO "log" VALUES(1,187,NULL,'draw mammoth-1','03e42c6a9ffa2657',1750000000,0);
INSERT INTO "log" VALUES(1,188,1,'send village','698f97870b0d6a4c',1750000000,0);
INSERT INTO "log" VALUES(1,189,0,'play offspring','0abccf24adfbc01b',1750000000,0);
INSERT INTO "log" VALUES(1,190,1,'play scout','1ea9c1ff6271daad',1750000000,0);
INSERT INTO "log" VALUES(1,191,1,'wear forest-3 wood swamp-1 wood','8afeff4191c7001c',1750000000,0);
INSERT INTO "log" VALUES(1,192,NULL,'draw floodplain-2','c2d826a1e40ec7c9',1750000000,0);
INSERT INTO "log" VALUES(1,193,1,'send village','8001982860384f11',1750000000,0);
INSERT INTO "log" VALUES(1,194,0,'play offspring','95e2946c49f8ff88',1750000000,0);
INSERT INTO "log" VALUES(1,195,0,'lay left','c7e6724825d131cb',1750000000,0);
INSERT INTO "log" VALUES(1,196,1,'play gatherer','64c3c0d76fc32438',1750000000,0);
INSERT INTO "log" VALUES(1,197,1,'send village','57932a5f769c5912',1750000000,0);
INSERT INTO "log" VALUES(1,198,1,'lay middle','d8b7dd223a1e3009',1750000000,0);
INSERT INTO "log" VALUES(1,199,0,'play hunter','b51c82554f41445e',1750000000,0);
INSERT INTO "log" VALUES(1,200,0,'wear cave-bear-1 fur mammoth-1 fur','85a12766238af53c',1750000000,0);
INSERT INTO "log" VALUES(1,201,NULL,'draw sabre-tooth-2','c5a5eb336ac56842',1750000000,0);
INSERT INTO "log" VALUES(1,202,0,'send village','fa4b3647b80b4543',1750000000,0);
INSERT INTO "log" VALUES(1,203,1,'play chief','d128d990e8a35d35',1750000000,0);
INSERT INTO "log" VALUES(1,204,NULL,'draw shelter','2ced0ba21937ca0c',1750000000,0);
INSERT INTO "log" VALUES(1,205,1,'send village','aeb320807f7d74d4',1750000000,0);
INSERT INTO "log" VALUES(1,206,1,'lay left','45114c1d6a7f8b4a',1750000000,0);
INSERT INTO "log" VALUES(1,207,0,'play scout','0344bf20ee926352',1750000000,0);
INSERT INTO "log" VALUES(1,208,0,'wear forest-3 wood swamp-1 wood floodplain-2 stone','2ed67d20ae162974',1750000000,0);
INSERT INTO "log" VALUES(1,209,NULL,'draw desert-2','e5837ac2795e0e32',1750000000,0);
INSERT INTO "log" VALUES(1,210,0,'send village','d03a8101aee0663d',1750000000,0);
INSERT INTO "log" VALUES(1,211,0,'lay middle','f5ca0d30c5846dae',1750000000,0);
INSERT INTO "log" VALUES(1,212,1,'sunset','bdfc5fcdc55a9a13',1750000000,0);
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
INSERT INTO "outbox" VALUES(1,1,'lobby','{}','sent',1573979801830555648);
INSERT INTO "outbox" VALUES(2,1,'lobby','{}','sent',1573979801830555648);
INSERT INTO "outbox" VALUES(3,1,'lobby','{}','sent',1573979801830555648);
INSERT INTO "outbox" VALUES(4,1,'start','{"commitment": "42e6ba1d63cd370e33d9ca73f70a64875e721091574dcd3767285d34aa92012e"}','sent',1573979802216431616);
INSERT INTO "outbox" VALUES(5,1,'hand-over','{"mention": [1], "row": 7}','sent',1573979803067875328);
INSERT INTO "outbox" VALUES(6,1,'hand-over','{"mention": [0], "row": 8}','sent',1573979803290173440);
INSERT INTO "outbox" VALUES(7,1,'hand-over','{"mention": [1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(8,1,'board','{"mention": [], "row": 10}','passed',NULL);
INSERT INTO "outbox" VALUES(9,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(10,1,'board','{"mention": [], "row": 13}','passed',NULL);
INSERT INTO "outbox" VALUES(11,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(12,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(13,1,'board','{"mention": [], "row": 16}','passed',NULL);
INSERT INTO "outbox" VALUES(14,1,'board','{"mention": [], "row": 18}','passed',NULL);
INSERT INTO "outbox" VALUES(15,1,'board','{"mention": [], "row": 19}','passed',NULL);
INSERT INTO "outbox" VALUES(16,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(17,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(18,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(19,1,'board','{"mention": [], "row": 23}','passed',NULL);
INSERT INTO "outbox" VALUES(20,1,'board','{"mention": [], "row": 25}','passed',NULL);
INSERT INTO "outbox" VALUES(21,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(22,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(23,1,'board','{"mention": [], "row": 28}','passed',NULL);
INSERT INTO "outbox" VALUES(24,1,'board','{"mention": [], "row": 30}','passed',NULL);
INSERT INTO "outbox" VALUES(25,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(26,1,'board','{"mention": [], "row": 32}','passed',NULL);
INSERT INTO "outbox" VALUES(27,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(28,1,'board','{"mention": [], "row": 34}','passed',NULL);
INSERT INTO "outbox" VALUES(29,1,'board','{"mention": [], "row": 35}','passed',NULL);
INSERT INTO "outbox" VALUES(30,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(31,1,'board','{"mention": [], "row": 37}','passed',NULL);
INSERT INTO "outbox" VALUES(32,1,'board','{"mention": [], "row": 39}','passed',NULL);
INSERT INTO "outbox" VALUES(33,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(34,1,'board','{"mention": [], "row": 42}','passed',NULL);
INSERT INTO "outbox" VALUES(35,1,'board','{"mention": [], "row": 43}','passed',NULL);
INSERT INTO "outbox" VALUES(36,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(37,1,'board','{"mention": [], "row": 45}','passed',NULL);
INSERT INTO "outbox" VALUES(38,1,'board','{"mention": [], "row": 47}','passed',NULL);
INSERT INTO "outbox" VALUES(39,1,'board','{"mention": [], "row": 48}','passed',NULL);
INSERT INTO "outbox" VALUES(40,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(41,1,'board','{"mention": [], "row": 50}','passed',NULL);
INSERT INTO "outbox" VALUES(42,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(43,1,'board','{"mention": [], "row": 52}','passed',NULL);
INSERT INTO "outbox" VALUES(44,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(45,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(46,1,'board','{"mention": [], "row": 56}','passed',NULL);
INSERT INTO "outbox" VALUES(47,1,'board','{"mention": [], "row": 57}','passed',NULL);
INSERT INTO "outbox" VALUES(48,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(49,1,'board','{"mention": [], "row": 59}','passed',NULL);
INSERT INTO "outbox" VALUES(50,1,'board','{"mention": [], "row": 61}','passed',NULL);
INSERT INTO "outbox" VALUES(51,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(52,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(53,1,'board','{"mention": [], "row": 64}','passed',NULL);
INSERT INTO "outbox" VALUES(54,1,'board','{"mention": [], "row": 66}','passed',NULL);
INSERT INTO "outbox" VALUES(55,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(56,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(57,1,'board','{"mention": [], "row": 69}','passed',NULL);
INSERT INTO "outbox" VALUES(58,1,'board','{"mention": [], "row": 71}','passed',NULL);
INSERT INTO "outbox" VALUES(59,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(60,1,'board','{"mention": [], "row": 73}','passed',NULL);
INSERT INTO "outbox" VALUES(61,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(62,1,'board','{"mention": [], "row": 75}','passed',NULL);
INSERT INTO "outbox" VALUES(63,1,'board','{"mention": [], "row": 76}','passed',NULL);
INSERT INTO "outbox" VALUES(64,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(65,1,'board','{"mention": [], "row": 78}','passed',NULL);
INSERT INTO "outbox" VALUES(66,1,'board','{"mention": [], "row": 80}','passed',NULL);
INSERT INTO "outbox" VALUES(67,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(68,1,'board','{"mention": [], "row": 83}','passed',NULL);
INSERT INTO "outbox" VALUES(69,1,'board','{"mention": [], "row": 84}','passed',NULL);
INSERT INTO "outbox" VALUES(70,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(71,1,'board','{"mention": [], "row": 86}','passed',NULL);
INSERT INTO "outbox" VALUES(72,1,'board','{"mention": [], "row": 88}','passed',NULL);
INSERT INTO "outbox" VALUES(73,1,'board','{"mention": [], "row": 89}','passed',NULL);
INSERT INTO "outbox" VALUES(74,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(75,1,'board','{"mention": [], "row": 91}','passed',NULL);
INSERT INTO "outbox" VALUES(76,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(77,1,'board','{"mention": [], "row": 93}','passed',NULL);
INSERT INTO "outbox" VALUES(78,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(79,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(80,1,'board','{"mention": [], "row": 97}','passed',NULL);
INSERT INTO "outbox" VALUES(81,1,'board','{"mention": [], "row": 98}','passed',NULL);
INSERT INTO "outbox" VALUES(82,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(83,1,'board','{"mention": [], "row": 100}','passed',NULL);
INSERT INTO "outbox" VALUES(84,1,'board','{"mention": [], "row": 102}','passed',NULL);
INSERT INTO "outbox" VALUES(85,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(86,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(87,1,'board','{"mention": [], "row": 106}','passed',NULL);
INSERT INTO "outbox" VALUES(88,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(89,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(90,1,'board','{"mention": [], "row": 109}','passed',NULL);
INSERT INTO "outbox" VALUES(91,1,'board','{"mention": [], "row": 111}','passed',NULL);
INSERT INTO "outbox" VALUES(92,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(93,1,'board','{"mention": [], "row": 113}','passed',NULL);
INSERT INTO "outbox" VALUES(94,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(95,1,'board','{"mention": [], "row": 115}','passed',NULL);
INSERT INTO "outbox" VALUES(96,1,'board','{"mention": [], "row": 116}','passed',NULL);
INSERT INTO "outbox" VALUES(97,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(98,1,'board','{"mention": [], "row": 119}','passed',NULL);
INSERT INTO "outbox" VALUES(99,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(100,1,'board','{"mention": [], "row": 122}','passed',NULL);
INSERT INTO "outbox" VALUES(101,1,'board','{"mention": [], "row": 123}','passed',NULL);
INSERT INTO "outbox" VALUES(102,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(103,1,'board','{"mention": [], "row": 125}','passed',NULL);
INSERT INTO "outbox" VALUES(104,1,'board','{"mention": [], "row": 127}','passed',NULL);
INSERT INTO "outbox" VALUES(105,1,'board','{"mention": [], "row": 128}','passed',NULL);
INSERT INTO "outbox" VALUES(106,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(107,1,'board','{"mention": [], "row": 130}','passed',NULL);
INSERT INTO "outbox" VALUES(108,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(109,1,'board','{"mention": [], "row": 132}','passed',NULL);
INSERT INTO "outbox" VALUES(110,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(111,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(112,1,'board','{"mention": [], "row": 136}','passed',NULL);
INSERT INTO "outbox" VALUES(113,1,'board','{"mention": [], "row": 137}','passed',NULL);
INSERT INTO "outbox" VALUES(114,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(115,1,'board','{"mention": [], "row": 139}','passed',NULL);
INSERT INTO "outbox" VALUES(116,1,'board','{"mention": [], "row": 141}','passed',NULL);
INSERT INTO "outbox" VALUES(117,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(118,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(119,1,'board','{"mention": [], "row": 144}','passed',NULL);
INSERT INTO "outbox" VALUES(120,1,'board','{"mention": [], "row": 146}','passed',NULL);
INSERT INTO "outbox" VALUES(121,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(122,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(123,1,'board','{"mention": [], "row": 149}','passed',NULL);
INSERT INTO "outbox" VALUES(124,1,'board','{"mention": [], "row": 151}','passed',NULL);
INSERT INTO "outbox" VALUES(125,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(126,1,'board','{"mention": [], "row": 153}','passed',NULL);
INSERT INTO "outbox" VALUES(127,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(128,1,'board','{"mention": [], "row": 155}','passed',NULL);
INSERT INTO "outbox" VALUES(129,1,'board','{"mention": [], "row": 156}','passed',NULL);
INSERT INTO "outbox" VALUES(130,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(131,1,'board','{"mention": [], "row": 158}','passed',NULL);
INSERT INTO "outbox" VALUES(132,1,'board','{"mention": [], "row": 160}','passed',NULL);
INSERT INTO "outbox" VALUES(133,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(134,1,'board','{"mention": [], "row": 163}','passed',NULL);
INSERT INTO "outbox" VALUES(135,1,'board','{"mention": [], "row": 164}','passed',NULL);
INSERT INTO "outbox" VALUES(136,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(137,1,'board','{"mention": [], "row": 166}','passed',NULL);
INSERT INTO "outbox" VALUES(138,1,'board','{"mention": [], "row": 168}','passed',NULL);
INSERT INTO "outbox" VALUES(139,1,'board','{"mention": [], "row": 169}','passed',NULL);
INSERT INTO "outbox" VALUES(140,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(141,1,'board','{"mention": [], "row": 171}','passed',NULL);
INSERT INTO "outbox" VALUES(142,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(143,1,'board','{"mention": [], "row": 173}','passed',NULL);
INSERT INTO "outbox" VALUES(144,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(145,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(146,1,'board','{"mention": [], "row": 177}','passed',NULL);
INSERT INTO "outbox" VALUES(147,1,'board','{"mention": [], "row": 178}','passed',NULL);
INSERT INTO "outbox" VALUES(148,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(149,1,'board','{"mention": [], "row": 180}','passed',NULL);
INSERT INTO "outbox" VALUES(150,1,'board','{"mention": [], "row": 182}','passed',NULL);
INSERT INTO "outbox" VALUES(151,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(152,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(153,1,'board','{"mention": [], "row": 185}','passed',NULL);
INSERT INTO "outbox" VALUES(154,1,'board','{"mention": [], "row": 187}','passed',NULL);
INSERT INTO "outbox" VALUES(155,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(156,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(157,1,'board','{"mention": [], "row": 190}','passed',NULL);
INSERT INTO "outbox" VALUES(158,1,'board','{"mention": [], "row": 192}','passed',NULL);
INSERT INTO "outbox" VALUES(159,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(160,1,'board','{"mention": [], "row": 194}','passed',NULL);
INSERT INTO "outbox" VALUES(161,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(162,1,'board','{"mention": [], "row": 196}','passed',NULL);
INSERT INTO "outbox" VALUES(163,1,'board','{"mention": [], "row": 197}','passed',NULL);
INSERT INTO "outbox" VALUES(164,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(165,1,'board','{"mention": [], "row": 199}','passed',NULL);
INSERT INTO "outbox" VALUES(166,1,'board','{"mention": [], "row": 201}','passed',NULL);
INSERT INTO "outbox" VALUES(167,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(168,1,'board','{"mention": [], "row": 204}','passed',NULL);
INSERT INTO "outbox" VALUES(169,1,'board','{"mention": [], "row": 205}','passed',NULL);
INSERT INTO "outbox" VALUES(170,1,'hand-over','{"mention": [0, 1], "row": 9}','passed',NULL);
INSERT INTO "outbox" VALUES(171,1,'board','{"mention": [], "row": 207}','passed',NULL);
INSERT INTO "outbox" VALUES(172,1,'board','{"mention": [], "row": 209}','passed',NULL);
INSERT INTO "outbox" VALUES(173,1,'board','{"mention": [], "row": 210}','passed',NULL);
INSERT INTO "outbox" VALUES(174,1,'hand-over','{"mention": [0, 1], "row": 9}','sent',1573979805035003904);
INSERT INTO "outbox" VALUES(175,1,'board','{"mention": [], "row": 212}','passed',NULL);
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
INSERT INTO "people" VALUES(1191000000008388608,'thread','UTC',0,0,0,0,0,0,0,0,0,36,0);
INSERT INTO "people" VALUES(1191000000012582912,'thread','UTC',0,0,0,0,0,0,0,0,0,36,0);
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
INSERT INTO "snapshots" VALUES(1,202,1,'{"":"State","stack":[{"":"BeginTurn","seat":0},{"":"CheckEnd","seat":1},{"":"RefillWilderness"},{"":"VisitPlaces","seat":1},{"":"TakeTurn","seat":1}],"result":null,"tribes":[{"":"Tribe","vp":0,"hunger":7,"hand":["shaman","advanced-scout","scout","chief","gatherer"],"village":1,"camp":0,"supply":4,"passed":[9],"items":["hand-axe","vegetable-patch","drum","wooden-wheel","loom","hand-axe"],"created":[],"gained":{"start":10,"sunset":-10}},{"":"Tribe","vp":0,"hunger":7,"hand":["shaman","advanced-scout","shaman","advanced-scout","chief"],"village":1,"camp":0,"supply":4,"passed":[9],"items":["vegetable-patch","millstone","clay-oven","wooden-wheel","clay-oven","millstone"],"created":[],"gained":{"start":10,"sunset":-10}}],"display":[["hunter","offspring"],["offspring","gatherer"],["scout","hunter"]],"items":{"":"Deck","unseen":["vegetable-patch","vegetable-patch","axe","axe","millstone","millstone","mortar","mortar","clay-figure","clay-figure","clay-figure","boots","boots","drum","drum","loom","shelter","shelter","stone-hut"],"discard":[]},"wilderness":{"":"Deck","unseen":["mountains-1","mountains-3","floodplain-3","swamp-2","forest-1","desert-2"],"discard":["savanna-3","desert-1","floodplain-1","swamp-3","forest-2","mountains-2","desert-3"]},"hunting":{"":"Deck","unseen":["glyptodon-2","cave-bear-2","cave-bear-3"],"discard":["macrauchenia-1","sabre-tooth-1","megatherium-2","megatherium-1","toxodon-1","toxodon-3","glyptodon-1","glyptodon-3","cave-bear-5","cave-bear-4"]},"fields":{"savanna-1":{"stone":0,"wood":0,"fruit":1},"savanna-2":{"stone":0,"wood":0,"fruit":2},"forest-3":{"stone":0,"wood":2,"fruit":1},"swamp-1":{"wood":1,"clay":3},"toxodon-2":{"fur":0,"meat":1},"macrauchenia-2":{"fur":0,"meat":1},"cave-bear-1":{"fur":0,"meat":3},"mammoth-1":{"fur":2,"meat":5},"floodplain-2":{"stone":1,"clay":3,"fruit":2},"sabre-tooth-2":{"fur":1,"meat":2,"vp":2}},"places":[],"crowd":{"savanna-1":[0,0],"savanna-2":[0,0],"forest-3":[0,0],"swamp-1":[0,0],"toxodon-2":[0,0],"macrauchenia-2":[0,0],"cave-bear-1":[0,0],"mammoth-1":[0,0],"floodplain-2":[0,0],"sabre-tooth-2":[0,0]},"today":{"":"Today","played":null,"sunset":false,"created":0,"carried":false,"draws":0,"revealed":null,"pool":{},"locked":{}},"turn":71,"phase":"turn","start_player":1,"active":1,"ending":false,"why":""}');
INSERT INTO "snapshots" VALUES(1,211,1,'{"":"State","stack":[{"":"BeginTurn","seat":0},{"":"CheckEnd","seat":1},{"":"RefillWilderness"},{"":"VisitPlaces","seat":1},{"":"TakeTurn","seat":1}],"result":null,"tribes":[{"":"Tribe","vp":0,"hunger":7,"hand":["shaman","advanced-scout","chief","gatherer"],"village":1,"camp":0,"supply":4,"passed":[9],"items":["hand-axe","vegetable-patch","drum","wooden-wheel","loom","hand-axe"],"created":[],"gained":{"start":10,"sunset":-10}},{"":"Tribe","vp":0,"hunger":7,"hand":["shaman","advanced-scout","shaman","advanced-scout"],"village":1,"camp":0,"supply":4,"passed":[9],"items":["vegetable-patch","millstone","clay-oven","wooden-wheel","clay-oven","millstone","shelter"],"created":[],"gained":{"start":10,"sunset":-10}}],"display":[["hunter","offspring","chief"],["offspring","gatherer","scout"],["scout","hunter"]],"items":{"":"Deck","unseen":["vegetable-patch","vegetable-patch","axe","axe","millstone","millstone","mortar","mortar","clay-figure","clay-figure","clay-figure","boots","boots","drum","drum","loom","shelter","stone-hut"],"discard":[]},"wilderness":{"":"Deck","unseen":["mountains-1","mountains-3","floodplain-3","swamp-2","forest-1"],"discard":["savanna-3","desert-1","floodplain-1","swamp-3","forest-2","mountains-2","desert-3","savanna-1"]},"hunting":{"":"Deck","unseen":["glyptodon-2","cave-bear-2","cave-bear-3"],"discard":["macrauchenia-1","sabre-tooth-1","megatherium-2","megatherium-1","toxodon-1","toxodon-3","glyptodon-1","glyptodon-3","cave-bear-5","cave-bear-4"]},"fields":{"savanna-2":{"stone":0,"wood":0,"fruit":1},"forest-3":{"stone":0,"wood":1,"fruit":1},"swamp-1":{"wood":0,"clay":3},"toxodon-2":{"fur":0,"meat":1},"macrauchenia-2":{"fur":0,"meat":1},"cave-bear-1":{"fur":0,"meat":3},"mammoth-1":{"fur":2,"meat":5},"floodplain-2":{"stone":0,"clay":3,"fruit":2},"sabre-tooth-2":{"fur":1,"meat":2,"vp":2},"desert-2":{"stone":2,"clay":2}},"places":[],"crowd":{"savanna-2":[0,0],"forest-3":[0,0],"swamp-1":[0,0],"toxodon-2":[0,0],"macrauchenia-2":[0,0],"cave-bear-1":[0,0],"mammoth-1":[0,0],"floodplain-2":[0,0],"sabre-tooth-2":[0,0],"desert-2":[0,0]},"today":{"":"Today","played":null,"sunset":false,"created":0,"carried":false,"draws":0,"revealed":null,"pool":{},"locked":{}},"turn":73,"phase":"turn","start_player":1,"active":1,"ending":false,"why":""}');
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
INSERT INTO "tables" VALUES(1,1191000000025165824,1191000000041943040,1573979801830555648,1191000000008388608,'Famine','hunters_scouts seats=2 modules=introductory edition=2014','running',X'F5B165224A58B791DF6AF1D8303E61CDC4BB86C3D1C427103C344C4189EB2F1E',1573979801830555648,1573979805035003904,211,206,1750000000,'none',0);
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
