### Tips: de beste keuzes, de winkans na elke keuze, en de redenen.

command-hint = tip
command-hint-description = Je beste keuzes met redenen, alleen voor jou
button-hint = Tip

hint-heading = { "**" }Je beste keuzes{ "**" }, met je winkans
hint-choice = { "**" }{ $number }. { $choice }{ "**" } — { $percent }% ± { $margin }
hint-better = Beter dan “{ $other }”
hint-alike = Ongeveer even goed als “{ $other }”
hint-worse = Slechter dan “{ $other }”
hint-though = wel { $parts }
hint-no-difference = Het maakt nauwelijks uit welke: de simulaties zien geen verschil.
hint-gain = { $part } (+{ $number })
hint-loss = { $part } (−{ $number })
hint-simulations =
    { $count ->
        [one] Uit één simulatie.
       *[other] Uit { $count } simulaties; ± en haakjes zijn procentpunten.
    }
hint-left =
    { $count ->
        [0] Dat was je laatste tip in dit spel.
        [one] Je hebt nog één tip in dit spel.
       *[other] Je hebt nog { $count } tips in dit spel.
    }
hint-is-told = Iedereen ziet dat je een tip had, niet welke.
story-hints = -# 💡 Met een tip: { $names }

## Waar een winkans uit bestaat

hint-part-points =
    { $side ->
        [less] meteen minder punten
       *[more] meteen meer punten
    }
hint-part-cards =
    { $side ->
        [less] aan het eind minder punten met kaarten
       *[more] aan het eind meer punten met kaarten
    }
hint-part-resources =
    { $side ->
        [less] minder grondstoffen bij de hand
       *[more] meer grondstoffen bij de hand
    }
hint-part-people =
    { $side ->
        [less] minder stamleden om neer te zetten
       *[more] meer stamleden om neer te zetten
    }
hint-part-field =
    { $side ->
        [less] elke ronde minder voedsel
       *[more] elke ronde meer voedsel
    }
hint-part-tools =
    { $side ->
        [less] slechter gereedschap voor latere worpen
       *[more] beter gereedschap voor alle latere worpen
    }
hint-part-food =
    { $side ->
        [less] minder voedsel in voorraad
       *[more] meer voedsel in voorraad
    }
hint-part-buildings =
    { $side ->
        [less] minder punten met hutten
       *[more] meer punten met hutten
    }
hint-part-trade =
    { $side ->
        [less] slechtere handel
       *[more] betere handel
    }
hint-part-animals =
    { $side ->
        [less] minder door dieren
       *[more] meer door dieren
    }
hint-part-order =
    { $side ->
        [less] later aan de beurt
       *[more] eerder aan de beurt
    }
hint-part-members =
    { $side ->
        [less] minder stamleden
       *[more] meer stamleden
    }
hint-part-hunger =
    { $side ->
        [less] moeilijker te voeden
       *[more] makkelijker te voeden
    }
hint-part-characters =
    { $side ->
        [less] zwakkere personages
       *[more] sterkere personages
    }
hint-part-items =
    { $side ->
        [less] slechtere voorwerpen
       *[more] betere voorwerpen
    }
hint-part-errands =
    { $side ->
        [less] minder te halen buiten
       *[more] meer te halen buiten
    }
hint-part-position =
    { $side ->
        [less] verder een slechtere positie
       *[more] verder een betere positie
    }
hint-part-rivals =
    { $side ->
        [less] meer voor de anderen
       *[more] minder voor de anderen
    }

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
