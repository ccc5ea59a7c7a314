-- Notifications that name tables which wait for their reader, so that they can go once nothing waits any more: `id` is
-- the post, `game` its table, `games` (JSON) are the tables that it names, `place` and `message` where it stands (0: it
-- is not sent yet), and `private` is 1 for a direct message.
create table notifications (
    id      integer primary key,
    game    integer not null references tables (id),
    member  integer not null,
    games   text    not null,
    place   integer not null default 0,
    message integer not null default 0,
    private integer not null default 0
) strict;

create index notifications_by_member on notifications (member);
