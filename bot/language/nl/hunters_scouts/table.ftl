### Hunters and Scouts: the table as text, alt text, standings, own things, help, and what is wrong with an action.

hunters-nobody = niemand
hunters-members = dorp { $village }, op pad { $out }, kamp { $camp }, voorraad { $supply }

## The table as text

hunters-phase-setup = vóór de eerste beurt
hunters-phase-turn = een beurt
hunters-phase-recall = stamleden terughalen
hunters-phase-sunset = zonsondergang
hunters-phase-end = einde van een beurt
hunters-phase-over = het spel is afgelopen

hunters-board-head = { "**" }Ronde { $round }, beurt { $turn }{ "**" } · { $phase }
hunters-board-to-move = Aan zet: { $names }
hunters-board-ending = Dit is de laatste beurt.
hunters-board-pool = Deze beurt meegebracht: { $goods }
hunters-board-display = { "**" }Aanbod{ "**" } (het vrije personage eerst)
hunters-board-column = { $column }: { $cards }
hunters-board-locations = { "**" }Locaties{ "**" } (vrije velden ← wie er staat)
hunters-board-location = { $place } ({ $group }): { $fields }
hunters-board-covered = { $free } (afgedekt: { $covered })
hunters-board-locked = { $name } { $members } ({ $locked } moet blijven)
hunters-board-place = { $place }: { $blessing }
hunters-board-deck =
    { $deck ->
        [items] voorwerpen { $left } ({ $discarded } afgelegd)
        [wilderness] wildernis { $left } ({ $discarded })
       *[hunting] jachtgebieden { $left } ({ $discarded })
    }
hunters-board-decks = Stapels: { $decks }
hunters-board-tribe =
    { $start ->
        [yes] { "**" }{ $name }{ "**" } (begon): { $points }, { $hunger } honger · { $members } · hand: { $hand } · verborgen voorwerpen { $items } · gemaakt: { $created }
       *[no] { "**" }{ $name }{ "**" }: { $points }, { $hunger } honger · { $members } · hand: { $hand } · verborgen voorwerpen { $items } · gemaakt: { $created }
    }
hunters-group-wilderness = wildernis
hunters-group-hunting = jacht

## Alt text: plain, no formatting

hunters-alt-asked = Beurt { $turn }. { $question }
hunters-alt-turn = Beurt { $turn }. Aan zet: { $names }.
hunters-alt-round-over = Ronde { $round } is afgelopen.
hunters-alt-over = Het spel is afgelopen. { $name } heeft gewonnen met { $points }.
hunters-alt-score = { $name } { $vp }, honger { $hunger }
hunters-alt-scores = Punten: { $scores }.
hunters-alt-pool = Deze beurt meegebracht: { $goods }.
hunters-alt-location = { $place }: { $fields }; { $here }.
hunters-alt-place = { $place }: { $here }.
hunters-alt-free = Vrije personages: { $cards }.
hunters-alt-tribe = { $name }: { $members }; personages { $cards }, verborgen voorwerpen { $items }, gemaakt: { $created }.
hunters-alt-decks = { $decks }.

## Standings

hunters-standing-goal = { $name } heeft het doel bereikt.
hunters-standing-last-turn = Na de laatste beurt is { $name } verder gekomen.
hunters-standing-extinct = { $name } wint, want de andere stam is er niet meer.
hunters-standing-row = { $rank }. { "**" }{ $name }{ "**" }: { $points } · { $hunger } honger · gemaakt: { $created } · verborgen: { $hidden }
hunters-standing-tie = Gelijke stand: { $name } begon niet en wint dus.

## My things

hunters-own-head = { $points }, { $hunger } honger · { $members }
hunters-own-items = { "**" }Je verborgen voorwerpen ({ $count }){ "**" }: kosten → wat ze geven
hunters-own-hand = { "**" }Je personages ({ $count }){ "**" }
hunters-own-created = { "**" }Gemaakt ({ $count }){ "**" }
hunters-own-character = { $card }: { $does }
hunters-legend-signs =
    { "**" }Legenda{ "**" }
    De letters staan voor de plekken: A, B, C … voor de open kaarten, X, Y, Z voor de heilige plaatsen. Een kaart houdt haar letter zolang ze er ligt.
    Een donkere schijf met een kruis is een verbruikssteen: dat veld is op. Is het laatste veld op, dan verdwijnt de kaart.
    De kom is honger: −1 voor elk vlees, +1 voor elk stamlid bij zonsondergang. Bij 8 verhongert er een; boven 3 komt niemand op 24.
    Tenten zijn het dorp, het vuur is het kamp (wacht op een Nakomeling), de grijze figuur de voorraad.
