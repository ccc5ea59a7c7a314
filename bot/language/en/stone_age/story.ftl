### Stone Age: the story of a round, and what became of the table since one last acted.

## The parts of a player’s line, joined by dots

story-got = got { $goods }
story-tool =
    { $count ->
        [one] a tool
       *[other] { $count } tools
    }
story-person =
    { $count ->
        [one] a new person
       *[other] { $count } new people
    }
story-field = +{ $count } food every round
story-card = card “{ $card }”
story-built = built { $building }
story-drawn = drew a card in secret
story-replaced = fed with { $goods }
story-starved = { "**" }went hungry: −{ $points } points{ "**" }

## The table

outlook-round = Round { $round } · { $phase }
outlook-full = { "**" }Full or closed now{ "**" }: { $places }
outlook-scarce = { "**" }Running out{ "**" }: { $what }
outlook-stack = { $place } has { $left } left
outlook-stack-empty = { $place } is empty
outlook-deck =
    { $left ->
        [0] no card in the deck
        [one] { $left } card in the deck
       *[other] { $left } cards in the deck
    }
outlook-new = { "**" }New{ "**" }: { $what }
outlook-sign = { $place } ({ $sign })
outlook-affordable = { "**" }You can pay{ "**" }: { $what }
outlook-nothing-affordable = With what you have now you cannot pay for any card or building.
outlook-open =
    { $people ->
        [one] { "**" }{ $people } person to place{ "**" }: { $places }
       *[other] { "**" }{ $people } people to place{ "**" }: { $places }
    }
outlook-more = { $list } and { $count } more

## A round, one line for each player

story-player = { "**" }{ $name }{ "**" }: { $did }
story-placed = { $place } ×{ $people }
story-brought = { $place } ×{ $people } → { $goods }
story-nothing = nothing
story-paid = { $what } for { $goods }
story-points =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
