### Stone Age: places, goods, cards, buildings, labels, previews and questions.

## Places. `.to` and `.at` stand inside a sentence: „Ben schickt 3 Personen …“, „Ben würfelt … 4+2“.

stone-age-place-toolmaker = Werkzeugmacher
    .to = zum Werkzeugmacher
    .at = beim Werkzeugmacher
stone-age-place-hut = Hütte
    .to = zur Hütte
    .at = in der Hütte
stone-age-place-field = Acker
    .to = auf den Acker
    .at = auf dem Acker
stone-age-place-hunt = Jagd
    .to = zur Jagd
    .at = bei der Jagd
stone-age-place-forest = Wald
    .to = in den Wald
    .at = im Wald
stone-age-place-claypit = Lehmgrube
    .to = in die Lehmgrube
    .at = in der Lehmgrube
stone-age-place-quarry = Steinbruch
    .to = in den Steinbruch
    .at = im Steinbruch
stone-age-place-river = Fluss
    .to = an den Fluss
    .at = am Fluss
stone-age-place-card = Karte { $number }
    .to = zu Karte { $number }
    .at = auf Karte { $number }
stone-age-place-building = Gebäude { $number }
    .to = zu Gebäude { $number }
    .at = auf Gebäude { $number }
stone-age-place-trader = Händler
    .to = zum Händler
    .at = beim Händler
stone-age-place-igloo = Iglu { $number }
    .to = zu Iglu { $number }
    .at = auf Iglu { $number }
stone-age-place-ring = Ring { $number } ({ $resource })
    .to = auf Ring { $number } ({ $resource })
    .at = auf Ring { $number } ({ $resource })
stone-age-place-animal = Wildes Tier
    .to = zum wilden Tier
    .at = beim wilden Tier
stone-age-place-herd = Mammutherde
    .to = zu den Mammuts
    .at = bei den Mammuts
stone-age-place-bought-card = Gekaufte Karte
    .to = zu einer Karte
    .at = für eine Karte

## Goods

stone-age-goods-food = { $count } Nahrung
stone-age-goods-wood = { $count } Holz
stone-age-goods-brick =
    { $count ->
        [one] { $count } Lehm
       *[other] { $count } Lehm
    }
stone-age-goods-stone = { $count } Stein
stone-age-goods-gold = { $count } Gold
stone-age-goods-jewelry = { $count } Schmuck
stone-age-goods-resources =
    { $count ->
        [one] { $count } Rohstoff
       *[other] { $count } Rohstoffe
    }

stone-age-kind-food = Nahrung
stone-age-kind-wood = Holz
stone-age-kind-brick = Lehm
stone-age-kind-stone = Stein
stone-age-kind-gold = Gold
stone-age-kind-jewelry = Schmuck

## Cards: upper part · lower part

stone-age-card = { $top } · { $bottom }
stone-age-top-food = { $amount } Nahrung
stone-age-top-points =
    { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    }
stone-age-top-tool = ein Werkzeug
stone-age-top-field = +{ $amount } Nahrung jede Runde
stone-age-top-draw-card = eine Karte vom Stapel
stone-age-top-choose-resources = { $amount } beliebige Rohstoffe
stone-age-top-roll-for = { $dice } Würfel für { $resource }
stone-age-top-one-use-tool = Werkzeug { $amount }, einmal
stone-age-top-dice-bar = Würfel für alle
stone-age-top-dice-bar-style = Stil-Würfel für alle
stone-age-top-trader = Händler +{ $steps }, { $jewelry } Schmuck
stone-age-top-person = eine Person mehr
stone-age-top-any-resource =
    { $amount ->
        [one] { $amount } beliebiger Rohstoff
       *[other] { $amount } beliebige Rohstoffe
    }

stone-age-culture-art = Kunst
stone-age-culture-jewelry = Schmuck
stone-age-culture-medicine = Heilkunde
stone-age-culture-music = Musik
stone-age-culture-pottery = Töpferei
stone-age-culture-sundial = Sonnenuhr
stone-age-culture-transport = Transport
stone-age-culture-weaving = Weberei
stone-age-culture-writing = Schrift

stone-age-people-farmer =
    { $amount ->
        [one] { $amount } Bauer
       *[other] { $amount } Bauern
    }
stone-age-people-hut_builder =
    { $amount ->
        [one] { $amount } Hüttenbauer
       *[other] { $amount } Hüttenbauer
    }
stone-age-people-shaman =
    { $amount ->
        [one] { $amount } Schamane
       *[other] { $amount } Schamanen
    }
stone-age-people-tool_maker =
    { $amount ->
        [one] { $amount } Werkzeugmacher
       *[other] { $amount } Werkzeugmacher
    }

stone-age-people-trader =
    { $amount ->
        [one] { $amount } Händler
       *[other] { $amount } Händler
    }

