### Planning ahead: what I answer for people before I ask them, and how they say so.

## Kinds of questions

answers-heading = { "**" }Answered for you:{ "**" }
answers-which = What I may answer for you …
answer-line = { $question }: { $answer }
answer-line-round = { $question }: { $answer } (only this round)
answer-ask = ask me
answer-choose = Choose an answer …
answer-always = Always answer so …
answer-given = From now on – { $question }: { $answer }.
answer-round = In this round – { $question }: { $answer }.
answer-everywhere = Here and at every table of yours that begins from now on – { $question }: { $answer }.
answer-later = From your next turn on – { $question }: { $answer }.
answer-seen = You have already seen dice of this turn, so it is played with what you had said before.
answer-answered = Done, and from now on – { $question }: { $answer }.
answer-held = You took a move back, so I ask you this time whatever you have said before.

always-proposed = { $question } – you chose { "*" }{ $answer }{ "*" } three times. Always? (only you see this)
always-ask = I go on asking you: { $question }.
everywhere-heading = { "**" }{ $game }:{ "**" } at every table of yours that begins, I answer
everywhere-none = There is nothing yet that I answer for you at all your tables. *Plan* below a board leads there.
everywhere-drop = Ask me again about …
button-always = Always
button-ask-me = Ask me

## Plans

plan-heading = { "**" }Your plan{ "**" } (only you see this)
plan-decided = { "**" }Decided already:{ "**" } { $answers }
plan-taken-back = { "**" }Taken back, so I ask you again:{ "**" } { $answers }
again-played = It is played.
again-used = I use it again, each answer once, where that question comes again.
again-dropped = Dropped.
plan-preview = { "**" }Shall I play this for you?{ "**" } Nothing is planned yet; only you see this.
plan-preview-change = { "**" }Shall I play this for you from now on?{ "**" } Until you say so, your plan stays as it was; only you see this.
plan-ask-first =
    { $turn ->
        [own] { "**" }Your plan:{ "**" } it is your turn: what do you want to do? Nothing is played yet; only you see this.
       *[other] { "**" }Your plan:{ "**" } what do you want to do when it is your turn? Nothing is played yet; only you see this.
    }
plan-ask-then = { "**" }Then …{ "**" } what comes after that?
plan-ask-else = { "**" }Otherwise …{ "**" } what instead, if that is not possible?
plan-ask-if = { "**" }Only if …{ "**" } Else this move is passed over.
plan-ask-stop = { "**" }Stop if …{ "**" } While that is so, I ask you instead of playing the plan.
plan-so-far = Your plan so far: { $plan }
plan-other = or { $part }
plan-change-part = Move or remove a part …
plan-on-turn =
    { $count ->
        [one] It is { $names }’s turn.
       *[other] { $names } are asked now.
    }
plan-changed = You have changed it since; this is the newest. Use it?
plan-until = What is not possible when your turn comes is passed over. It holds until you change it, or until the round ends that it is written for.
plan-used = The plan is set. I play it when your turn comes and tell you in /log.
plan-played = The plan is set, and I have played what it says for now.
plan-dropped = The plan is dropped: I ask you again.
plan-moved = Your plan is kept. It is changed by taps now, under *Plan* below the board.
log-by-plan = { $line } (automatic: your plan or your answer)

## What a plan would do now

plan-else = { " " }or else{ " " }
plan-ask = ask me
plan-if = { $entry } (if { $condition })
plan-only-if = if { $condition }
plan-stop = ask me while { $condition }
plan-turn = { $turn }. { $entry } – { $verdict }
plan-instead = { "   " }or { $entry } – { $verdict }
plan-legal = possible now
plan-condition-not-met =
    passed over: it is not so that { $condition }{ $have ->
        [none] { "" }
       *[other] { " " }(now { $have })
    }
plan-asks = from here on I ask you
plan-stops = Stopped: I ask you while { $condition }.
plan-goes-on = I would ask you while { $condition }; that is not so now.
plan-outcome =
    { $turn ->
        [own] { "**" }It is your turn, so I play at once:{ "**" } { $move }
       *[other] { "**" }If it were your turn now:{ "**" } { $move }
    }
plan-outcome-asked =
    { $turn ->
        [own] { "**" }It is your turn:{ "**" } I ask you.
       *[other] { "**" }If it were your turn now:{ "**" } I would ask you.
    }

button-plan-ahead = Plan ahead
button-plan = Plan
button-plan-then = Then …
button-plan-else = Otherwise …
button-plan-if = Only if …
button-plan-stop = Stop if …
button-plan-always = In every round
button-plan-earlier = Earlier
button-plan-later = Later
button-plan-remove = Remove
button-plan-back = Back
button-plan-discard = Discard
button-plan-use = Use this plan
button-plan-drop = Drop the plan
button-plan-undo = Take back the last decision
button-again-use = Use it again
button-again-drop = Drop it
button-answer-always = In every round
button-answer-round = Only this round
button-answer-everywhere = At all my tables
button-answers-everywhere = Answers at all my tables

error-plan-no-more = That cannot be added to this plan now; what can be is offered below *Plan*.
error-plan-unreadable = This plan is of an earlier version and cannot be read any more; *Plan* below the board begins a new one.
error-plan-never = These conditions can never hold together; remove the one before first.
error-prepared-many = You have prepared { $most } answers at this table, which is as many as I keep; remove one first.
