### Stone Age: the board as text, alt text, standings, own things, and what is wrong with an action.

stone-age-nothing = nichts

## The board as text

stone-age-phase-placing = Personen einsetzen
stone-age-phase-actions = Orte nutzen
stone-age-phase-feeding = Personen ernähren
stone-age-phase-over = das Spiel ist vorbei

stone-age-board-head = { "**" }Runde { $round }{ "**" } · { $phase }
stone-age-board-to-move = Dran: { $names }
stone-age-board-roll = Letzter Wurf: { $name }, { $at }: { $dice } (zusammen { $total })
stone-age-board-roll-of-tile = Letzter Wurf: { $name }: { $dice }
stone-age-board-places = { "**" }Orte{ "**" }
stone-age-board-place = { $place }: { $here }
stone-age-board-free = { $rings } frei
stone-age-board-unlimited = Platz für alle
stone-age-board-full = voll
stone-age-board-closed = diese Runde zu
stone-age-board-empty = leer
stone-age-board-cards = { "**" }Karten{ "**" } (Wirkung · zählt am Ende; { $deck } im Stapel)
stone-age-board-card = { $place }, Preis { $price }: { $card }
stone-age-board-buildings = { "**" }Gebäude{ "**" }
stone-age-board-building = { $place }, noch { $left }: { $building }
stone-age-board-animal = Wildes Tier: { $animal }, −{ $malus } bei jedem Wurf
stone-age-board-animals = Wildes Tier: { $animal }, −{ $malus } bei jedem Wurf (danach { $waiting })
stone-age-board-herd = Mammuts { $at } (noch { $left }): { $tile }
stone-age-board-herd-next = Nächstes Plättchen: { $goods }
stone-age-board-trader = Händlerleiste: { $trades }
stone-age-board-trade = Felder { $first }–{ $last }: { $give } zu { $get }
stone-age-board-trade-jewelry = Felder { $first }–{ $last }: { $give } Schmuck zu { $get }
stone-age-board-track =
    { $traded ->
        [yes] Händlerleiste { $field } (getauscht)
       *[no] Händlerleiste { $field }
    }
stone-age-board-igloos =
    { $count ->
        [one] { $count } Iglu
       *[other] { $count } Iglus
    }
stone-age-board-tiles =
    { $count ->
        [one] { $count } Mammut-Plättchen
       *[other] { $count } Mammut-Plättchen
    }
stone-age-board-dice-bar-style = Stil-Würfel für alle: { $dice }
stone-age-board-dice-bar = Würfel für alle: { $dice }
stone-age-board-die = { $die } = { $gift }
stone-age-board-player =
    { $start ->
        [yes] { "**" }{ $name }{ "**" } (beginnt): { $points } · { $stock } · { $tools } · Karten { $cards } · Gebäude { $buildings }
       *[no] { "**" }{ $name }{ "**" }: { $points } · { $stock } · { $tools } · Karten { $cards } · Gebäude { $buildings }
    }
stone-age-board-stock = { $people } Personen, { $tableau } zu Hause · { $food } Nahrung, +{ $field } je Runde
stone-age-board-no-resources = keine Rohstoffe
stone-age-board-tools = Werkzeuge { $tools }
stone-age-board-no-tools = keine Werkzeuge
stone-age-board-tool-ready = { $value }
stone-age-board-tool-used = { $value } (benutzt)
stone-age-board-kept = { $tools } · aufgehobene Karte: { $kept }

## Alt text: plain, no formatting

stone-age-alt-asked = Runde { $round }. { $question }
stone-age-alt-turn = Runde { $round }, { $phase }. Dran: { $names }.
stone-age-alt-round-over = Runde { $round } ist zu Ende.
stone-age-alt-over = Das Spiel ist vorbei. Gewonnen mit { $score } Punkten: { $names }.
stone-age-alt-scores = Punkte: { $scores }.
stone-age-alt-place = { $place }: { $here }.
stone-age-alt-sign =
    { $here ->
        [none] { $place }: { $sign }.
       *[other] { $place }: { $sign }, { $here }.
    }

stone-age-alt-player = { $name }: { $things }.

## Standings

