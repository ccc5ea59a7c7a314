### Hunters and Scouts: what happened, and what a seat is asked.

## Questions. `.named` addresses somebody by name, `.together` several at once.

hunters-prompt-turn = Spiel einen Charakter, hol Mitglieder zurück oder lass die Sonne untergehen.
    .named = { $name }, spiel einen Charakter, hol Mitglieder zurück oder lass die Sonne untergehen.
    .together = Was macht ihr mit eurem Zug?
hunters-prompt-send =
    { $most ->
        [one] Setz höchstens { $most } Stammesmitglied auf einen anderen Ort.
       *[other] Setz bis zu { $most } Stammesmitglieder auf andere Orte.
    }
    .named =
        { $most ->
            [one] { $name }, setz höchstens { $most } Stammesmitglied auf einen anderen Ort.
           *[other] { $name }, setz bis zu { $most } Stammesmitglieder auf andere Orte.
        }
    .together = Wen setzt ihr?
hunters-prompt-send-there =
    { $most ->
        [one] Setz höchstens { $most } Stammesmitglied auf die aufgedeckte Karte: { $place }.
       *[other] Setz bis zu { $most } Stammesmitglieder auf die aufgedeckte Karte: { $place }.
    }
    .named =
        { $most ->
            [one] { $name }, setz höchstens { $most } Stammesmitglied auf die aufgedeckte Karte: { $place }.
           *[other] { $name }, setz bis zu { $most } Stammesmitglieder auf die aufgedeckte Karte: { $place }.
        }
    .together = Wie viele gehen auf die aufgedeckte Karte?
hunters-prompt-use = Du hast mitgebracht: { $pool }. Erschaffe Gegenstände, hol weitere Stammesmitglieder zurück oder beende den Zug.
    .named = { $name }, du hast mitgebracht: { $pool }. Erschaffe Gegenstände, hol weitere Stammesmitglieder zurück oder beende den Zug.
    .together = Nutzt, was eure Stammesmitglieder mitgebracht haben.
hunters-prompt-wear =
    { $cards ->
        [one] Wähle auf diesem Ort ein Feld, das abgedeckt wird.
       *[other] Wähle auf jedem dieser Orte ein Feld, das abgedeckt wird.
    }
    .named =
        { $cards ->
            [one] { $name }, wähle auf diesem Ort ein Feld, das abgedeckt wird.
           *[other] { $name }, wähle auf jedem dieser Orte ein Feld, das abgedeckt wird.
        }
    .together = Wählt auf jedem Ort ein Feld, das abgedeckt wird.
hunters-prompt-mark = Wähle 3 verschiedene Orte für die Verbrauchssteine.
    .named = { $name }, wähle 3 verschiedene Orte für die Verbrauchssteine.
    .together = Wählt 3 verschiedene Orte für die Verbrauchssteine.
hunters-prompt-lay = Leg die Karte „{ $card }“ in eine der kürzesten Spalten.
    .named = { $name }, leg die Karte „{ $card }“ in eine der kürzesten Spalten.
    .together = Legt eure Karte in eine der kürzesten Spalten.
hunters-prompt-spirits = Zieh 2 Gegenstände oder nimm 1 freiliegenden Charakter.
    .named = { $name }, zieh 2 Gegenstände oder nimm 1 freiliegenden Charakter.
    .together = Zieht 2 Gegenstände oder nehmt 1 freiliegenden Charakter.
hunters-prompt-fire = Setz deine Stammesmitglieder beliebig oder leg einen Charakter aus deiner Hand in die Auslage.
    .named = { $name }, setz deine Stammesmitglieder beliebig oder leg einen Charakter aus deiner Hand in die Auslage.
    .together = Setzt eure Stammesmitglieder beliebig oder legt einen Charakter aus der Hand in die Auslage.
hunters-prompt-reveal = Welche Karte wird aufgedeckt?
    .named = { $name }, welche Karte wird aufgedeckt?
    .together = Welche Karte wird aufgedeckt?
hunters-prompt-keep-one = Behalte einen der beiden Gegenstände, die du gezogen hast.
    .named = { $name }, behalte einen der beiden Gegenstände, die du gezogen hast.
    .together = Behaltet einen der beiden gezogenen Gegenstände.
