-- The newest post of a table, and the first open tables of a server, without reading all of them. In a file the rows of each
-- index are in the order of their numbers anyway.
drop index outbox_by_game;
create index outbox_by_game on outbox (game, id);
drop index tables_open;
create index tables_open on tables (server, id) where status in ('lobby', 'running');
