### Stone Age: what happened since one last acted, in a few lines.

## The parts of a player’s line, joined by dots

digest-got = erhalten: { $goods }
digest-tool =
    { $count ->
        [one] ein Werkzeug
       *[other] { $count } Werkzeuge
    }
digest-person =
    { $count ->
        [one] eine Person mehr
       *[other] { $count } Personen mehr
    }
digest-field = +{ $count } Nahrung jede Runde
digest-card = Karte „{ $card }“
digest-built = gebaut: „{ $building }“
digest-drawn = verdeckt eine Karte gezogen
digest-replaced = mit { $goods } ernährt
digest-starved = { "**" }gehungert: −{ $points } Punkte{ "**" }

## The table

digest-round = Runde { $round } · { $phase }
digest-full = { "**" }Jetzt voll oder zu{ "**" }: { $places }
digest-scarce = { "**" }Wird knapp{ "**" }: { $what }
digest-stack = { $place } (noch { $left })
digest-stack-empty = { $place } (leer)
digest-deck =
    { $left ->
        [0] keine Karte im Stapel
        [one] { $left } Karte im Stapel
       *[other] { $left } Karten im Stapel
    }
digest-new = { "**" }Neu{ "**" }: { $what }
digest-sign = { $place } ({ $sign })
digest-affordable = { "**" }Bezahlen kannst du{ "**" }: { $what }
digest-nothing-affordable = Mit dem, was du jetzt hast, kannst du keine Karte und kein Gebäude bezahlen.
digest-open =
    { $people ->
        [one] { "**" }Noch { $people } Person einzusetzen{ "**" }: { $places }
       *[other] { "**" }Noch { $people } Personen einzusetzen{ "**" }: { $places }
    }
digest-more = { $list } und { $count } weitere

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
