## Lists

list-comma = { $list }, { $item }
list-and = { $list } and { $item }
list-cut = { $list } and more

## Words of the product

game-stone_age = Stone Age
edition-jubilee = Jubilee edition
edition-2008 = 2008 edition
module-base = base game
module-hard-winter = Hard Winter
module-wild-animals = Wild Animals
module-igloos = Igloos
module-style = Style is the Goal
module-new-huts = New Huts
module-mammoths = Mammoth Herd

## What each module needs

needs-base = The base game always belongs to it; 2 to 4 players.
needs-hard-winter = Hard Winter is played on the winter side: it needs the Jubilee edition.
needs-wild-animals = Wild Animals is played on the winter side: it needs the Jubilee edition.
needs-igloos = Igloos is played on the winter side: it needs the Jubilee edition.
needs-style = Style is the Goal goes with everything and lets up to 5 people play.
needs-new-huts = New Huts adds six buildings to Style is the Goal: it needs that module.
needs-mammoths = Mammoth Herd goes with everything.

yes = yes
no = no

## Permissions, as Discord's settings name them

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-attach_files = Attach Files
permission-read_message_history = Read Message History
