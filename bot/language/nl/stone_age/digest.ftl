### Stone Age: what happened since one last acted, in a few lines.

## The parts of a player’s line, joined by dots

digest-got = kreeg { $goods }
digest-tool =
    { $count ->
        [one] nieuw gereedschap
       *[other] { $count } keer nieuw gereedschap
    }
digest-person =
    { $count ->
        [one] een nieuw stamlid
       *[other] { $count } nieuwe stamleden
    }
digest-field = +{ $count } voedsel per ronde
digest-card = kaart “{ $card }”
digest-built = bouwde “{ $building }”
digest-drawn = trok in het geheim een kaart
digest-replaced = gevoed met { $goods }
digest-starved = { "**" }leed honger: −{ $points } punten{ "**" }

## The table

digest-round = Ronde { $round } · { $phase }
digest-full = { "**" }Nu vol of gesloten{ "**" }: { $places }
digest-scarce = { "**" }Bijna op{ "**" }: { $what }
digest-stack = { $place }: nog { $left }
digest-stack-empty = { $place }: op
digest-deck =
    { $left ->
        [0] geen kaart meer op de stapel
        [one] nog { $left } kaart op de stapel
       *[other] nog { $left } kaarten op de stapel
    }
digest-new = { "**" }Nieuw{ "**" }: { $what }
digest-sign = { $place } ({ $sign })
digest-affordable = { "**" }Dit kun je betalen{ "**" }: { $what }
digest-nothing-affordable = Met wat je nu hebt, kun je geen kaart of hut betalen.
digest-open =
    { $people ->
        [one] { "**" }Nog { $people } stamlid te zetten{ "**" }: { $places }
       *[other] { "**" }Nog { $people } stamleden te zetten{ "**" }: { $places }
    }
digest-more = { $list } en nog { $count }

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
