### Stone Age: what happened, one sentence each.

stone-age-event-round = Runde { $round } beginnt.
stone-age-event-start-player = { $name } ist jetzt Startspieler.
stone-age-event-card-revealed = { $place } ist jetzt: { $card }.
stone-age-event-building-revealed = { $place } ist jetzt: { $building }.

stone-age-event-placed =
    { $people ->
        [one] { $name } schickt { $people } Person { $to }.
       *[other] { $name } schickt { $people } Personen { $to }.
    }

stone-age-event-rolled = { $name } würfelt { $at }: { $dice }.
stone-age-event-gathered = { $name } bekommt { $at } { $goods } ({ $total ->
        [one] { $total } Auge
       *[other] { $total } Augen
    }).
stone-age-event-tool =
    { $tools ->
        [one] { $name } bekommt ein erstes Werkzeug.
       *[other] { $name } bekommt ein Werkzeug: insgesamt { $tools }.
    }
stone-age-event-tool-limit = { $name } hat schon die besten Werkzeuge und bekommt keins mehr.
stone-age-event-person = { $name } hat eine Person mehr: insgesamt { $people }.
stone-age-event-people-limit = { $name } hat schon alle Personen und bekommt keine mehr.
stone-age-event-field = { $name } erntet jetzt jede Runde { $field } Nahrung.
stone-age-event-field-limit = { $name } ist am Ende der Ackerleiste und bekommt nichts.

stone-age-event-card-bought = { $name } kauft für { $goods } eine Karte: { $card }.
stone-age-event-received = { $name } erhält { $goods }.
stone-age-event-points =
    { $points ->
        [one] { $name } bekommt { $points } Punkt.
       *[other] { $name } bekommt { $points } Punkte.
    }
stone-age-event-one-use-tool = { $name } bekommt ein Einmal-Werkzeug mit Wert { $value }.
stone-age-event-kept = { $name } hebt die Karte für später auf: { $card }.
stone-age-event-gained = { $name } nimmt { $goods } von einer aufgehobenen Karte.
stone-age-event-card-drawn = { $name } zieht verdeckt eine Karte.
stone-age-event-card-drawn-own = Du hast gezogen: { $card }.
stone-age-event-deck-empty = { $name } bekommt keine Karte: Der Stapel ist leer.
stone-age-event-dice-bar = { $name } würfelt { $dice }: ein Würfel für alle.
stone-age-event-took-die = { $name } nimmt die { $die }.
stone-age-event-declined = { $name } kauft nichts ({ $place }).
stone-age-event-built =
    { $points ->
        [one] { $name } baut mit { $goods } und bekommt { $points } Punkt.
       *[other] { $name } baut mit { $goods } und bekommt { $points } Punkte.
    }
stone-age-event-stack-empty = { $place }: Der Stapel ist leer.

stone-age-event-fed =
    { $missing ->
        [0] { $name } ernährt { stone-age-people }.
        [one] { $name } zahlt { $food } Nahrung für { stone-age-people }: Es fehlt { $missing }.
       *[other] { $name } zahlt { $food } Nahrung für { stone-age-people }: Es fehlen { $missing }.
    }
stone-age-event-replaced-food = { $name } ernährt die Personen mit { $goods }.
stone-age-event-starved = { $name } lässt Personen hungern und verliert { $points } Punkte.

stone-age-event-end-cards = Die Karten sind aufgebraucht: Das Spiel endet.
stone-age-event-end-buildings = Ein Gebäudestapel ist leer: Das Spiel endet.
stone-age-event-won = { $name } gewinnt mit { $score } Punkten.

## Wild animals

stone-age-event-malus =
    { $total ->
        [one] Das wilde Tier verringert den Wurf von { $name } um { $points }: Es bleibt 1.
       *[other] Das wilde Tier verringert den Wurf von { $name } um { $points }: Es bleiben { $total }.
    }
stone-age-event-animal-active = Ein { $animal } taucht auf: { $points } weniger bei jedem Wurf für Rohstoffe und Nahrung.
stone-age-event-animal-waits = Ein { $animal } wartet hinter den anderen Tieren.
stone-age-event-animal-stays =
    { $people ->
        [0] Das wilde Tier ({ $animal }) bleibt.
        [one] Das wilde Tier ({ $animal }) bleibt, und mit ihm die Person dort.
       *[other] Das wilde Tier ({ $animal }) bleibt, und mit ihm die { $people } Personen dort.
    }
stone-age-event-animal-driven-away = Das wilde Tier ({ $animal }) ist vertrieben.
stone-age-event-animal-reward = { $name } nimmt eine Belohnung für eine { $die }: { $goods }.

## Hard winter, Style is the Goal

stone-age-event-paid-extra = { $name } gibt zusätzlich { $goods } ab und bekommt { $points } Punkte.
stone-age-event-swapped = { $name } tauscht { $give } gegen { $get }.
stone-age-event-extra-card-bought = { $name } kauft für { $goods } die oberste Karte des Stapels.
stone-age-event-trader = { $name } rückt auf Feld { $field } der Händlerleiste vor.
stone-age-event-trader-limit = { $name } ist schon am Ende der Händlerleiste.
stone-age-event-income = { $name } erhält als Einkommen { $goods }.

## Mammoth herd

stone-age-event-herd-next = Das nächste Bonus-Plättchen der Mammuts zeigt auf der Rückseite { $goods }.
stone-age-event-herd-moved = Die Mammuts sind { $at }. Bonus für den besten Wurf: { $first }; für alle: { $all }.
stone-age-event-herd-left = Die Mammuts ziehen für immer weiter.
stone-age-event-herd-alone = Niemand ist den Mammuts gefolgt: Das Bonus-Plättchen ist weg.
stone-age-event-herd-tie = Die besten Würfe sind gleich: Niemand zähmt ein Mammut, alle dort bekommen { $all }.
stone-age-event-moved =
    { $people ->
        [one] { $name } zahlt { $goods }, und { $people } Person folgt den Mammuts.
       *[other] { $name } zahlt { $goods }, und { $people } Personen folgen den Mammuts.
    }
stone-age-event-tamed = { $name } zähmt ein Mammut und nimmt das Bonus-Plättchen.
stone-age-event-bonus = { $name } nimmt den Bonus: { $goods }.
