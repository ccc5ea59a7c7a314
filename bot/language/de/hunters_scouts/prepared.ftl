### The questions

hunters-field-answer-character = Womit du deine Züge verbringst
hunters-field-answer-herb-heath = Kräuterheide, Sonnenuntergang des Gegners
hunters-field-answer-use = Was du erschaffst
hunters-field-answer-follow = Jäger: Wie viele zur neuen Karte gehen
hunters-field-answer-item-send = Mitglied durch Gegenstand setzen
hunters-field-answer-evening = Mitglied bei Sonnenuntergang setzen
hunters-field-answer-wear = Welche Felder du abdeckst
hunters-field-answer-mark = Kundschafter: Welche Orte du abnutzt
hunters-field-answer-lay = Wohin du Charaktere ablegst
hunters-field-answer-spirits = Schamane: Gegenstände oder Charakter
hunters-field-answer-fire = Feuerwächterin: setzen oder ablegen
hunters-field-answer-reveal = Fährtensucher: Welcher Stapel
hunters-field-answer-keep = Welche Gegenstände du behältst
hunters-field-answer-exchange = Korbflechterin: Was du austauschst
hunters-field-answer-lose = Wen du durch Hunger verlierst
hunters-field-answer-recruit = Welche Charaktere du nimmst
hunters-field-answer-bonus = Bonusfeld: ob du 2 Gegenstände abgibst

hunters-field-plan-send = Setzen
hunters-field-plan-use = Erschaffen
hunters-field-plan-wear = Abdecken
hunters-field-plan-mark = Abnutzen
hunters-field-plan-lay = Ablegen
hunters-field-plan-spirits = Schamane
hunters-field-plan-fire = Feuerwächterin
hunters-field-plan-reveal = Aufdecken
hunters-field-plan-keep = Behalten
hunters-field-plan-exchange = Austauschen
hunters-field-plan-lose = Verlieren
hunters-field-plan-recruit = Nehmen
hunters-field-plan-bonus = Bonus

## The answers

hunters-answer-nobody = Niemand zieht um
hunters-answer-most = so viele wie möglich
hunters-answer-fewest = so wenige wie möglich
hunters-answer-wear-most = wovon am meisten da ist
hunters-answer-best = die meisten Punkte zuerst
hunters-answer-only = sonst nichts
hunters-answer-none = nichts
hunters-answer-finish = fertig, wenn nichts mehr geht
hunters-answer-done = dann fertig
hunters-answer-use-number = höchstens { $number }
hunters-answer-follow-number =
    { $number ->
        [one] { $number } Mitglied
       *[other] { $number } Mitglieder
    }
hunters-answer-away = wo niemand von dir steht
hunters-answer-left = links
hunters-answer-middle = Mitte
hunters-answer-right = rechts
hunters-answer-items = 2 Gegenstände ziehen
hunters-answer-members = Mitglieder setzen
hunters-answer-wilderness = Wildnis
hunters-answer-hunting = Jagdgebiet
hunters-answer-give = ja, die mit den wenigsten Punkten
hunters-answer-decline = nein, behalten

## Plans

hunters-plan-recall = Zurückholen: { $loads }
hunters-plan-new-card = die neue Karte
hunters-plan-answer = { $question }: { $answer }
hunters-plan-from-round = ab Runde { $round }: { $turns }
hunters-plan-since-round = ab Runde { $round }, Zug für Zug
hunters-plan-always = in jedem Zug, was zuerst geht
hunters-plan-then = ; dann{ " " }
hunters-plan-none =
    { $counted ->
        [hunger] du keinen Hunger hast
        [points] du keine Punkte hast
        [village] du niemanden im Dorf hast
        [items] du keine verdeckten Gegenstände hast
       *[cards] du keine Charaktere auf der Hand hast
    }
hunters-plan-some =
    { $counted ->
        [hunger] du Hunger hast
        [points] du Punkte hast
        [village] du Mitglieder im Dorf hast
        [items] du verdeckte Gegenstände hast
       *[cards] du Charaktere auf der Hand hast
    }
hunters-plan-count =
    { $sign ->
        [fewer] du weniger als { $number } { $what } hast
        [more] du mehr als { $number } { $what } hast
       *[exactly] du genau { $number } { $what } hast
    }
hunters-plan-counted-hunger = Hunger
hunters-plan-counted-points =
    { $number ->
        [one] Punkt
       *[other] Punkte
    }
hunters-plan-counted-village =
    { $number ->
        [one] Mitglied im Dorf
       *[other] Mitglieder im Dorf
    }
hunters-plan-counted-items =
    { $number ->
        [one] verdeckten Gegenstand
       *[other] verdeckte Gegenstände
    }
hunters-plan-counted-cards =
    { $number ->
        [one] Charakter auf der Hand
       *[other] Charaktere auf der Hand
    }
hunters-plan-fields =
    { $sign ->
        [fewer] { $place } weniger als { $number } { $what } hat
        [more] { $place } mehr als { $number } { $what } hat
       *[exactly] { $place } genau { $number } { $what } hat
    }
hunters-plan-mine = du { $at } stehst
hunters-plan-taken = der andere Stamm { $at } steht
hunters-plan-free = { $at } Platz ist
hunters-plan-gone = { $place } nicht mehr da ist
hunters-plan-open = { $card } frei liegt

## What a plan would do now

hunters-plan-rounds =
    { $last ->
        [0] In Runde { $round }:
       *[other] In den Runden { $round } bis { $last }, je ein Zug:
    }
hunters-plan-not-in-hand = übergangen: nicht auf deiner Hand
hunters-plan-no-recall = übergangen: Das kann jetzt niemand mitbringen
hunters-plan-no-sunset = übergangen: Die Sonne kann noch nicht untergehen
hunters-plan-no-geysers = übergangen: Niemand von dir ist bei den Geysiren
hunters-plan-does-not-fit = übergangen: Was du dazu gesagt hast, geht nicht
hunters-plan-later = später
hunters-plan-over = vorbei

## What cannot be read

error-hunters-answer-last = „{ $word }“ steht am Ende.
