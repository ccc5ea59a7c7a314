### Stone Age: the story of a round, and what became of the table since one last acted.

## The parts of a player’s line, joined by dots

story-got = kreeg { $goods }
story-tool =
    { $count ->
        [one] nieuw gereedschap
       *[other] { $count } keer nieuw gereedschap
    }
story-person =
    { $count ->
        [one] een nieuw stamlid
       *[other] { $count } nieuwe stamleden
    }
story-field = +{ $count } voedsel per ronde
story-card = kaart “{ $card }”
story-built = bouwde “{ $building }”
story-drawn = trok in het geheim een kaart
story-replaced = gevoed met { $goods }
story-starved = { "**" }leed honger: −{ $points } punten{ "**" }

## The table

outlook-round = Ronde { $round } · { $phase }
outlook-full = { "**" }Nu vol of gesloten{ "**" }: { $places }
outlook-scarce = { "**" }Bijna op{ "**" }: { $what }
outlook-stack = { $place }: nog { $left }
outlook-stack-empty = { $place }: op
outlook-deck =
    { $left ->
        [0] geen kaart meer op de stapel
        [one] nog { $left } kaart op de stapel
       *[other] nog { $left } kaarten op de stapel
    }
outlook-new = { "**" }Nieuw{ "**" }: { $what }
outlook-sign = { $place } ({ $sign })
outlook-affordable = { "**" }Dit kun je betalen{ "**" }: { $what }
outlook-nothing-affordable = Met wat je nu hebt, kun je geen kaart of hut betalen.
outlook-open =
    { $people ->
        [one] { "**" }Nog { $people } stamlid te zetten{ "**" }: { $places }
       *[other] { "**" }Nog { $people } stamleden te zetten{ "**" }: { $places }
    }
outlook-more = { $list } en nog { $count }

## A round, one line for each player

story-player = { "**" }{ $name }{ "**" }: { $did }
story-placed = { $place } ×{ $people }
story-brought = { $place } ×{ $people } → { $goods }
story-nothing = niets
story-paid = { $what } voor { $goods }
story-points =
    { $points ->
        [one] +{ $points } punt
       *[other] +{ $points } punten
    }
