### Tips: de beste keuzes, de winkans na elke keuze, en de redenen.

command-hint = tip
command-hint-description = Je beste keuzes met redenen, alleen voor jou
option-hint-table = tafel
option-hint-table-description = Welke tafel, als het niet deze is
button-hint = Tip

hint-heading = { "**" }Je beste keuzes{ "**" }, met je winkans
hint-choice = { "**" }{ $number }. { $choice }{ "**" } — { $percent } % ± { $margin }
hint-better = Beter dan “{ $other }”
hint-alike = Ongeveer even goed als “{ $other }”
hint-worse = Slechter dan “{ $other }”
hint-more = meer door { $parts }
hint-less = minder door { $parts }
hint-no-difference = Het maakt nauwelijks uit welke: de simulaties zien geen verschil.
hint-gain = { $part } (+{ $number })
hint-loss = { $part } (−{ $number })
hint-simulations =
    { $count ->
        [one] In één simulatie gevonden.
       *[other] In { $count } simulaties gevonden. ± en de getallen tussen haakjes zijn procentpunten.
    }
hint-left =
    { $count ->
        [0] Dat was je laatste tip in dit spel.
        [one] Je hebt nog één tip in dit spel.
       *[other] Je hebt nog { $count } tips in dit spel.
    }
hint-is-told = Iedereen ziet dat je een tip hebt gehad, maar niet welke.
story-hints = -# 💡 Met een tip: { $names }

## Waar een winkans uit bestaat

hint-part-points = punten
hint-part-cards = kaarten
hint-part-resources = grondstoffen
hint-part-people = mensen
hint-part-field = akkerbouw
hint-part-tools = gereedschap
hint-part-food = voedsel
hint-part-buildings = hutten
hint-part-trade = handel
hint-part-animals = dieren
hint-part-order = beurtvolgorde
hint-part-members = stamleden
hint-part-hunger = eten voor de stam
hint-part-characters = personages
hint-part-items = voorwerpen
hint-part-errands = wat er buiten te halen is
hint-part-position = al het overige
hint-part-rivals = nadeel voor de anderen

## Aan welke tafels

hints-free = onbeperkt tips
hints-three = drie tips per speler
hints-none = geen tips
button-hints-free = Onbeperkt tips
button-hints-three = Drie tips per speler
button-hints-none = Geen tips
effect-hints-three = Iedereen mag drie keer met /tip naar de beste keuzes vragen; allen zien wie dat doet
effect-hints-none = Niemand kan naar de beste keuzes vragen
error-hints-rated = In spellen die meetellen zijn er geen tips.
error-hints-none = Aan deze tafel wordt zonder tips gespeeld. Dat kan alleen vóór de start worden veranderd.
error-hints-used = Je hebt je { $most } tips in dit spel al gehad.
error-hint-lost = Ik kon zojuist geen tip bedenken; er wordt er geen geteld. Probeer het nog eens.