## Buildings and igloos

stone-age-price-fixed = { $goods } → { $points } Punkte
stone-age-price-choice =
    { $kinds ->
        [one] { $pieces } Rohstoffe, { $kinds } Sorte → ihr Wert
       *[other] { $pieces } Rohstoffe, { $kinds } Sorten → ihr Wert
    }
stone-age-price-any =
    { $pieces ->
        [one] { $pieces } beliebiger Rohstoff → { $points } Punkte
       *[other] { $pieces } beliebige Rohstoffe → { $points } Punkte
    }
stone-age-price-jewelry = { $fewest }–{ $most } Schmuck → je { $each } Punkte
stone-age-price-range = { $fewest }–{ $most } Rohstoffe → ihr Wert

stone-age-tile-income = +{ $goods } jede Runde
stone-age-tile-ring = { $people } eigene Plätze: { $pips } Augen = 1 { $resource }
stone-age-tile-scored = brachte { $points }
stone-age-tile-plus = Isolierung

## Animals and bonus tiles

stone-age-animal-bird_of_prey = Raubvogel
stone-age-animal-boar = Wildschwein
stone-age-animal-polar_bear = Eisbär
stone-age-animal-wolf = Wolf

stone-age-bonus-tile = bester Wurf: { $first }; alle: { $all }
stone-age-reward-assigned = Was der Würfel zeigt
stone-age-reward-points = Stattdessen wie bei einer 1
stone-age-reward-first = Bonus für den besten Wurf
stone-age-reward-all = Bonus für alle

## Options: at most 80 characters, better 34

stone-age-people =
    { $people ->
        [0] niemand
        [one] { $people } Person
       *[other] { $people } Personen
    }
stone-age-action-place =
    { $people ->
        [0] { $place } · niemand
        [one] { $place } · { $people } Person
       *[other] { $place } · { $people } Personen
    }
stone-age-action-tools =
    { $count ->
        [one] Werkzeug { $tools }
       *[other] Werkzeuge { $tools }
    }
stone-age-action-no-tools = ohne Werkzeug
stone-age-action-gain = Aufgehobene Karte: { $goods }
stone-age-action-take = Würfel { $die }
stone-age-action-decline = Nicht kaufen
stone-age-action-starve = Hungern (−10 Punkte)
stone-age-action-keep = Karte aufheben
stone-age-action-pay = Zahlen: { $goods }
stone-age-action-pay-plus = Zahlen: { $goods }, dazu { $plus }
stone-age-action-feed = Abgeben: { $goods }
stone-age-action-swap = Tauschen: { $give } → { $get }
stone-age-action-move =
    { $people ->
        [0] Niemand folgt
        [one] { $people } Person folgt
       *[other] { $people } Personen folgen
    }
stone-age-plus =
    { $pieces ->
        [0] nichts dazu
       *[other] { $pieces } dazu für Punkte
    }

stone-age-tool = { $value }
stone-age-tool-at =
    { $number ->
        [1] { $value } links
        [2] { $value } Mitte
       *[other] { $value } rechts
    }
stone-age-tool-card = Karte { $value }

## Groups of options, and the questions of a form

stone-age-verb-place = Personen einsetzen
stone-age-listed = Karten und Gebäude …
stone-age-verb-resolve = Ort nutzen
stone-age-verb-tools = Werkzeuge einsetzen
stone-age-verb-pay = Zahlen
stone-age-verb-decline = Nicht kaufen
stone-age-verb-feed = Mit Rohstoffen ernähren
stone-age-verb-starve = Hungern
stone-age-verb-gain = Aufgehobene Karte nutzen
stone-age-verb-keep = Karte aufheben
stone-age-verb-take = Würfel nehmen
stone-age-verb-swap = Erst tauschen
stone-age-verb-share = Nahrung oder Schmuck
stone-age-verb-move = Den Mammuts folgen
stone-age-verb-choose = Rohstoff nehmen
stone-age-verb-reward = Belohnung nehmen

stone-age-field-where = Wo?
stone-age-field-people = Wie viele Personen?
stone-age-field-tools = Welche Werkzeuge?
stone-age-field-die = Welcher Würfel?
stone-age-field-wood = Holz
stone-age-field-brick = Lehm
stone-age-field-stone = Stein
stone-age-field-gold = Gold
stone-age-field-food = Nahrung
stone-age-field-jewelry = Schmuck
stone-age-field-tens = Wie viel als Schmuck, in Zehnern?
stone-age-field-ones = Wie viel mehr als Schmuck?
stone-age-field-plus = Dazu noch, für Punkte?
stone-age-field-give = Was gibst du ab?
stone-age-field-get = Was bekommst du?
stone-age-field-what = Was davon?

## What an option costs or yields

