### The life of a table: start, turns, undo, end, checks, help.

## Start

start = The game begins! Seats: { $players }. { $first } is the start player.
start-goal = { "**" }{ $game }:{ "**" } { $goal }
start-learn = New to it? /learn shows in three minutes how it is played; /help says what you can do.
start-seated = At this table: { $who }
start-sealed = Dice and cards are sealed: `{ $hash }`
button-sealed = What is that?
chance-fixed = { "**" }The dice and cards of this game are fixed now.{ "**" }
chance-commitment = -# SHA-256 of my secret seed, fixed when the table opened: `{ $hash }`
chance-sealed = -# SHA-256 of my secret seed, of what is played and of who sits where, fixed before the words: `{ $hash }`
chance-words = Words { $number } of { $name }: { $words }
chance-fingerprint = -# All dice and cards follow from this. SHA-256 of it all: `{ $hash }`
chance-proves =
    { "**" }What this proves:{ "**" } { $last } added the last words, after the seed was fixed. Whoever trusts that these were not made up for whoever runs this bot knows: nobody chose the dice and cards. Nobody can change them now either, and Undo never rolls again.
chance-proves-sealed =
    { "**" }What this proves:{ "**" } { $last } added the last words, after all else was fixed. Whoever trusts that these were not made up for whoever runs this bot knows: nobody chose the dice and cards. Nobody can change them now either, and Undo never rolls again.
chance-trusts =
    { "**" }What this proves:{ "**" } nobody can change a roll or a card from now on, and Undo never rolls again. Nobody added words, so whoever runs this bot could have chosen the dice and cards; “Add luck” in the lobby rules that out.
chance-ahead =
    { "**" }What it does not prove:{ "**" } that nobody looks ahead. Whoever runs this bot could look at the seed and know what comes. If they also play, you have to trust them.

## Add luck

form-luck-title = Add luck
form-luck-words = Words that nobody can guess
form-luck-hint =
    All dice and cards follow from my secret seed, what is played, who sits where, and the words that players add. Everybody reads your words once the game starts.
    Everything but the words is fixed already. Its SHA-256: `{ $hash }`
    If any of it changes before the start, I ask for new words.
luck-added = -# { $name } added words for luck. SHA-256 of all else that dice and cards follow from: `{ $hash }`
luck-is-added = Your words count.
luck-is-early = Your words count for those who sit here now. If somebody else joins or leaves, or something else is played, I ask you for new ones: best add yours when everybody is there.
luck-is-late = The table changed while you were writing, so I have not taken these words. They should come after everything else is fixed.
luck-void = { $why } Do you want to add new words?
luck-void-joined = { $name } has joined.
luck-void-left = { $name } has left.
luck-void-updated = I have been updated or have other house rules since.
luck-at-stake = If you change what is played or which computers play, the words for luck of { $names } no longer count.
luck-start-without = The words for luck of { $names } no longer count, and new ones have not come yet. Wait for them, or start without?
button-start-without = Start without them

## Turns

hand-over =
    { $until ->
        [none] { "**" }{ $who }: { $asked }{ "**" }
       *[other] { "**" }{ $who }: { $asked }{ "**" } Deadline: { $until }.
    }
hand-over-several =
    { $until ->
        [none] { "**" }{ $who }: { $asked }{ "**" } Answer in any order with “Your move”.
       *[other] { "**" }{ $who }: { $asked }{ "**" } Answer in any order with “Your move”. Deadline: { $until }.
    }
turn-done = ✓ { $done }
ahead-invited =
    -# { $count ->
        [one] { $names } can decide ahead.
       *[other] { $names } can decide ahead.
    }
ahead-instead = It is the turn of { $name }. This you can already decide:
ahead-in-case = If it comes to this:
ahead-kept = Kept for your turn: { $done }
ahead-complete = That is all you can decide now. It is played by itself when your turn comes, and nobody sees it before.
ahead-taken-back = Taken back.
picture-follows = The picture follows in a moment.

## When Discord will not let me

moved-away = “{ $table }” is played in { $link } from now on.
moved-here = { $name } asked me to bring the table here. The game goes on as it was.
moved-by-operator = Whoever runs me has opened the table here anew. The game goes on as it was.
computers-play-simply = The computers here have thought a lot in the last hour: until { $until } they play a simpler game, and nobody waits for them.
server-back = The bot is on this server again: play goes on, and everybody has the time that was left.
server-removed =
    { $until ->
        [none] I was removed from the server of your game “{ $name }”, so it rests and all clocks stand still. Play goes on as soon as somebody invites me again.
       *[other] I was removed from the server of your game “{ $name }”, so it rests and all clocks stand still. Play goes on if somebody invites me again before { $until }; then everything about that server is erased.
    }