hunters-prompt-exchange = Tausch beliebig viele deiner verdeckten Gegenstände gegen neue.
    .named = { $name }, tausch beliebig viele deiner verdeckten Gegenstände gegen neue.
    .together = Tauscht beliebig viele verdeckte Gegenstände gegen neue.
hunters-prompt-stash =
    { $fewest ->
        [0] Behalte bis zu { $limit } verdeckte Gegenstände über Nacht.
       *[other] { $limit ->
            [one] Wähle den verdeckten Gegenstand, den du über Nacht behältst.
           *[other] Wähle die { $limit } verdeckten Gegenstände, die du über Nacht behältst.
        }
    }
    .named =
        { $fewest ->
            [0] { $name }, behalte bis zu { $limit } verdeckte Gegenstände über Nacht.
           *[other] { $limit ->
                [one] { $name }, wähle den verdeckten Gegenstand, den du über Nacht behältst.
               *[other] { $name }, wähle die { $limit } verdeckten Gegenstände, die du über Nacht behältst.
            }
        }
    .together = Wählt die verdeckten Gegenstände, die ihr über Nacht behaltet.
hunters-prompt-lose = Du hast { $hunger } Hunger: Wo verlierst du ein Stammesmitglied (und 3 Hunger)?
    .named = { $name }, du hast { $hunger } Hunger: Wo verlierst du ein Stammesmitglied (und 3 Hunger)?
    .together = Wo verliert ihr ein Stammesmitglied?
hunters-prompt-recruit = Nimm die Charaktere für deinen nächsten Tag von den freien Enden der Spalten.
    .named = { $name }, nimm die Charaktere für deinen nächsten Tag von den freien Enden der Spalten.
    .together = Nehmt die Charaktere für euren nächsten Tag.
hunters-prompt-ancestor = Nimm noch einen freiliegenden Charakter (Ahnenhügel).
    .named = { $name }, nimm noch einen freiliegenden Charakter (Ahnenhügel).
    .together = Nehmt noch einen freiliegenden Charakter.
hunters-prompt-bonus = Du erreichst Feld { $field }: Gibst du 2 erschaffene Gegenstände für 1 weiteren Punkt ab?
    .named = { $name }, du erreichst Feld { $field }: Gibst du 2 erschaffene Gegenstände für 1 weiteren Punkt ab?
    .together = Gebt ihr 2 erschaffene Gegenstände für 1 weiteren Punkt ab?
hunters-prompt-herb-heath = Die Kräuterheide lässt dich 1 Stammesmitglied auf einen anderen Ort setzen.
    .named = { $name }, die Kräuterheide lässt dich 1 Stammesmitglied auf einen anderen Ort setzen.
    .together = Die Kräuterheide lässt euch 1 Stammesmitglied setzen.

## What happened: the course of the game

hunters-event-starter = { $name } beginnt.
hunters-event-place-laid = Heiliger Ort: { $place } ({ $blessing }).
hunters-event-turn = Zug { $turn }: { $name }.
hunters-event-played = { $name } spielt die Karte „{ $card }“ aus.
hunters-event-laid = { $name } legt die Karte „{ $card }“ in die { $column } Spalte.
hunters-event-forwent = { $name } verzichtet für die Geysire auf den Zug.
hunters-event-sunset = Für { $name } geht die Sonne unter.
hunters-event-recruited = { $name } nimmt auf die Hand: { $cards }.
hunters-event-recruited-column =
    { $cards ->
        [one] { $name } nimmt { $cards } Karte auf die Hand ({ $column } Spalte).
       *[other] { $name } nimmt { $cards } Karten auf die Hand ({ $column } Spalte).
    }
hunters-event-last-turn = { $name } hat noch einen letzten Zug.
hunters-event-extinct = Den Stamm von { $name } gibt es nicht mehr.
hunters-event-game-over =
    { $why ->
        [goal] { $name } erreicht das Ziel und gewinnt.
        [last-turn] { $name } ist weiter gekommen und gewinnt.
        [extinct] { $name } gewinnt, denn den anderen Stamm gibt es nicht mehr.
       *[other] { $name } gewinnt.
    }