stone-age-preview-rate = je Person ein Würfel · { $goods } für je { $pips } Augen
stone-age-preview-dice =
    { $dice ->
        [one] { $dice } Würfel · { $goods } je { $pips } Augen
       *[other] { $dice } Würfel · { $goods } je { $pips } Augen
    }
stone-age-preview-yield = { $goods }
stone-age-preview-left = übrig: { $goods }
stone-age-preview-left-nothing = dann ist nichts übrig
stone-age-preview-beyond-means = noch nicht bezahlbar
stone-age-symbol-new = { $symbol } (neu)
stone-age-preview-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
stone-age-preview-card = kostet { $price } → { $effect }
stone-age-preview-empty = nichts da
stone-age-preview-toolmaker = ein Werkzeug
stone-age-preview-hut = eine Person mehr
stone-age-preview-field = +1 Nahrung jede Runde
stone-age-preview-trader = Leiste +2, 2 Schmuck
stone-age-preview-animal =
    { $places ->
        [0] niemand fehlt mehr
        [one] { $places } Platz frei
       *[other] { $places } Plätze frei
    }
stone-age-preview-swap = dein einziger Tausch in dieser Runde

## Questions. `.named` speaks to one player, `.together` to several at once.

stone-age-prompt-place = Setz Personen ein (noch { $people }).
    .named = { $name }, setz Personen ein (noch { $people }).
    .together = Setzt eure Personen ein.
stone-age-prompt-resolve = Welchen deiner Orte nutzt du als Nächstes?
    .named = { $name }, welchen deiner Orte nutzt du als Nächstes?
    .together = Nutzt eure Orte.
stone-age-prompt-tools = Der Wurf ist { $total }{ $dice ->
            [one] { "" }
           *[other] { " " }({ $dice })
        }, das ergibt { $goods }. Setzt du Werkzeuge ein?
    .named = { $name }, der Wurf ist { $total }{ $dice ->
            [one] { "" }
           *[other] { " " }({ $dice })
        }, das ergibt { $goods }. Setzt du Werkzeuge ein?
    .together = Setzt ihr Werkzeuge ein?
stone-age-prompt-buy-card = Kaufst du die Karte „{ $card }“ für { $cost }?
    .named = { $name }, kaufst du die Karte „{ $card }“ für { $cost }?
    .together = Kauft ihr eure Karten?
stone-age-prompt-buy-building = Baust du das? { $building }.
    .named = { $name }, baust du das? { $building }.
    .together = Baut ihr eure Gebäude?
stone-age-prompt-gain = Deine Karte „{ $card }“: Nimmst du die Rohstoffe jetzt, oder hebst du sie für später auf?
    .named = { $name }, deine Karte „{ $card }“: Nimmst du die Rohstoffe jetzt, oder hebst du sie für später auf?
    .together = Nehmt ihr die Rohstoffe eurer Karte jetzt, oder hebt ihr sie auf?
stone-age-prompt-take = Nimm einen der Würfel: { $dice }.
    .named = { $name }, nimm einen der Würfel: { $dice }.
    .together = Nehmt einen Würfel.
stone-age-prompt-feed =
    { $missing ->
        [one] Dir fehlt { $missing } Nahrung. Gibst du { $missing } Rohstoff ab, oder verlierst du { $points } Punkte?
       *[other] Dir fehlen { $missing } Nahrung. Gibst du { $missing } Rohstoffe ab, oder verlierst du { $points } Punkte?
    }
    .named =
        { $missing ->
            [one] { $name }, dir fehlt { $missing } Nahrung. Gibst du { $missing } Rohstoff ab, oder verlierst du { $points } Punkte?
           *[other] { $name }, dir fehlen { $missing } Nahrung. Gibst du { $missing } Rohstoffe ab, oder verlierst du { $points } Punkte?
        }
    .together = Euch fehlt Nahrung. Gebt ihr Rohstoffe ab, oder verliert ihr 10 Punkte?
stone-age-prompt-buy-extra-card = Kaufst du die oberste Karte des Stapels, verdeckt, für { $price } weiteren Schmuck? Sie zählt nur am Ende.
    .named = { $name }, kaufst du die oberste Karte des Stapels, verdeckt, für { $price } weiteren Schmuck? Sie zählt nur am Ende.
    .together = Kauft ihr eine zusätzliche Karte?
stone-age-prompt-share = Deine Jagd bringt { $pieces } ({ $total ->
        [one] { $total } Auge
       *[other] { $total } Augen
    }): Nahrung, Schmuck oder beides?
    .named = { $name }, deine Jagd bringt { $pieces } ({ $total ->
        [one] { $total } Auge
       *[other] { $total } Augen
    }): Nahrung, Schmuck oder beides?
    .together = Teilt eure Jagdbeute auf.