parked-away = Discord does not answer me at the moment. Your move is kept, and I post it as soon as I can.
parked-disk = Whoever runs me has trouble with the disk. Your move is kept, and I post it as soon as I can.
parked-thread = The thread of this table is gone. Your move is kept; /game here in a text channel opens a new one.
parked-channel = The channel of this table is gone. Your move is kept; /game here in another channel goes on with it.
parked-permission = I may not write where this table is played. Your move is kept; somebody who runs the server can let me, in a private thread it is enough to mention me once, or use /game here in another channel.
parked-locked = The thread of this table is locked. Your move is kept; somebody who runs the server can unlock it, or use /game here in another channel.
parked-refused = Discord does not accept what I have to post. Your move is kept; /board shows the table.

## When a rule was corrected

rules-changed = A rule of this game was corrected while you were playing. What has been played stays as it is; from now on the corrected rule holds. /verify will not be able to follow the moves before this.
rules-taken-back = A rule of this game was corrected while you were playing, and the latest moves do not fit it any more. I took them back: please make them again. Dice and cards come from the same seed as before.

## Undo

undo-done = { $name } took the last move back.
undo-done-yours = Your last move is taken back.
undo-asked =
    { $undone }
    Do you agree? The same dice and cards will come again, but what has been seen stays seen.
undo-a-move = a move
undo-later =
    { $count ->
        [one] This also undoes a later move ({ $names }).
       *[other] This also undoes { $count } later moves ({ $names }).
    }
undo-would-ask =
    This takes back:
    { $undone }
    { $names } { $count ->
        [one] has
       *[other] have
    } to agree. Ask?
undo-asked-yours =
    You take back:
    { $undone }
    Waiting for { $names }.
undo-accepted = { $name } agrees.
undo-refused = { $name } does not agree: nothing is taken back.
undo-withdrawn = { $name } leaves it as it is: nothing is taken back.
undo-lapsed = Not everybody has answered for three days, so the move of { $name } stays as it is.
undo-closed =
    { $status ->
        [accepted] { $name } asked to take something back, and all agreed.
        [left] Somebody asked to take something back. That is settled: nothing is taken back.
       *[other] { $name } asked to take something back. That is settled: nothing is taken back.
    }
undo-past-changed = A rule was corrected since that move, so it cannot be taken back.
undo-nothing = You have no move to take back.
undo-ahead = Dice of yours have fallen since, so what you decided ahead stays.
undo-waiting = Waiting for { $names }.
request-agreed = Agreed so far: { $names }.

## Ending by consent

end-asked = The game would be over at once, without a winner. Do you agree?
end-alone = The game would be over at once, without a winner.
end-no-pace = If somebody who is to move says nothing for three days, the others vote how to go on.
end-accepted = { $name } agrees.
end-refused = { $name } wants to play on: the game goes on.
end-withdrawn = { $name } wants to play on after all.
end-lapsed = Not everybody has answered { $name } for three days: the game goes on.
end-computer = A computer plays for everybody who has not agreed. One more “Agree” ends the game.
end-closed =
    { $status ->
        [accepted] { $name } asked to end the game, and all agreed.
        [left] Somebody asked to end the game. That is settled.
       *[other] { $name } asked to end the game. That is settled.
    }
alt-ended-early = This is how it stood when the game was ended early.
end-done = The table has decided to end this game early. There is no winner.
end-posted =
    { end-done }
    -# SHA-256 of the log: `{ $log }`
ended-by-operator =
    Whoever runs me has ended this game early. There is no winner.
    -# SHA-256 of the log: `{ $log }`
end-lobby = The table was closed before the game began.
host-closed = { $name }, the host, closed the table before the game began.

## Game over

over =
    { $count ->
        [one] { $score ->
            [one] { "**" }{ $winners } wins with { $score } point!{ "**" }
           *[other] { "**" }{ $winners } wins with { $score } points!{ "**" }
        }
       *[other] { $score ->
            [one] { "**" }{ $winners } win with { $score } point each!{ "**" }
           *[other] { "**" }{ $winners } win with { $score } points each!{ "**" }
        }
    }
dice-luck = { "**" }Luck of the dice{ "**" }
dice-luck-more = { $name } rolled { $percent }% more than usual: { $rolled }.
dice-luck-less = { $name } rolled { $percent }% less than usual: { $rolled }.
dice-luck-usual = { $name } rolled as much as usual: { $rolled }.
dice-luck-rolled =
    { $dice ->
        [one] { $pips } pips with one die
       *[other] { $pips } pips with { $dice } dice
    }
