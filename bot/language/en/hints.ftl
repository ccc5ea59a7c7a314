### Hints: the best choices, the chance to win after each, and the reasons.

command-hint = hint
command-hint-description = The best choices for what you are asked, with reasons, for your eyes only
option-hint-table = table
option-hint-table-description = Which table, if it is not the one here
button-hint = Hint

hint-heading = { "**" }Your best choices{ "**" }, with your chance to win
hint-choice = { "**" }{ $number }. { $choice }{ "**" } — { $percent } % ± { $margin }
hint-better = Better than “{ $other }”
hint-alike = About as good as “{ $other }”
hint-worse = Worse than “{ $other }”
hint-more = more from { $parts }
hint-less = less from { $parts }
hint-no-difference = It hardly matters which: the simulations see no difference.
hint-gain = { $part } (+{ $number })
hint-loss = { $part } (−{ $number })
hint-simulations =
    { $count ->
        [one] Found in one simulation.
       *[other] Found in { $count } simulations. ± and the numbers in brackets are percentage points.
    }
hint-left =
    { $count ->
        [0] That was your last hint of this game.
        [one] You have one more hint in this game.
       *[other] You have { $count } more hints in this game.
    }
hint-is-told = All can see that you had a hint, but not what it says.
story-hints = -# 💡 With a hint: { $names }

## What a chance to win is made of

hint-part-points = points
hint-part-cards = cards
hint-part-resources = resources
hint-part-people = people
hint-part-field = farming
hint-part-tools = tools
hint-part-food = food
hint-part-buildings = buildings
hint-part-trade = trading
hint-part-animals = animals
hint-part-order = turn order
hint-part-members = members
hint-part-hunger = feeding the tribe
hint-part-characters = characters
hint-part-items = items
hint-part-errands = what members can fetch
hint-part-position = everything else
hint-part-rivals = holding back the others

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
