### Stone Age: the board as text, alt text, standings, own things, and what is wrong with an action.

stone-age-nothing = niets

## The board as text

stone-age-phase-placing = stamleden zetten
stone-age-phase-actions = acties uitvoeren
stone-age-phase-feeding = stamleden voeden
stone-age-phase-over = het spel is afgelopen

stone-age-board-head = { "**" }Ronde { $round }{ "**" } · { $phase }
stone-age-board-to-move = Aan zet: { $names }
stone-age-board-roll = Laatste worp: { $name }, { $at }: { $dice } (samen { $total })
stone-age-board-roll-of-tile = Laatste worp: { $name }: { $dice }
stone-age-board-places = { "**" }Plekken{ "**" }
stone-age-board-place = { $place }: { $here }
stone-age-board-free = { $rings } vrij
stone-age-board-unlimited = plaats voor iedereen
stone-age-board-full = vol
stone-age-board-closed = deze ronde gesloten
stone-age-board-empty = leeg
stone-age-board-cards = { "**" }Kaarten{ "**" } (effect · telt aan het einde; nog { $deck } op de stapel)
stone-age-board-card = { $place }, prijs { $price }: { $card }
stone-age-board-buildings = { "**" }Hutten{ "**" }
stone-age-board-building = { $place }, nog { $left }: { $building }
stone-age-board-animal = Wild dier: { $animal }, −{ $malus } bij elke worp
stone-age-board-animals = Wild dier: { $animal }, −{ $malus } bij elke worp (daarna { $waiting })
stone-age-board-herd = Mammoeten { $at } (nog { $left }): { $tile }
stone-age-board-herd-next = Volgend fiche: { $goods }
stone-age-board-trader = Handelsspoor: { $trades }
stone-age-board-trade = veld { $first }–{ $last }: { $give } voor { $get }
stone-age-board-trade-jewelry =
    { $give ->
        [one] veld { $first }–{ $last }: { $give } sieraad voor { $get }
       *[other] veld { $first }–{ $last }: { $give } sieraden voor { $get }
    }
stone-age-board-track =
    { $traded ->
        [yes] handelsspoor { $field } (al geruild)
       *[no] handelsspoor { $field }
    }
stone-age-board-igloos =
    { $count ->
        [one] { $count } iglo
       *[other] { $count } iglo’s
    }
stone-age-board-tiles =
    { $count ->
        [one] { $count } mammoetfiche
       *[other] { $count } mammoetfiches
    }
stone-age-board-dice-bar-style = Stijl-dobbelstenen: { $dice }
stone-age-board-dice-bar = Worp voor iedereen: { $dice }
stone-age-board-die = { $die } = { $gift }
stone-age-board-player =
    { $start ->
        [yes] { "**" }{ $name }{ "**" } (startspeler): { $points } · { $stock } · { $tools } · kaarten { $cards } · hutten { $buildings }
       *[no] { "**" }{ $name }{ "**" }: { $points } · { $stock } · { $tools } · kaarten { $cards } · hutten { $buildings }
    }
stone-age-board-stock = { $people } stamleden, { $tableau } thuis · { $food } voedsel, +{ $field } per ronde
stone-age-board-no-resources = geen grondstoffen
stone-age-board-tools = gereedschap { $tools }
stone-age-board-no-tools = geen gereedschap
stone-age-board-tool-ready = { $value }
stone-age-board-tool-used = { $value } (gebruikt)
stone-age-board-kept = { $tools } · bewaarde kaart: { $kept }

## Alt text: plain, no formatting

stone-age-alt-asked = Ronde { $round }. { $question }
stone-age-alt-turn = Ronde { $round }, { $phase }. Aan zet: { $names }.
stone-age-alt-round-over = Ronde { $round } is afgelopen.
stone-age-alt-over = Het spel is afgelopen. Gewonnen met { $score } punten: { $names }.
stone-age-alt-scores = Punten: { $scores }.
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
stone-age-standing-tie = Gelijk met { $score } punten: voedselspoor, gereedschap en stamleden samen beslissen ({ $sums }).
stone-age-standing-sum = { $name } { $sum }
stone-age-standing-shared = { $names } delen plaats { $rank }.