dice-luck-best =
    { $count ->
        [one] The luckiest roll: a { $dice }.
       *[other] The luckiest roll: { $dice }.
    }
dice-luck-none = { $name } rolled no dice.
hauls = { "**" }Brought home above all{ "**" }
haul-of = { $name }: { $goods }
haul-hunted = Hunted: { $goods }.
haul-brought = Brought home above all: { $goods }.
over-seed =
    The secret seed: `{ $seed }`
    The first SHA-256 in the lobby fixed it before the game began. /verify recomputes the whole game.
    -# SHA-256 of the log: `{ $log }`
over-course = { $name } { $points }
over-courses = How the points grew: { $courses }.

## Verify

verify-good =
    { "**" }Everything fits.{ "**" } The seed belongs to the hash that I posted.
    By the rules, { $moves } moves and { $chances } rolls and cards were recomputed, and the final scores are the same.
verify-ended-early =
    { "**" }Everything fits.{ "**" } The seed belongs to the hash that I posted.
    By the rules, { $moves } moves and { $chances } rolls and cards were recomputed. The game was ended early, so there are no final scores. The seed was `{ $seed }`.
verify-computers = { $same } of { $count } choices of computer players were computed again and are the same.
verify-computers-left-out = Left out here because they take long: { $count }. The command below computes these, too.
verify-computers-others = { $releases ->
    [none] Made by another version of me, so that this one cannot compute them again: { $count }.
   *[other] Made by another version of me, so that this one cannot compute them again: { $count }. The command line of version { $releases } can.
}
verify-log = SHA-256 of the log: `{ $log }`. If my message at the end of the game shows one, it must be the same.
verify-yourself =
    You need not believe me: whoever has this program can check the first file with `python -m engine verify`, which plays the game again by the rules. `verify_dice.py` needs nothing but Python, but it does not know the rules: it takes the file’s word for what was asked when, and only shows that dice and cards follow from it. Compare the hashes with what I posted, and the moves with the thread.
verify-wrong-seed = { "**" }The seed does not belong{ "**" } to the hash that was posted.
verify-wrong-chance = { "**" }Line { $line } of the file does not fit:{ "**" } it says “{ $found }”, the seed gives “{ $expected }”.
verify-wrong-move = { "**" }Line { $line } of the file does not fit{ "**" } the rules: “{ $found }”.
verify-wrong-computer = { "**" }Line { $line } of the file{ "**" } is not what the computer player of this seat does: “{ $found }”.
verify-wrong-scores = { "**" }The final scores do not fit{ "**" } what the moves give.
verify-running =
    The game is still running; its seed is shown when it ends. What was fixed before any words for luck has the SHA-256 `{ $hash }`
    SHA-256 of that and the words together: `{ $fingerprint }`

## Tables

list-heading = { "**" }Tables{ "**" }
list-empty = There are no tables yet. Open one with /game new.
list-more =
    { $count ->
        [one] … and { $count } more
       *[other] … and { $count } more
    }
which-table = Which table?

# What a table is called in lists: opponents, what is played, how far
table-name = { $who } — { $what }, { $when }
table-titled = { $title } ({ $names })
table-numbered = { $name } (table { $number })
table-round = round { $round }
table-computers =
    { $count ->
        [one] a computer
       *[other] { $count } computers
    }
table-seats = { $taken } of { $seats } seats taken
table-game =
    { $modules ->
        [0] { $game }
       *[other] { $game } with { $modules } modules
    }

## Buttons and fields

button-join = Join
button-leave = Leave
button-luck = Add luck
button-start = Start
button-move = Your move
button-ahead = Ahead
button-mine = My things
button-undo = Undo
button-board-text = Board as text
button-whole-board = Whole board
button-more = More …
more-here = **More of this table**
button-legend = Legend
legend-signs = { "**" }What the symbols of this board mean.{ "**" }
piece-choose = What is this card or tile?
button-accept = Agree
button-refuse = Refuse
button-ask = Ask
button-withdraw = Withdraw
up-to = up to { $most }
chosen-first = { $chosen }: { $question }
draft-back = Back
draft-so-far = So far: { $parts }
draft-done = Done: { $what }
draft-all-at-once = All at once: { $what } …
draft-step-by-step = One by one: { $what } …
draft-part = One more …
choice-otherwise = { $verb } otherwise
choice-part = { $verb }: { $part }
choice-let-go = { $option }. Let it go? You would get nothing for it.
choice-range = { $first } – { $last }
choice-sure = Let it go

