### Games across days: notifications, wishes, time that is up, seats that change hands.

## Pace

pace-none = no limit
pace-live = live: 5 minutes per decision
pace-8h = 8 hours per decision
pace-24h = one day per decision
pace-48h = two days per decision
pace-72h = three days per decision

## Notifications

notifications-thread = in the thread
notifications-dm = by direct message
notifications-none = not at all
notification-late = The others are choosing what happens now. A move of yours ends their vote.
notification-table = [{ $name }]({ $link })
notification-until = Deadline: { $until }.
notification-more =
    { $count ->
        [one] One more table is waiting.
       *[other] { $count } more tables are waiting.
    }
button-my-tables = All my tables
# What a locked phone shows of a message: @Anna · Place your people · Winter, round 7 · until 18:00
lock-until =
    { $day ->
        [today] until { $time }
        [monday] until Monday { $time }
        [tuesday] until Tuesday { $time }
        [wednesday] until Wednesday { $time }
        [thursday] until Thursday { $time }
        [friday] until Friday { $time }
        [saturday] until Saturday { $time }
        [sunday] until Sunday { $time }
       *[other] until { $day }, { $time }
    }
lock-again = Reminder: { $asked }
lock-late = Your time is up: { $asked }
lock-more =
    { $count ->
        [one] and one more table
       *[other] and { $count } more tables
    }
lock-next = You are probably next
lock-vote = Vote about the turn of { $name }
lock-undo = { $name } wants to take something back
lock-end = { $name } wants to end this game
lock-rematch = Rematch with { $name }
lock-luck =
    { $count ->
        [one] Your words for luck no longer count
       *[other] Your words for luck no longer count
    }
button-snooze = Not now: 8 hours
snoozed = No notifications until { $until } ({ $relative }). Your clocks go on.
snooze-ended = Notifications are on again.

## Wishes

settings-heading = { "**" }Your settings{ "**" }
settings-notifications = Notifications when it is your turn: { $where }.
settings-away = You are away from { $since } until { $until }.
settings-next-up =
    { $wanted ->
        [1] You get a note when you are probably next.
       *[other] You get no note when you are probably next.
    }
settings-substitute =
    { $allowed ->
        [1] When your time is up, a single player may look for a substitute for you.
       *[other] When your time is up, no single player may look for a substitute for you.
    }
away = { $name } is away until { $until }. Their clock stands still; the game goes on where it can.
back = { $name } is back.

## Time that is up

vote-asked =
    { $name } was asked { $since }, and the time for it is up.
    Wait gives the same time again, later more. Skip lets me choose for this turn, the smallest choice that does no harm. A move by { $late } ends this vote. { $voters ->
        [one] What you choose happens at once.
       *[other] The choice of more than half of you counts; if there is none, the table waits.
    }
vote-so-far = Chosen so far: { $voted } of { $voters }.
vote-still-offered = Nobody has taken the seat so far; it stays on offer.
vote-until = If you have not decided by { $until }, the table waits.
vote-closed =
    { $status ->
        [decided] The vote about the turn of { $name } is over: you have decided.
        [tied] The vote about the turn of { $name } is over: nothing has more than half.
        [open] The vote about the turn of { $name } is over: { $name } is not waited for any more.
       *[void] The vote about the turn of { $name } is over: you have not decided.
    }
vote-unanswered = You have not decided, so the table waits for { $name }. I ask you again { $until }.
vote-counted = You chose “{ $choice }”. Until it is decided, you can change that.
vote-done = The vote is over.
vote-waits = The table waits for { $name }. I ask you again { $until }.
# As posts of 1.0 to 1.2 say it.
vote-decided-wait = The table waits for { $name }.
vote-decided-skip = { $name } is skipped: I choose for this turn, as little as possible. A move by { $name } ends that.
vote-decided-skip-former = { $name } is skipped: I choose for this turn, as little as possible.
vote-decided-substitute = The table looks for somebody to go on for { $name }. If nobody takes the seat, I ask you again.
vote-decided-end = The table ends the game.
skipped = { $name }, the others had me choose for you at { $link }:
event-by-vote = { $said } (chosen by vote)
by-vote =
    { $count ->
        [one] one choice by vote
       *[other] { $count } choices by vote
    }