stone-age-line = { $line } { $points }
stone-age-line-sum = { $line } { $sum } = { $points }
stone-age-line-buildings = Hutten
stone-age-line-cards = Punten van kaarten
stone-age-line-hunger = Honger
stone-age-line-resources = Grondstoffen
stone-age-line-culture = Cultuur
stone-age-line-farmer = Boeren
stone-age-line-hut_builder = Huttenbouwers
stone-age-line-shaman = Medicijnmannen
stone-age-line-tool_maker = Gereedschapmakers
stone-age-line-trader = Handelaars
stone-age-line-insulation = Isolatie
stone-age-line-winter_gold = Goud bij kaarten
stone-age-line-animals = Wilde dieren
stone-age-line-herd = Mammoeten

## My things

stone-age-own-stock = Je hebt: { $stock } · { $tools }
stone-age-own-cards = { "**" }Je kaarten ({ $count }){ "**" }: effect (gedaan) · telt aan het einde
stone-age-own-kept = { "**" }Bewaard voor later{ "**" } (de grondstoffen kun je in elk van je beurten nemen)
stone-age-own-buildings = { "**" }Je hutten ({ $count }){ "**" }
stone-age-own-igloos = { "**" }Je iglo’s ({ $count }){ "**" }
stone-age-own-row = • { $row }
stone-age-own-forecast =
    { "**" }Als het spel nu eindigde{ "**" }: { $score } op het bord, en aan het einde: { $lines }
    { $total ->
        [one] Totaal { $total } punt
       *[other] Totaal { $total } punten
    }

## Credits

stone-age-credits =
    { "**" }Stenen Tijdperk: wat van ons is{ "**" }
    De regels zijn die van de uitgegeven spellen en hun uitbreidingen. Waar geen bron de gedrukte waarde geeft, kozen wij er een die bij de regels past:
stone-age-credit =
    { $count ->
        [1] • { $name }: { $among ->
            [1] gereconstrueerd
           *[other] { $count } van { $among } gereconstrueerd
        }
       *[other] • { $name }: { $count } van { $among } gereconstrueerd
    }
stone-age-credit-house = { $line } ({ $changed } veranderd door wie deze bot draait)
stone-age-credit-animals-animal = Wilde dieren, wat ze aftrekken
stone-age-credit-animals-reward = Wilde dieren, wat de beloningsdobbelstenen geven
stone-age-credit-igloos-igloo = Iglo’s, prijs en punten
stone-age-credit-style-dice_bar = Met stijl naar het doel, wat de dobbelstenen geven
stone-age-credit-style-card = Met stijl naar het doel, welke delen op een kaart staan
stone-age-credit-style-building = Met stijl naar het doel, prijs en punten van hutten
stone-age-credit-new_huts-building = Nieuwe hutten, prijs en punten
stone-age-credit-mammoths-tile = Mammoetkudde, bonussen van een fiche

## What is wrong with an action

stone-age-error-too-many-people =
    { $left ->
        [one] Je hebt nog maar { $left } stamlid om te zetten.
       *[other] Je hebt nog maar { $left } stamleden om te zetten.
    }
stone-age-error-exactly =
    { $people ->
        [one] Je kunt niet { $people } stamlid { $to } sturen: het moeten er precies { $exact } zijn.
       *[other] Je kunt niet { $people } stamleden { $to } sturen: het moeten er precies { $exact } zijn.
    }
stone-age-error-between =
    { $people ->
        [one] Je kunt niet { $people } stamlid { $to } sturen: het kunnen er { $fewest } tot { $most } zijn.
       *[other] Je kunt niet { $people } stamleden { $to } sturen: het kunnen er { $fewest } tot { $most } zijn.
    }