stone-age-prompt-ring = Setzt du Personen auf deine eigenen Plätze { $place }? Das geht nur jetzt (noch { $people } einzusetzen).
    .named = { $name }, setzt du Personen auf deine eigenen Plätze { $place }? Das geht nur jetzt (noch { $people } einzusetzen).
    .together = Besetzt eure eigenen Plätze.
stone-age-prompt-animal-reward = Würfel { $number } zeigt { $die }: Nimmst du diese Belohnung, oder die einer 1?
    .named = { $name }, Würfel { $number } zeigt { $die }: Nimmst du diese Belohnung, oder die einer 1?
    .together = Nehmt eure Belohnungen.
stone-age-prompt-choose = Nimm einen Rohstoff deiner Wahl.
    .named = { $name }, nimm einen Rohstoff deiner Wahl.
    .together = Nehmt einen Rohstoff.
stone-age-prompt-move =
    { $people ->
        [one] Folgt deine Person { $at } den Mammuts? Das kostet 1 Nahrung oder 1 Rohstoff.
       *[other] Wie viele deiner { $people } Personen { $at } folgen den Mammuts? Das kostet je 1 Nahrung oder 1 Rohstoff.
    }
    .named =
        { $people ->
            [one] { $name }, folgt deine Person { $at } den Mammuts? Das kostet 1 Nahrung oder 1 Rohstoff.
           *[other] { $name }, wie viele deiner { $people } Personen { $at } folgen den Mammuts? Das kostet je 1 Nahrung oder 1 Rohstoff.
        }
    .together = Folgt ihr den Mammuts?
stone-age-prompt-pay-move = Zahl dafür, dass Personen den Mammuts folgen: { $people } Nahrung oder { $people ->
        [one] 1 Rohstoff
       *[other] Rohstoffe
    }.
    .named = { $name }, zahl dafür, dass Personen den Mammuts folgen: { $people } Nahrung oder { $people ->
            [one] 1 Rohstoff
           *[other] Rohstoffe
        }.
    .together = Zahlt dafür, dass Personen den Mammuts folgen.
stone-age-prompt-bonus = Du hast ein Mammut gezähmt. Nimmst du den Bonus für den besten Wurf ({ $first }) oder den für alle ({ $all })?
    .named = { $name }, du hast ein Mammut gezähmt. Nimmst du den Bonus für den besten Wurf ({ $first }) oder den für alle ({ $all })?
    .together = Nehmt euren Bonus.
stone-age-swapped = { $prompt } (Zahl auch mit { $goods } aus dem Tausch.)

## Help: the rules of a turn

stone-age-help =
    { "**" }Stone Age in einer Minute{ "**" }
    { "**" }1. Einsetzen.{ "**" } Reihum schickt ihr Personen an je einen Ort, bis alle unterwegs sind. Ringe begrenzen den Platz.
    { "**" }2. Nutzen.{ "**" } Reihum nutzt du alle deine Orte, in beliebiger Folge. Wald, Lehmgrube, Steinbruch, Fluss und Jagd: ein Würfel je Person. Je 3 Augen ein Holz, 4 Lehm, 5 Stein, 6 Gold, 2 Nahrung. Werkzeuge erhöhen einen Wurf, jedes einmal je Runde.
    Werkzeugmacher: ein Werkzeug. Hütte (zwei Personen): eine Person mehr. Acker: jede Runde eine Nahrung mehr.
    Zivilisationskarten kosten 1 bis 4 Rohstoffe: Oben wirkt sofort, unten zählt am Ende. Gebäude punkten gleich.
    { "**" }3. Ernähren.{ "**" } Eine Nahrung je Person. Fehlt welche: Rohstoffe abgeben oder 10 Punkte verlieren.
    { "**" }Schluss{ "**" } ist, wenn ein Gebäudestapel leer ist oder die Karten ausgehen. Verschiedene Kultursymbole zählen im Quadrat. Bauern vervielfachen den Acker, Hüttenbauer die Gebäude, Schamanen die Personen, Werkzeugmacher die Werkzeuge. Jeder übrige Rohstoff: 1 Punkt.

## Words of the product

game-stone_age = Stone Age
goal-stone_age = Setz deine Personen ein, sammle Rohstoffe, sorg für Nahrung und kauf Karten und Gebäude. Die meisten Punkte gewinnen; Schluss ist, wenn ein Gebäudestapel leer ist oder die Karten ausgehen.
edition-jubilee = Jubiläumsedition
edition-2008 = Ausgabe von 2008

## Setting up a game

error-setup-needs-base = Das Grundspiel ist immer dabei: Nimm das Modul „base“ dazu.

## What they do, for whoever chooses

effect-jubilee = Mit Winterseite für „Der Winter ist hart“, Wilde Tiere und Iglus
effect-2008 = Die erste Ausgabe, ohne Winterseite