hunters-legend-places = { "**" }Heilige plaatsen aan deze tafel{ "**" }
hunters-legend-characters = { "**" }Personages{ "**" }
hunters-legend-items = { "**" }Voorwerpen{ "**" }: kosten → wat ze opleveren

## Help and credits

hunters-help =
    { "**" }Jagers en verkenners{ "**" } (twee spelers, wie het eerst 24 punten haalt)
    Speel een personage, of haal stamleden terug en maak voorwerpen van wat ze meebrengen, of laat de zon ondergaan.
    Zonsondergang: 1 punt per stamlid, min honger en kaarten in je hand; dan krijgen ze honger. Vlees haalt honger weg, 2 vachten geven een stamlid. Met meer dan 3 honger komt niemand op 24.
hunters-credits =
    { "**" }Jagers en verkenners: wat van ons is{ "**" }
    De regels zijn die van het uitgegeven spel. Geen bron geeft de getallen op deze kaarten, dus kozen wij er die bij de regels passen:
hunters-credit = • { $name }: { $count } van { $among } gereconstrueerd
hunters-credit-house = { $line } ({ $changed } veranderd door wie deze bot draait)
hunters-credit-items-item = Voorwerpen, kosten, punten en effecten
hunters-credit-wilderness-card = Wildernis, de velden van een kaart
hunters-credit-hunting-ground = Jachtgebieden, velden en overlevingstekens

## What is wrong with an action

hunters-error-early = De zon kan niet ondergaan zolang je kaarten hebt en er te weinig personages overblijven voor de volgende zonsondergangen: speel een personage of haal stamleden terug.
hunters-error-nobody-out = Je hebt geen stamleden op locaties die terug kunnen komen.
hunters-error-nobody-recalled = Haal minstens één stamlid terug: kies wat het meebrengt.
hunters-error-empty-hand = Je hebt geen personages meer om te spelen: haal stamleden terug, of laat de zon ondergaan.
hunters-error-no-geysers = Je hebt geen stamlid bij de Geisers.
hunters-error-no-furs = Daarvoor heb je 2 vachten nodig, en een stamlid in de voorraad of een van jou bij de Modderbronnen.
hunters-error-unknown-character = Er is geen personage dat “{ $card }” heet.
hunters-error-not-in-hand = Je hebt de { $card } niet; je kunt spelen: { $options }.
hunters-error-members = Zeg voor al je { $members } stamleden in het dorp en op pad waar ze staan.
hunters-error-too-many-sent =
    { $most ->
        [one] Je kunt geen { $moved } stamleden versturen: er mag er maar { $most } gaan.
       *[other] Je kunt geen { $moved } stamleden versturen: er mogen er maar { $most } gaan.
    }
hunters-error-no-room =
    { $room ->
        [0] { $place } is vol: hoogstens drie stamleden, van beide stammen samen.
        [one] { $place } heeft nog maar plaats voor { $room } stamlid.
       *[other] { $place } heeft nog maar plaats voor { $room } stamleden.
    }
hunters-error-held =
    De andere stam staat { $at }: stuur er minstens { $needed } stamleden tegelijk heen om die te verdrijven.
hunters-error-not-there = Niemand kan nu { $to }; je kunt kiezen uit: { $options }.
hunters-error-no-goal = Niemand kan nu ergens heen.
hunters-error-too-few-there =
    { $members ->
        [0] Je hebt { $at } geen stamlid dat terug kan komen.
        [one] Er kan maar { $members } stamlid van jou { $from } terugkomen.
       *[other] Er kunnen maar { $members } stamleden van jou { $from } terugkomen.
    }
hunters-error-no-field = { $place } heeft niet genoeg vrije velden voor { $goods }; vrij zijn: { $free }.
hunters-error-mark =
    { $stones ->
        [one] Kies precies { $stones } locatie.
       *[other] Kies precies { $stones } verschillende locaties.
    }
hunters-error-short-column =
    { $cards ->
        [one] Er ligt maar { $cards } kaart in de { $column ->
            [midden] middelste kolom
            [links] linkerkolom
           *[other] rechterkolom
        }.
       *[other] Er liggen maar { $cards } kaarten in de { $column ->
            [midden] middelste kolom
            [links] linkerkolom
           *[other] rechterkolom
        }.
    }
hunters-error-recruit = Gekozen personages: { $cards }. { $exact ->
    [1] Neem er precies { $fewest }.
   *[other] Het moeten er in totaal { $fewest } tot { $most } zijn.
}
hunters-error-unknown-item = Er is geen voorwerp dat “{ $item }” heet.
hunters-error-not-yours = Je hebt geen verborgen { $item }.
hunters-error-cannot-pay = Voor { $item } heb je { $cost } nodig; je stamleden hebben { $pool } meegebracht.