stone-age-standing-row =
    { $rank }. { "**" }{ $name }{ "**" }: { $points }
    { $lines }
stone-age-standing-tie = Gleichstand bei { $score } Punkten: Acker, Werkzeuge und Personen zusammen entscheiden ({ $sums }).
stone-age-standing-sum = { $name } { $sum }
stone-age-standing-shared = { $names } teilen sich Platz { $rank }.

stone-age-line = { $line } { $points }
stone-age-line-sum = { $line } { $sum } = { $points }
stone-age-line-buildings = Gebäude
stone-age-line-cards = Punkte von Karten
stone-age-line-hunger = Hunger
stone-age-line-resources = Rohstoffe
stone-age-line-culture = Kultur
stone-age-line-farmer = Bauern
stone-age-line-hut_builder = Hüttenbauer
stone-age-line-shaman = Schamanen
stone-age-line-tool_maker = Werkzeugmacher
stone-age-line-trader = Händler
stone-age-line-insulation = Isolierung
stone-age-line-winter_gold = Gold auf Karten
stone-age-line-animals = Wilde Tiere
stone-age-line-herd = Mammuts

## My things

stone-age-own-stock = Du hast: { $stock } · { $tools }
stone-age-own-cards = { "**" }Deine Karten ({ $count }){ "**" }: Wirkung (erledigt) · zählt am Ende
stone-age-own-kept = { "**" }Für später aufgehoben{ "**" } (die Rohstoffe kannst du in jedem deiner Züge nehmen)
stone-age-own-buildings = { "**" }Deine Gebäude ({ $count }){ "**" }
stone-age-own-igloos = { "**" }Deine Iglus ({ $count }){ "**" }
stone-age-own-row = • { $row }
stone-age-own-forecast =
    { "**" }Wäre jetzt Schluss{ "**" }: { $score } auf der Zählleiste, und am Ende: { $lines }
    { $total ->
        [one] Zusammen { $total } Punkt
       *[other] Zusammen { $total } Punkte
    }

## Credits

stone-age-credits =
    { "**" }Stone Age: was von uns ist{ "**" }
    Die Regeln sind die der veröffentlichten Spiele und ihrer Erweiterungen. Wo keine Quelle einen gedruckten Wert nennt, haben wir einen gewählt, der zu den Regeln passt:
stone-age-credit =
    { $count ->
        [1] • { $name }: { $among ->
            [1] rekonstruiert
           *[other] { $count } von { $among } rekonstruiert
        }
       *[other] • { $name }: { $count } von { $among } rekonstruiert
    }
stone-age-credit-house = { $line } ({ $changed } davon vom Betreiber dieses Bots geändert)
stone-age-credit-animals-animal = Wilde Tiere, was sie abziehen
stone-age-credit-animals-reward = Wilde Tiere, was die Belohnungswürfel geben
stone-age-credit-igloos-igloo = Iglus, Preis und Punkte
stone-age-credit-style-dice_bar = Mit Stil zum Ziel, was die Würfel für alle geben
stone-age-credit-style-card = Mit Stil zum Ziel, welche Teile auf einer Karte stehen
stone-age-credit-style-building = Mit Stil zum Ziel, Preis und Punkte der Gebäude
stone-age-credit-new_huts-building = Neue Hütten, Preis und Punkte
stone-age-credit-mammoths-tile = Mammutherde, Boni eines Plättchens

## What is wrong with an action

stone-age-error-too-many-people =
    { $left ->
        [one] Du hast nur noch { $left } Person einzusetzen.
       *[other] Du hast nur noch { $left } Personen einzusetzen.
    }
stone-age-error-exactly =
    { $people ->
        [one] Du kannst nicht { $people } Person { $to } schicken: Es müssen genau { $exact } sein.
       *[other] Du kannst nicht { $people } Personen { $to } schicken: Nötig ist genau { $exact }.
    }
stone-age-error-between =
    { $people ->
        [one] Du kannst nicht { $people } Person { $to } schicken: { $fewest } bis { $most } sind möglich.
       *[other] Du kannst nicht { $people } Personen { $to } schicken: { $fewest } bis { $most } sind möglich.
    }
