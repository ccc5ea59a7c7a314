## Lists

list-comma = { $list }, { $item }
list-and = { $list } en { $item }
list-or = { $list } of { $item }
list-cut = { $list } en meer

## Answers

yes = ja
no = nee

## The language itself

typed-none = geen, niets, niemand, niks
language-name = Nederlands
language-automatic = automatisch: zoals de communityserver, anders zoals wie een tafel opent
language-spoken =
    { $language ->
        [none] Op deze server is elke tafel in het openbaar in de taal van de Discord van wie de tafel heeft geopend.
       *[other] Op deze server schrijf ik in het openbaar { $language }.
    }

## Permissions, as Discord's settings name them

permission-view_channel = Kanalen bekijken
permission-send_messages = Berichten verzenden
permission-send_messages_in_threads = Berichten verzenden in threads
permission-attach_files = Bestanden bijvoegen
permission-read_message_history = Berichtgeschiedenis lezen

## Credits

credits-readings = Hoe onduidelijke regels hier worden gelezen: /verantwoording, met `lezingen` en een spel.
reading-row = { "**" }{ $id }{ "**" } { $text } ({ $source })
