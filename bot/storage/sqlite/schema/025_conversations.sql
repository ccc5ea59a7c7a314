-- The channel in which a person reads direct messages of the bot: to open it again and again may cost the bot its account.
create table conversations (
    member  integer primary key,
    channel integer not null
) strict;
