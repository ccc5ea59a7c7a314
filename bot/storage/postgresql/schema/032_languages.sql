-- The language of the Discord of who opened a table: all read it there, where their server has none; '': not known.
alter table tables add column language text not null default '';
