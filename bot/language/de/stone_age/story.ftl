### Stone Age: the story of a round, and what became of the table since one last acted.

## The parts of a player’s line, joined by dots

story-got = erhalten: { $goods }
story-tool =
    { $count ->
        [one] ein Werkzeug
       *[other] { $count } Werkzeuge
    }
story-person =
    { $count ->
        [one] eine Person mehr
       *[other] { $count } Personen mehr
    }
story-field = +{ $count } Nahrung jede Runde
story-card = Karte „{ $card }“
story-built = gebaut: „{ $building }“
story-drawn = verdeckt eine Karte gezogen
story-replaced = mit { $goods } ernährt
story-starved = { "**" }gehungert: −{ $points } Punkte{ "**" }

## The table

outlook-round = Runde { $round } · { $phase }
outlook-full = { "**" }Jetzt voll oder zu{ "**" }: { $places }
outlook-scarce = { "**" }Wird knapp{ "**" }: { $what }
outlook-stack = { $place } (noch { $left })
outlook-stack-empty = { $place } (leer)
outlook-deck =
    { $left ->
        [0] keine Karte im Stapel
        [one] { $left } Karte im Stapel
       *[other] { $left } Karten im Stapel
    }
outlook-new = { "**" }Neu{ "**" }: { $what }
outlook-sign = { $place } ({ $sign })
outlook-affordable = { "**" }Bezahlen kannst du{ "**" }: { $what }
outlook-nothing-affordable = Mit dem, was du jetzt hast, kannst du keine Karte und kein Gebäude bezahlen.
outlook-open =
    { $people ->
        [one] { "**" }Noch { $people } Person einzusetzen{ "**" }: { $places }
       *[other] { "**" }Noch { $people } Personen einzusetzen{ "**" }: { $places }
    }
outlook-more = { $list } und { $count } weitere

## A round, one line for each player

story-player = { "**" }{ $name }{ "**" }: { $did }
story-placed = { $place } ×{ $people }
story-brought = { $place } ×{ $people } → { $goods }
story-nothing = nichts
story-paid = { $what } für { $goods }
story-points =
    { $points ->
        [one] +{ $points } Punkt
       *[other] +{ $points } Punkte
    }