button-vote-wait = Wait
button-vote-skip = Skip
button-vote-substitute = Look for a substitute
button-vote-end = End the game

## Seats

offer =
    The seat of { $name } is free for anybody who wants to go on from here.
    Dice and cards stay what they would have been.
button-take-seat = Take this seat
leave-asked =
    { "**" }Leave this game?{ "**" } Your seat is offered here and where tables are opened. It stays yours, and you are asked as before, until somebody takes it; who takes it goes on with everything that is yours.
button-offer-seat = Offer my seat
button-keep-seat = Keep my seat
seat-is-kept = The seat stays yours.
seat-kept = { $name } stays: the seat is not on offer any more.
offer-elsewhere = A seat is free: whoever takes it goes on for { $name } at [{ $table }]({ $link }).
rematch-open =
    { $name } has opened a rematch, { $link }. { $count ->
        [one] Your seat is kept for you until { $until }.
       *[other] Your seats are kept for you until { $until }.
    }
rematch-known =
    { $status ->
        [lobby] You find the rematch here: { $link }.
        [closed] The rematch was closed before it began.
       *[running] The rematch has begun: { $link }.
    }
seat-is-offered = Your seat is on offer. It stays yours until somebody takes it.
seat-is-yours = You sit at the table now: { $link }. What is asked of you stands there; what is hidden at this seat you see once you have made a move.
hidden-choice-made = A choice among hidden cards was open: I have made it for { $name }, sensibly.
seat-taken = { $name } goes on for { $former }.

seat-handed-back = The seat is theirs again. Thank you!
host-is-now = { $name } is the host of this table now.
lobby-stale = Nobody has started this table for a week. Unless it is started, it closes on { $until }.
button-watch = Watch
button-rematch = Rematch

## One place for me

mygames-heading =
    { $count ->
        [0] { "**" }Your tables:{ "**" } { $all }. None of them waits for you.
        [one] { "**" }Your tables:{ "**" } { $all }. One waits for you.
       *[other] { "**" }Your tables:{ "**" } { $all }. { $count } wait for you.
    }
mygames-empty = You sit at no table. /game new opens one, /game list shows those of this server.
mygames-yours =
    { $until ->
        [none] ▶ [{ $name }]({ $link }) · waits for you, asked { $since }
       *[other] ▶ [{ $name }]({ $link }) · waits for you, asked { $since }, time is up { $until }
    }
mygames-others = [{ $name }]({ $link }) · to move: { $names }
mygames-lobby = [{ $name }]({ $link })
button-act-on-oldest = Act on the oldest
button-page-back = Back
button-page-on = More

## A computer plays for somebody

button-vote-computer = Let a computer play
caretaker-plays = A computer plays for { $name } until they are back: any move of theirs, or “I am back”, gives the seat back.
caretaker-stays = A computer plays for { $name } from now on.
vote-decided-computer = The table lets a computer play for { $name }. Any move of theirs, or “I am back”, gives the seat back.
caretaker-ended = { $name } is back and plays on.
caretaker-board = A computer plays for { $names }; “I am back” ends that.
caretaker-yours = A computer plays for you until you make a move or tap “I am back”.
button-caretaker = Let a computer play for me
button-takeback = I am back
event-by-computer = { $said } (chosen by a computer)
vote-computer = “Let a computer play” lets one move for { $name } until they are back.
error-rated-caretaker = In a rated game no computer plays for people.
error-caretaker-alone = Nobody else at this table waits for you, so no computer plays for you.
error-no-caretaker = No computer plays for you here.
panel-letcomputers = Let computers play for me
caretakers-set =
    { $count ->
        [0] None of your tables can have a computer play for you: rated games cannot, nor those where nobody waits for you.
        [one] A computer plays for you at one table until you make a move there or are back from your days away.
       *[other] Computers play for you at { $count } tables until you make a move there or are back from your days away.
    }
computer-thinks =
    { $count ->
        [one] { "**" }{ $names } is thinking …{ "**" }
       *[other] { "**" }{ $names } are thinking …{ "**" }
    }