stone-age-error-already-there = Du hast in dieser Runde schon Personen { $at }: Wähle einen anderen Ort.
stone-age-error-no-room = Kein Platz mehr { $at } in dieser Runde: Wähle einen anderen Ort.
stone-age-error-too-few-people = Für diesen Ort hast du zu wenige Personen übrig: Wähle einen anderen.
stone-age-error-place-not-here = { $place } ist in diesem Spiel nicht dabei.
stone-age-error-not-your-place = Du hast keine Personen { $at }; nutzen kannst du: { $options }.
stone-age-error-tools = Du kannst nur deine unbenutzten Werkzeuge einsetzen, jedes einmal: { $options }.
stone-age-error-no-such-resource = Einen Rohstoff „{ $resource }“ gibt es nicht: Nimm Holz, Lehm, Stein oder Gold.
stone-age-error-lacking = Du kannst nicht { $goods } abgeben: Du hast { $have }.
stone-age-error-building-price = Das passt nicht zum Preis: { $building }.
stone-age-error-exact-price =
    { $pieces ->
        [one] Du musst genau { $pieces } Rohstoff abgeben, egal welchen.
       *[other] Du musst genau { $pieces } Rohstoffe abgeben, egal welche.
    }
stone-age-error-jewelry-price = Du musst genau { $pieces } Schmuck abgeben.
stone-age-error-gain =
    { $pieces ->
        [one] Die aufgehobene Karte gibt genau { $pieces } Rohstoff, egal welchen.
       *[other] Die aufgehobene Karte gibt genau { $pieces } Rohstoffe, egal welche.
    }
stone-age-error-die = Dieser Würfel ist nicht da; nehmen kannst du: { $dice }.

## Chancen

stone-age-odds-likely = ≥ { $goods } { $percent } % · Ø { $whole },{ $tenths }
stone-age-odds-heading = { "**" }Was in dieser Runde zu erwarten ist{ "**" }
stone-age-odds-own = { "**" }Deine Personen, mit allen deinen Werkzeugen{ "**" }
stone-age-odds-roll =
    { $dice ->
        [one] { $place }, { $dice } Würfel: ≥ { $goods } { $percent } % · im Mittel { $whole },{ $tenths }
       *[other] { $place }, { $dice } Würfel: ≥ { $goods } { $percent } % · im Mittel { $whole },{ $tenths }
    }
stone-age-odds-needed = { "**" }So viele Personen brauchst du mit allen deinen Werkzeugen für eine Chance von { $percent } %{ "**" }
stone-age-odds-at = { $place }: { $likely }
stone-age-odds-people = { $people } → { $goods }
stone-age-odds-purchases = { "**" }Bezahlen kannst du dann:{ "**" } { $purchases }
stone-age-odds-pay = { $place }: { $percent } %
stone-age-odds-fed = { "**" }Nahrung:{ "**" } Sie reicht für alle.
stone-age-odds-eaten = { "**" }Nahrung:{ "**" } In dieser Runde muss niemand mehr ernährt werden.
stone-age-odds-hungry = { "**" }Nahrung:{ "**" } Mit den Personen, die jetzt dort stehen, reicht sie nicht.
stone-age-odds-hunger = { "**" }Nahrung:{ "**" } In { $percent } % der Fälle reicht sie nicht.
stone-age-odds-face = { "**" }Karte mit einem Würfel für jeden:{ "**" } In { $percent } % der Fälle ist eine bestimmte Zahl dabei.
stone-age-odds-tools = -# Deine Werkzeuge ({ $tools }) zählen in jeder Zeile eines Orts ganz mit; bei Käufen und Nahrung jedes einmal, so gut wie möglich eingesetzt.
stone-age-odds-without =
    { $without ->
        [trader-herd] -# Alles mit den Personen, die jetzt dort stehen. Nicht dabei: Tauschen, was Käufe noch bringen, die Herde.
        [trader] -# Alles mit den Personen, die jetzt dort stehen. Nicht dabei: Tauschen, was Käufe noch bringen.
        [herd] -# Alles mit den Personen, die jetzt dort stehen. Nicht dabei: was Käufe noch bringen, die Herde.
       *[none] -# Alles mit den Personen, die jetzt dort stehen. Nicht dabei: was Käufe noch bringen.
    }
