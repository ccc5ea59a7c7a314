## Lists

list-comma = { $list }, { $item }
list-and = { $list } und { $item }
list-or = { $list } oder { $item }
list-cut = { $list } und mehr

## Answers

yes = ja
no = nein

## The language itself

typed-none = keine, keins, keinen, keiner, nichts, niemand, niemanden, ohne
language-name = Deutsch
language-automatic = automatisch: wie der Community-Server, sonst wie die Person, die einen Tisch eröffnet
language-spoken =
    { $language ->
        [none] Öffentlich spricht auf diesem Server jeder Tisch die Sprache, in der das Discord der Person ist, die ihn eröffnet hat.
       *[other] Öffentlich spreche ich auf diesem Server { $language }.
    }

## Permissions, as Discord's settings name them

permission-view_channel = Kanal ansehen
permission-send_messages = Nachrichten senden
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-attach_files = Dateien anhängen
permission-read_message_history = Nachrichtenverlauf anzeigen

## Credits

credits-readings = Wie unklare Regeln hier gelesen werden: /quellen, mit `lesarten` und einem Spiel.
reading-row = { "**" }{ $id }{ "**" } { $text } ({ $source })
