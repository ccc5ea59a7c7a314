## Lists

list-comma = { $list }, { $item }
list-and = { $list } and { $item }
list-cut = { $list } and more

## Words of the product

game-stone_age = Stone Age
game-hunters_scouts = Hunters and Scouts (Jäger und Späher)
edition-2014 = 2014 edition
edition-jubilee = Jubilee edition
edition-2008 = 2008 edition
module-base = base game
module-introductory = introductory game
module-normal = normal game
module-survival = fight for survival
module-even-items = two items each
module-first-places = places of the first game
module-hard-winter = Hard Winter
module-wild-animals = Wild Animals
module-igloos = Igloos
module-style = Style is the Goal
module-new-huts = New Huts
module-mammoths = Mammoth Herd

## What each module needs

needs-base = The base game always belongs to it; 2 to 4 players.
needs-introductory = Introductory game: shorter, without sacred places; played alone.
needs-normal = Normal game: with sacred places; what is played when nothing is chosen.
needs-survival = Fight for survival: the normal game with less to hunt, instead of it.
needs-even-items = Two items each: both begin with 2 items; normal game or fight for survival.
needs-first-places = Places of the first game: three fixed sacred places; normal game or fight for survival.
needs-hard-winter = Hard Winter is played on the winter side: it needs the Jubilee edition.
needs-wild-animals = Wild Animals is played on the winter side: it needs the Jubilee edition.
needs-igloos = Igloos is played on the winter side: it needs the Jubilee edition.
needs-style = Style is the Goal goes with everything and lets up to 5 people play.
needs-new-huts = New Huts adds six buildings to Style is the Goal: it needs that module.
needs-mammoths = Mammoth Herd goes with everything.

yes = yes
no = no

## The language itself

language-name = English
language-automatic = as the server is set in Discord
language-spoken = In public I speak { $language } on this server.

## Permissions, as Discord's settings name them

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-attach_files = Attach Files
permission-read_message_history = Read Message History

## Credits

credits-readings = How unclear rules are read here: /credits, with `readings` and a game.
reading-row = { "**" }{ $id }{ "**" } { $text } ({ $source })