## Locations and members

hunters-event-revealed = { $place } wird aufgedeckt: { $fields }.
hunters-event-deck-empty =
    { $deck ->
        [items] Es gibt keine Gegenstände mehr zu ziehen.
        [wilderness] Es gibt keine Wildnis mehr aufzudecken.
        [hunting] Es gibt kein Jagdgebiet mehr aufzudecken.
       *[other] Ein Stapel ist leer.
    }
hunters-event-worn = { $name } deckt { $at } ein Feld ab: { $goods }.
hunters-event-used-up = { $place } ist verbraucht und verschwindet.
hunters-event-sent =
    { $members ->
        [one] { $name } schickt { $members } Stammesmitglied { $to }.
       *[other] { $name } schickt { $members } Stammesmitglieder { $to }.
    }
hunters-event-left =
    { $members ->
        [one] { $members } Stammesmitglied von { $name } zieht { $from } weg.
       *[other] { $members } Stammesmitglieder von { $name } ziehen { $from } weg.
    }
hunters-event-nobody-sent = { $name } schickt niemanden los.
hunters-event-driven-away =
    { $members ->
        [one] { $members } Stammesmitglied von { $name } wird { $from } vertrieben.
       *[other] { $members } Stammesmitglieder von { $name } werden { $from } vertrieben.
    }
hunters-event-sent-home =
    { $members ->
        [one] { $members } Stammesmitglied von { $name } kommt { $from } mit leeren Händen heim.
       *[other] { $members } Stammesmitglieder von { $name } kommen { $from } mit leeren Händen heim.
    }
hunters-event-recalled = { $name } holt { $from } zurück: { $brought }.
hunters-came-home =
    { $members ->
        [one] { $members } Stammesmitglied von { $name } kommt { $from } zurück.
       *[other] { $members } Stammesmitglieder von { $name } kommen { $from } zurück.
    }
hunters-event-grown-up = Ein Stammesmitglied von { $name } kommt aus dem Lager ins Dorf.
hunters-event-converted = { $name } gibt 2 Felle für ein neues Stammesmitglied im Lager.

## Items

hunters-event-item-drawn = { $name } zieht einen Gegenstand.
hunters-drew-items = { $name } zieht { $count } Gegenstände.
hunters-event-item-drawn-own = Du ziehst: { $item }.
hunters-event-created = { $name } erschafft: { $item }.
hunters-event-discarded = { $name } legt ab: { $items }.
hunters-event-bonus = { $name } gibt für den Bonus von Feld { $field } ab: { $items }.
hunters-event-declined-bonus = { $name } verzichtet auf den Bonus von Feld { $field }.
hunters-event-missed-bonus =
    { $hunger ->
        [0] { $name } kommt über Feld { $field } und hat keine 2 Gegenstände abzugeben.
       *[other] { $name } kommt über Feld { $field }, hat keine 2 Gegenstände abzugeben und bekommt { $hunger } Hunger.
    }

## Points and hunger

hunters-event-scored =
    { $points ->
        [one] { $name } bekommt { $points } Punkt ({ $source }).
       *[other] { $name } bekommt { $points } Punkte ({ $source }).
    }
hunters-event-fell-back =
    { $points ->
        [one] { $name } fällt um { $points } Punkt zurück.
       *[other] { $name } fällt um { $points } Punkte zurück.
    }
hunters-event-too-hungry =
    { $lost ->
        [one] { $name } ist zu hungrig für das Ziel: { $lost } Punkt verfällt.
       *[other] { $name } ist zu hungrig für das Ziel: { $lost } Punkte verfallen.
    }
hunters-event-hungrier = { $name } bekommt { $tiles } Hunger.
hunters-event-fed = { $name } legt { $tiles } Hunger ab.
hunters-event-starved = Ein Stammesmitglied von { $name } verhungert { $at } und kommt in den Vorrat.

hunters-source-field = Jagdgebiet
hunters-source-sunset = Sonnenuntergang
hunters-source-bonus = Bonusfeld
hunters-source-basket-weaver = Korbflechterin
