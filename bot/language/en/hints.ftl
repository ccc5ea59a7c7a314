### Hints: the best choices, the chance to win after each, and the reasons.

command-hint = hint
command-hint-description = The best choices for what you are asked, with reasons, for your eyes only
button-hint = Hint

hint-heading = { "**" }Your best choices{ "**" }, with your chance to win
hint-choice = { "**" }{ $number }. { $choice }{ "**" } — { $percent }% ± { $margin }
hint-better = Better than “{ $other }”
hint-alike = About as good as “{ $other }”
hint-worse = Worse than “{ $other }”
hint-though = though { $parts }
hint-no-difference = It hardly matters which: the simulations see no difference.
hint-gain = { $part } (+{ $number })
hint-loss = { $part } (−{ $number })
hint-simulations =
    { $count ->
        [one] From one simulation.
       *[other] From { $count } simulations; ± and brackets are percentage points.
    }
hint-left =
    { $count ->
        [0] That was your last hint of this game.
        [one] You have one more hint in this game.
       *[other] You have { $count } more hints in this game.
    }
hint-is-told = All see that you had a hint, not which.
story-hints = -# 💡 With a hint: { $names }

## What a chance to win is made of

hint-part-points =
    { $side ->
        [less] fewer points at once
       *[more] more points at once
    }
hint-part-cards =
    { $side ->
        [less] fewer points from cards at the end
       *[more] more points from cards at the end
    }
hint-part-resources =
    { $side ->
        [less] fewer goods at hand
       *[more] more goods at hand
    }
hint-part-people =
    { $side ->
        [less] fewer people to place
       *[more] more people to place
    }
hint-part-field =
    { $side ->
        [less] less food every round
       *[more] more food every round
    }
hint-part-tools =
    { $side ->
        [less] poorer tools for later rolls
       *[more] better tools for all later rolls
    }
hint-part-food =
    { $side ->
        [less] less food in store
       *[more] more food in store
    }
hint-part-buildings =
    { $side ->
        [less] fewer points from buildings
       *[more] more points from buildings
    }
hint-part-trade =
    { $side ->
        [less] poorer trading
       *[more] better trading
    }
hint-part-animals =
    { $side ->
        [less] less from animals
       *[more] more from animals
    }
hint-part-order =
    { $side ->
        [less] a later turn
       *[more] an earlier turn
    }
hint-part-members =
    { $side ->
        [less] fewer members in the tribe
       *[more] more members in the tribe
    }
hint-part-hunger =
    { $side ->
        [less] a harder time feeding the tribe
       *[more] an easier time feeding the tribe
    }
hint-part-characters =
    { $side ->
        [less] weaker characters
       *[more] stronger characters
    }
hint-part-items =
    { $side ->
        [less] poorer items
       *[more] better items
    }
hint-part-errands =
    { $side ->
        [less] less to fetch outside
       *[more] more to fetch outside
    }
hint-part-position =
    { $side ->
        [less] a poorer position otherwise
       *[more] a better position otherwise
    }
hint-part-rivals =
    { $side ->
        [less] more left for the others
       *[more] less left for the others
    }

## At which tables

hints-free = any number of hints
hints-three = three hints each
hints-none = no hints
button-hints-free = Any number of hints
button-hints-three = Three hints each
button-hints-none = No hints
effect-hints-three = Each player may ask three times for the best choices with /hint; all see who did
effect-hints-none = Nobody can ask for the best choices
error-hints-rated = There are no hints in rated games.
error-hints-none = This table plays without hints. The host can choose otherwise in the lobby only.
error-hints-used = You have had your { $most } hints of this game.
error-hint-lost = I could not think of a hint just now, so none is counted. Please try again.
