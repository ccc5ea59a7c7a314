### Looking at a game in other ways: large for a phone, as a film, step by step.

command-replay = replay
command-replay-description = Show the finished game, or the last round, as a film
option-replay-steps = steps
option-replay-steps-description = Go through the game step by step, for your eyes only
command-analysis = analysis
command-analysis-description = Show where a finished game was won and lost
option-mine-large = large
option-mine-large-description = Few large things for a phone, with the places open to you

button-odds = Odds
button-close = Larger
button-step = Step by step
button-replay = Replay
button-analysis = Analysis
button-course = Course of the game
button-others = Everybody
button-first = First
button-back = Back
button-forward = Forward
button-last = Last

replay-posted =
    { $scenes ->
        [one] The whole game in one picture.
       *[other] The whole game, rounds { $first } to { $last }, in { $scenes } pictures.
    }
replay-posted-running =
    { $scenes ->
        [one] What has happened so far, in one picture.
       *[other] What happened lately, from round { $first } on, in { $scenes } pictures.
    }
replay-done = The replay is here: { $link }
step = { "**" }Step { $step } of { $steps }{ "**" } · round { $round }
step-jump = Go to a round …
step-round = Round { $round }

## The analysis of a finished game

analysis-own =
    { $count ->
        [0] { "**" }Your choices:{ "**" } none of them alone cost you more points than could be chance.
        [one] { "**" }Your costliest choice{ "**" }
       *[other] { "**" }Your costliest choices: { $number } of { $count }{ "**" }
    }
analysis-own-point =
    { $what ->
        [none] Round { $round }
       *[other] Round { $round }, { $what }
    }: “{ $chosen }”. “{ $better }” would have been worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } more.
analysis-by-hunger = hunger
analysis-by-tools = unused tools
analysis-wasted-hunger = Hunger: your people went hungry { $times ->
        [one] once
       *[other] { $times } times
    }{ $points ->
        [0] .
       *[other] , −{ $points } points.
    }
analysis-wasted-tools = Unused tools: { $times ->
        [one] one roll
       *[other] { $times } rolls
    }, about −{ $points } points in all.
analysis-others = { "**" }The costliest choice of each of the others{ "**" }
analysis-other-point = { $what }, round { $round }: “{ $chosen }”. “{ $better }” would have been worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } more.
analysis-heading =
    { $count ->
        [0] { "**" }Who was how likely to win{ "**" }, in percent, as the computer sees it.
       *[other] { "**" }Who was how likely to win{ "**" }, in percent, as the computer sees it. The numbers in the picture are the turning points.
    }
analysis-points =
    { $count ->
        [0] { "**" }No turning points:{ "**" } no single choice gave away more than could be chance.
        [one] { "**" }Turning point{ "**" }
       *[other] { "**" }Turning points{ "**" }
    }
analysis-small = Many small ones together cost chances to win, though: { $figures }
analysis-point = { $number }. Round { $round }, { $name }: “{ $chosen }” instead of “{ $better }” (−{ $percent }% chance to win)
analysis-point-whole = { $number }. Round { $round }, { $name }: “{ $chosen }” instead of “{ $better }”. { $to }% instead of { $from }% (± { $margin })
analysis-luck = Chance to win by luck: { $figures }
analysis-no-luck = Luck was about even.
analysis-figure = { $name } { $percent }%
analysis-accounts = { "**" }Luck and choices{ "**" }
analysis-account = { $name }: { $change }% in all, by luck { $luck }% (± { $luck_margin }), own choices { $choices }% (± { $choices_margin }), the rest { $rest }%
analysis-shared = -# Others or a computer also chose for { $names }: such figures are those of the seat, for the whole game.
analysis-note = -# The three add up to what the chance to win changed from the first round to the end. Luck is what dice and cards changed. Own choices are compared with those of a normal computer player. The rest is what the others chose, and what such a player does not foresee, which may be more than all else. Turning points are judged by what the player could know, in whole games with either answer.
