-- Words that players add to the chance of their game, after the hash of the seed was posted and before the start.

alter table tables add column scheme integer not null default 1;        -- 1: salts drawn by the bot, 2: words
alter table tables add column commitment text not null default '';      -- SHA-256 of the seed as posted; '': as of old
alter table tables add column fingerprint text not null default '';     -- of commitment and words; '' before the start
alter table tables add column rules integer not null default 1;         -- the version of the rules at the start

-- A lobby has no dice yet: its game gets the new scheme.
update tables set scheme = 2 where status = 'lobby';

create table words (
    game   integer not null references tables (id),
    place  integer not null,              -- their order; a later one has the greater number
    member integer not null,
    name   text    not null,
    text   text,                          -- null: its author wanted to be forgotten
    digest text    not null,              -- SHA-256 of the text, from which the chance follows
    primary key (game, place)
) strict;

create index words_by_member on words (member);
