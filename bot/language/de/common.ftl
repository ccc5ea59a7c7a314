## Lists

list-comma = { $list }, { $item }
list-and = { $list } und { $item }
list-cut = { $list } und mehr

## Words of the product

game-stone_age = Stone Age
game-hunters_scouts = Jäger und Späher
edition-2014 = Ausgabe von 2014
edition-jubilee = Jubiläumsedition
edition-2008 = Ausgabe von 2008
module-base = Grundspiel
module-introductory = Einführungsspiel
module-normal = Normales Spiel
module-survival = Überlebenskampf
module-even-items = Zwei Gegenstände für alle
module-first-places = Heilige Orte fürs erste Spiel
module-hard-winter = Der Winter ist hart
module-wild-animals = Wilde Tiere
module-igloos = Iglus
module-style = Mit Stil zum Ziel
module-new-huts = Neue Hütten
module-mammoths = Mammutherde

## What each module needs

needs-base = Das Grundspiel ist immer dabei; 2 bis 4 Personen.
needs-introductory = Einführungsspiel: kürzer, ohne heilige Orte; geht mit nichts anderem zusammen.
needs-normal = Normales Spiel: mit heiligen Orten; wird gespielt, wenn nichts anderes gewählt ist.
needs-survival = Überlebenskampf: das normale Spiel mit weniger Beute, an seiner Stelle.
needs-even-items = Zwei Gegenstände für alle: beide beginnen mit 2; normales Spiel oder Überlebenskampf.
needs-first-places = Heilige Orte fürs erste Spiel: drei feste Orte; normales Spiel oder Überlebenskampf.
needs-hard-winter = Der Winter ist hart: auf der Winterseite; dafür braucht es die Jubiläumsedition.
needs-wild-animals = Wilde Tiere gibt es auf der Winterseite: Dafür braucht es die Jubiläumsedition.
needs-igloos = Iglus stehen auf der Winterseite: Dafür braucht es die Jubiläumsedition.
needs-style = Mit Stil zum Ziel passt zu allem und lässt bis zu 5 Personen mitspielen.
needs-new-huts = Neue Hütten: sechs Gebäude mehr für Mit Stil zum Ziel; geht nur damit zusammen.
needs-mammoths = Mammutherde passt zu allem.

yes = ja
no = nein

## The language itself

language-name = Deutsch
language-automatic = wie der Server in Discord eingestellt ist
language-spoken = Öffentlich spreche ich auf diesem Server { $language }.

## Permissions, as Discord's settings name them

permission-view_channel = Kanal ansehen
permission-send_messages = Nachrichten senden
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-attach_files = Dateien anhängen
permission-read_message_history = Nachrichtenverlauf anzeigen

## Credits

credits-readings = Wie unklare Regeln hier gelesen werden: /quellen, mit `lesarten` und einem Spiel.
reading-row = { "**" }{ $id }{ "**" } { $text } ({ $source })
