### Looking at a game in other ways: large for a phone, as a film, step by step.

command-replay = replay
command-replay-description = Show the finished game, or the last round, as a film
option-replay-steps = steps
option-replay-steps-description = Go through the game step by step, for your eyes only
option-replay-table = table
option-replay-table-description = Which table, if it is not the one here
option-mine-large = large
option-mine-large-description = Few large things for a phone, with the places open to you

button-odds = Odds
button-close = Larger
button-step = Step by step
button-replay = Replay
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
