### Stone Age: what happened since one last acted, in a few lines.

## The parts of a player’s line, joined by dots

digest-got = got { $goods }
digest-tool =
    { $count ->
        [one] a tool
       *[other] { $count } tools
    }
digest-person =
    { $count ->
        [one] a new person
       *[other] { $count } new people
    }
digest-field = +{ $count } food every round
digest-card = card “{ $card }”
digest-built = built { $building }
digest-drawn = draws a card in secret
digest-replaced = fed with { $goods }
digest-starved = { "**" }went hungry: −{ $points } points{ "**" }

## The table

digest-round = Round { $round } · { $phase }
digest-full = { "**" }Full or closed now{ "**" }: { $places }
digest-scarce = { "**" }Running out{ "**" }: { $what }
digest-stack = { $place } has { $left } left
digest-stack-empty = { $place } is empty
digest-deck =
    { $left ->
        [0] no card in the deck
        [one] { $left } card in the deck
       *[other] { $left } cards in the deck
    }
digest-new = { "**" }New{ "**" }: { $what }
digest-sign = { $place } ({ $sign })
digest-affordable = { "**" }You can pay{ "**" }: { $what }
digest-nothing-affordable = With what you have now you cannot pay for any card or building.
digest-open =
    { $people ->
        [one] { "**" }{ $people } person to place{ "**" }: { $places }
       *[other] { "**" }{ $people } people to place{ "**" }: { $places }
    }
digest-more = { $list } and { $count } more

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
