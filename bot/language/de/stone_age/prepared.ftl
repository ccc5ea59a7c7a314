### The questions that can be answered beforehand

stone-age-field-answer-plan = Wo du Personen einsetzt
stone-age-field-answer-resolve = Welchen Ort du als Nächstes nutzt
stone-age-field-answer-tools = Werkzeuge für einen Wurf
stone-age-field-answer-feed = Fehlende Nahrung
stone-age-field-answer-decline = Was du nicht bezahlen kannst
stone-age-field-answer-cards = Womit du Karten bezahlst
stone-age-field-answer-buildings = Womit du Gebäude bezahlst
stone-age-field-answer-dice-bar = Würfel für alle
stone-age-field-answer-hunt = Was die Jagd bringt
stone-age-field-answer-extra-card = Die zusätzliche Karte
stone-age-field-answer-herd = Den Mammuts folgen
stone-age-field-answer-herd-fare = Womit du fürs Folgen zahlst
stone-age-field-answer-bonus = Bonus für ein gezähmtes Mammut
stone-age-field-answer-animal-reward = Belohnung für ein wildes Tier
stone-age-field-answer-choose = Ein Rohstoff deiner Wahl
stone-age-field-plan-pay = Wie bezahlen

## Words of their values

stone-age-answer-board = alle anderen, wie sie auf dem Brett stehen
stone-age-answer-in-order = alle in der Reihenfolge des Bretts
stone-age-answer-fewest = so wenige wie möglich
stone-age-answer-gain = nur, wo sie etwas bringen
stone-age-answer-gain-all = wo sie etwas bringen, auch die Einmal-Werkzeuge
stone-age-answer-never = ohne Werkzeug
stone-age-answer-unpayable = nicht kaufen
stone-age-answer-starve = hungern
stone-age-answer-decline = nicht kaufen
stone-age-answer-plus = so viel wie möglich dazu
stone-age-answer-cheapest = am billigsten: { $answer }
stone-age-answer-dearest = so wertvoll wie möglich: { $answer }

## Plans

stone-age-plan-range = { $place } · { $fewest } bis { $most } Personen
stone-age-plan-for-round = nur in Runde { $round }
stone-age-plan-in-round = in Runde { $round }: { $moves }
stone-age-plan-people =
    { $sign ->
        [fewer] du weniger als { $number } Personen einzusetzen hast
        [least] du mindestens { $number ->
            [one] 1 Person
           *[other] { $number } Personen
        } einzusetzen hast
        [none] du niemanden mehr einzusetzen hast
       *[exactly] du genau { $number ->
            [one] 1 Person
           *[other] { $number } Personen
        } einzusetzen hast
    }
stone-age-plan-count =
    { $sign ->
        [fewer] du weniger als { $pieces } hast
        [least] du mindestens { $pieces } hast
        [none] dir { $what } ganz fehlt
       *[exactly] du genau { $pieces } hast
    }
stone-age-plan-price =
    { $sign ->
        [fewer] der Preis höchstens { $number } ist
        [least] der Preis mindestens { $number } ist
       *[exactly] der Preis { $number } ist
    }
stone-age-plan-card = Karte „{ $what }“
stone-age-plan-paying = { $entry } · { $how }
stone-age-plan-pay-cheapest = am billigsten bezahlen
stone-age-plan-pay-dearest = so wertvoll wie möglich bezahlen
stone-age-plan-pay-most = mit möglichst viel { $what } bezahlen
stone-age-plan-pay-only = nur mit { $what } bezahlen
stone-age-plan-taken = „{ $place }“ von anderen besetzt ist
stone-age-plan-mine = „{ $place }“ von dir besetzt ist
stone-age-plan-gone = bei „{ $place }“ nicht mehr „{ $what }“ liegt

## What a plan would do now

stone-age-plan-done = erledigt
stone-age-plan-later = später
stone-age-plan-already-there = übergangen: Du bist schon dort
stone-age-plan-too-few-people = übergangen: zu wenige Personen übrig
stone-age-plan-full = übergangen: nicht genug Platz
stone-age-plan-closed = übergangen: Dorthin kann jetzt niemand
stone-age-plan-card-gone = übergangen: Die Karte ist weg
stone-age-plan-too-dear = übergangen: Der Preis ist in dieser Runde { $price }
stone-age-plan-pays = erledigt; jetzt würde ich mit { $goods } bezahlen
stone-age-plan-pays-nothing = erledigt; mit dem, was du jetzt hast, würde ich dich nach der Bezahlung fragen
stone-age-plan-other-round = Dieser Plan ist für Runde { $round }.

## What is refused

error-answer-last = „{ $word }“ gehört ans Ende: Es gilt, wenn der Rest nicht reicht.
error-plan-long = Ein Plan hat höchstens { $most } Zeichen.
error-plan-turns = Ein Plan hat höchstens { $most } Zeilen.
error-plan-past = Runde { $round } ist schon vorbei.
