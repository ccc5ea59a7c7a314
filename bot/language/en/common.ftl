## Lists

list-comma = { $list }, { $item }
list-and = { $list } and { $item }
list-cut = { $list } and more

## Words of the product

game-stone_age = Stone Age
edition-jubilee = Jubilee edition
edition-2008 = 2008 edition
module-base = base game

yes = yes
no = no

## Permissions, as Discord's settings name them

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-attach_files = Attach Files
permission-read_message_history = Read Message History
