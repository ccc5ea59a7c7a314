### The lobby: what is played and by whom before the game, and how the host changes it.

lobby-heading =
    { "**" }{ $title }{ "**" }
    { $game } · { $edition } · { $modules }
lobby-effect = { "**" }{ $name }:{ "**" } { $effect }
lobby =
    Host: { $host } · { $taken } of { $seats } seats taken · { $choices }
    At the table: { $players }
    { $free ->
        [0] All seats are taken. { $host } can press Start.
        [one] One seat is free: press Join.
       *[other] { $free } seats are free: press Join.
    }
lobby-kept =
    { $count ->
        [one] One is reserved for { $names } until { $until }; then anybody can take it.
       *[other] { $count } are reserved for { $names } until { $until }; then anybody can take them.
    }
lobby-days =
    { $days ->
        [one] At the pace of these people the game takes a day at most.
       *[other] At the pace of these people the game takes about { $days } days.
    }
lobby-chance = My secret seed for all dice and cards is fixed. Its SHA-256: `{ $hash }`
lobby-sealed = My secret seed, what is played and who sits where are fixed for all dice and cards. SHA-256: `{ $hash }`
lobby-fingerprint = All dice and cards follow from that and the words for luck, if any. SHA-256 of it all: `{ $hash }`
lobby-began = The game has begun. Seats: { $players }.
lobby-seats = Seats: { $players }.
lobby-over = Played in { $thread }.
lobby-running = { "**" }The game is running{ "**" } in { $thread }. Everybody may watch.
lobby-luck = Words for luck, in this order: { $names }
lobby-luck-void = Words for luck that no longer count: { $names }
lobby-title = { $host }’s table
lobby-closed = The last person left, so the table is closed.
lobby-you-joined = You have a seat at { $link }. I will mention you when it is your turn.
lobby-you-left = You gave your seat back.
lobby-opened = The table is open: { $link }
lobby-begun = The game has begun: { $link }

## Changes before the start

lobby-changed = { $host } changed the table: { $changes }.
change-game = { $game } with { $modules }
change-added = with { $module }
change-removed = without { $module }
change-seats = { $seats } seats
change-pace = pace: { $pace }
rated-yes = rated
rated-no = not rated

## The host's panel

button-change = Change
button-rated = Make it rated
button-unrated = Make it not rated
panel-heading = { "**" }Change the table{ "**" }
panel-hint = -# What you choose counts at once, and the lobby shows it.
panel-stale = The table has changed meanwhile; this is how it stands.
panel-also = So that it goes together, I also changed: { $changes }.
panel-what = What is played
panel-modules = Modules: none
panel-seats = Seats
panel-pace = Pace
error-too-few-seats = { $people } people sit here already, so { $seats } seats are too few; somebody would have to leave first.

## What each choice does

effect-pace-none = No reminders and no deadline
effect-pace-live = 30 minutes in reserve for the whole game; after that the others vote how to go on
effect-pace-8h = 24 hours in reserve for the whole game; after that the others vote how to go on
effect-pace-24h = 3 days in reserve for the whole game; after that the others vote how to go on
effect-pace-48h = 5 days in reserve for the whole game; after that the others vote how to go on
effect-pace-72h = 7 days in reserve for the whole game; after that the others vote how to go on
effect-rated = The result counts for the ranking of this server

## Computer players

button-computers = Computers
computer-name = Computer ({ $level })
level-easy = easy
level-normal = normal
level-strong = strong
level-expert = expert
effect-level-easy = makes mistakes; for the first games
effect-level-normal = plays by good rules, at once
effect-level-strong = tries out its best moves before it chooses
effect-level-expert = thinks ahead; takes a few seconds
computers-heading = { "**" }Computer players{ "**" }
computers-free =
    { $free ->
        [0] All seats are taken.
        [one] One seat is free. Tap a level to give it to a computer.
       *[other] { $free } seats are free. Tap a level to give one to a computer.
    }
computers-players = At the table: { $players }
button-add-easy = + easy
button-add-normal = + normal
button-add-strong = + strong
button-add-expert = + expert
button-remove-computer = Remove { $name }
error-no-seat-for-computer = There are only { $seats } seats, and all are taken; more seats are under “Change”, or somebody has to leave.
error-rated-computers = A rated table is for people only: make it not rated, or play without computers.
