### The questions that can be answered beforehand

stone-age-field-answer-plan = Waar je stamleden zet
stone-age-field-answer-resolve = Welke plek het eerst
stone-age-field-answer-tools = Gereedschap bij een worp
stone-age-field-answer-feed = Voedsel tekort
stone-age-field-answer-decline = Wat je niet kunt betalen
stone-age-field-answer-cards = Betalen voor kaarten
stone-age-field-answer-buildings = Betalen voor hutten
stone-age-field-answer-dice-bar = Worp voor iedereen
stone-age-field-answer-hunt = Wat de jacht opbrengt
stone-age-field-answer-extra-card = De extra kaart
stone-age-field-answer-herd = De mammoeten volgen
stone-age-field-answer-herd-fare = Betalen voor het volgen
stone-age-field-answer-bonus = Bonus van een getemde mammoet
stone-age-field-answer-animal-reward = Beloning van een dier
stone-age-field-answer-choose = Een grondstof naar keuze
stone-age-field-plan-pay = Hoe betalen

## Words of their values

stone-age-answer-board = alle andere, in de volgorde van het bord
stone-age-answer-in-order = alle in de volgorde van het bord
stone-age-answer-fewest = zo weinig mogelijk
stone-age-answer-gain = alleen waar het iets oplevert
stone-age-answer-gain-all = waar het iets oplevert, ook eenmalig gereedschap
stone-age-answer-never = zonder gereedschap
stone-age-answer-unpayable = niet kopen
stone-age-answer-starve = honger lijden
stone-age-answer-decline = niet kopen
stone-age-answer-plus = zoveel mogelijk extra
stone-age-answer-cheapest = zo goedkoop mogelijk: { $answer }
stone-age-answer-dearest = zo veel mogelijk waarde: { $answer }

## Plans. Conditions are subordinate clauses: they follow “als” and “zolang”.

stone-age-plan-range = { $place } · { $fewest } tot { $most } stamleden
stone-age-plan-for-round = alleen in ronde { $round }
stone-age-plan-in-round = in ronde { $round }: { $moves }
stone-age-plan-people =
    { $sign ->
        [fewer] je minder dan { $number } stamleden te zetten hebt
        [least] je minstens { $number ->
            [one] 1 stamlid
           *[other] { $number } stamleden
        } te zetten hebt
        [none] je niemand meer te zetten hebt
       *[exactly] je precies { $number ->
            [one] 1 stamlid
           *[other] { $number } stamleden
        } te zetten hebt
    }
stone-age-plan-count =
    { $sign ->
        [fewer] je minder dan { $pieces } hebt
        [least] je minstens { $pieces } hebt
        [none] je geen { $what } hebt
       *[exactly] je precies { $pieces } hebt
    }
stone-age-plan-price =
    { $sign ->
        [fewer] de prijs hoogstens { $number } is
        [least] de prijs minstens { $number } is
       *[exactly] de prijs { $number } is
    }
stone-age-plan-card = Kaart “{ $what }”
stone-age-plan-paying = { $entry } · { $how }
stone-age-plan-pay-cheapest = zo goedkoop mogelijk betalen
stone-age-plan-pay-dearest = met zo veel mogelijk waarde betalen
stone-age-plan-pay-most = met zo veel mogelijk { $what } betalen
stone-age-plan-pay-only = alleen met { $what } betalen
stone-age-plan-taken = er bij “{ $place }” iemand anders staat
stone-age-plan-mine = je bij “{ $place }” staat
stone-age-plan-gone = er bij “{ $place }” niet meer “{ $what }” ligt

## What a plan would do now

stone-age-plan-done = gedaan
stone-age-plan-later = later
stone-age-plan-already-there = overgeslagen: je staat daar al
stone-age-plan-too-few-people = overgeslagen: te weinig stamleden over
stone-age-plan-full = overgeslagen: niet genoeg plaats
stone-age-plan-closed = overgeslagen: daar kan nu niemand heen
stone-age-plan-card-gone = overgeslagen: die kaart is weg
stone-age-plan-too-dear = overgeslagen: de prijs is deze ronde { $price }
stone-age-plan-pays = gedaan; nu zou ik met { $goods } betalen
stone-age-plan-pays-nothing = gedaan; met wat je nu hebt, zou ik je vragen hoe je betaalt
stone-age-plan-other-round = Dit plan is voor ronde { $round }.

## What is refused

error-answer-last = “{ $word }” staat aan het einde, voor als de rest niet genoeg is.
error-plan-long = Een plan heeft hoogstens { $most } tekens.
error-plan-turns = Een plan heeft hoogstens { $most } regels.
error-plan-past = Ronde { $round } is voorbij.
