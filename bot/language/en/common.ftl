## Lists

list-comma = { $list }, { $item }
list-and = { $list } and { $item }
list-or = { $list } or { $item }
list-cut = { $list } and more

## Answers

yes = yes
no = no

## The language itself

typed-none = none, nothing, nobody, no one
language-name = English
language-automatic = automatic: as the Community server, else as who opens a table
language-spoken =
    { $language ->
        [none] In public, each table on this server speaks the language of the Discord of who opened it.
       *[other] In public I speak { $language } on this server.
    }

## Permissions, as Discord's settings name them

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-attach_files = Attach Files
permission-read_message_history = Read Message History

## Credits

credits-readings = How unclear rules are read here: /credits, with `readings` and a game.
reading-row = { "**" }{ $id }{ "**" } { $text } ({ $source })