stone-age-error-already-there = Je hebt deze ronde al stamleden { $at }: kies een andere plek.
stone-age-error-no-room = { $place } is vol of deze ronde gesloten: kies een andere plek.
stone-age-error-too-few-people = Je hebt te weinig stamleden over voor die plek: kies een andere.
stone-age-error-place-not-here = { $place } hoort niet bij dit spel.
stone-age-error-not-your-place = Je hebt geen stamleden { $at }; je kunt kiezen uit: { $options }.
stone-age-error-tools = Je kunt alleen je ongebruikte gereedschap inzetten, elk één keer: { $options }.
stone-age-error-no-such-resource = Er is geen grondstof die “{ $resource }” heet: kies uit hout, leem, steen en goud.
stone-age-error-lacking = Je kunt niet { $goods } geven: je hebt { $have }.
stone-age-error-building-price = Dat past niet bij de prijs: { $building }.
stone-age-error-exact-price =
    { $pieces ->
        [one] Je moet precies { $pieces } grondstof naar keuze geven.
       *[other] Je moet precies { $pieces } grondstoffen naar keuze geven.
    }
stone-age-error-jewelry-price =
    { $pieces ->
        [one] Je moet precies { $pieces } sieraad geven.
       *[other] Je moet precies { $pieces } sieraden geven.
    }
stone-age-error-gain =
    { $pieces ->
        [one] De bewaarde kaart geeft precies { $pieces } grondstof naar keuze.
       *[other] De bewaarde kaart geeft precies { $pieces } grondstoffen naar keuze.
    }
stone-age-error-die = Die dobbelsteen ligt er niet; je kunt kiezen uit: { $dice }.

## Kansen

stone-age-odds-likely = ≥ { $goods } { $percent }% · gem. { $whole },{ $tenths }
stone-age-odds-heading = { "**" }Wat je deze ronde kunt verwachten{ "**" }
stone-age-odds-own = { "**" }Je stamleden, met al je gereedschap{ "**" }
stone-age-odds-roll =
    { $dice ->
        [one] { $place }, { $dice } dobbelsteen: ≥ { $goods } { $percent }% · gemiddeld { $whole },{ $tenths }
       *[other] { $place }, { $dice } dobbelstenen: ≥ { $goods } { $percent }% · gemiddeld { $whole },{ $tenths }
    }
stone-age-odds-needed = { "**" }Zoveel stamleden heb je nodig, met al je gereedschap, voor een kans van { $percent }%{ "**" }
stone-age-odds-at = { $place }: { $likely }
stone-age-odds-people = { $people } → { $goods }
stone-age-odds-purchases = { "**" }Dan kun je betalen:{ "**" } { $purchases }
stone-age-odds-pay = { $place }: { $percent }%
stone-age-odds-fed = { "**" }Voedsel:{ "**" } er is genoeg voor iedereen.
stone-age-odds-eaten = { "**" }Voedsel:{ "**" } in deze ronde hoeft niemand meer gevoed te worden.
stone-age-odds-hungry = { "**" }Voedsel:{ "**" } met de stamleden die er nu staan is het niet genoeg.
stone-age-odds-hunger = { "**" }Voedsel:{ "**" } in { $percent }% van de gevallen is het niet genoeg.
stone-age-odds-face = { "**" }Kaart met een dobbelsteen voor iedereen:{ "**" } in { $percent }% van de gevallen is een bepaald getal erbij.
stone-age-odds-tools = -# Je gereedschap ({ $tools }) telt in elke regel van een plek helemaal mee; bij aankopen en voedsel telt elk één keer, zo goed mogelijk gebruikt.
stone-age-odds-without =
    { $without ->
        [trader-herd] -# Alles met de stamleden die er nu staan. Niet meegeteld: ruilen, wat aankopen nog opleveren, de kudde.
        [trader] -# Alles met de stamleden die er nu staan. Niet meegeteld: ruilen, wat aankopen nog opleveren.
        [herd] -# Alles met de stamleden die er nu staan. Niet meegeteld: wat aankopen nog opleveren, de kudde.
       *[none] -# Alles met de stamleden die er nu staan. Niet meegeteld: wat aankopen nog opleveren.
    }
