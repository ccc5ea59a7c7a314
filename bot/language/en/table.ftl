### The life of a table: lobby, start, turns, undo, end, checks, help.

## Lobby

lobby =
    { "**" }{ $title }{ "**" }
    { $game } · { $edition } · { $modules }
    Opened by { $host } · { $taken } of { $seats } seats taken · pace: { $pace }
    At the table: { $players }
    { $free ->
        [0] All seats are taken. { $host } can press Start.
        [one] One seat is free: press Join.
       *[other] { $free } seats are free: press Join.
    }
lobby-days =
    { $days ->
        [one] At the pace of these people the game takes about a day.
       *[other] At the pace of these people the game takes about { $days } days.
    }
lobby-title = { $host }’s table
lobby-closed = The last person left, so the table is closed.
lobby-you-joined = You have a seat. I will mention you when it is your turn.
lobby-you-left = You gave your seat back.
lobby-opened = The table is open: { $link }
thread-name = { $title } · { $game }

## Start

start = The game begins! Seats: { $players }. { $first } is the start player.
commitment =
    { "**" }The chance of this game is fixed now.{ "**" }
    SHA-256 of the secret seed: `{ $hash }`
    { "**" }What this proves:{ "**" } when the game ends I show the seed. Anybody can then check that no roll and no card was changed after the start. Undo cannot roll again either.
    { "**" }What it does not prove:{ "**" } whoever runs this bot could look at the seed and know what comes. If they also play, you have to trust them.

## Turns

hand-over = { $who }: { $asked }
hand-over-several = { $who }: { $asked } Answer in any order with “Your move”.
turn-done = Done: { $done }
picture-follows = The picture follows in a moment.

## When Discord will not let me

moved-here = { $name } asked me to bring the table here. The game goes on as it was.
parked-away = Discord does not answer me at the moment. Your move is kept, and I post it as soon as I can.
parked-disk = Whoever runs me has trouble with the disk. Your move is kept, and I post it as soon as I can.
parked-thread = The thread of this table is gone. Your move is kept; /game here in a text channel opens a new one.
parked-channel = The channel of this table is gone. Your move is kept; /game here in another channel goes on with it.
parked-permission = I may not write where this table is played. Your move is kept; somebody who runs the server can let me, or use /game here in another channel.
parked-locked = The thread of this table is locked. Your move is kept; somebody who runs the server can unlock it, or use /game here in another channel.
parked-refused = Discord does not accept what I have to post. Your move is kept; /board shows the table.

## When a rule was corrected

rules-changed = A rule of this game was corrected while you were playing. What has been played stays as it is; from now on the corrected rule holds. /verify will not be able to follow the moves before this.
rules-taken-back = A rule of this game was corrected while you were playing, and the latest moves do not fit it any more. I took them back: please make them again. Dice and cards come from the same seed as before.

## Undo

undo-done = { $name } took the last move back.
undo-asked =
    { $name } wants to take back a move. { $others }, do you agree?
    The same dice and cards will come again, but what has been seen stays seen.
undo-accepted = { $name } agrees.
undo-refused = { $name } does not agree: nothing is taken back.
undo-lapsed = Nobody has answered for three days, so the move of { $name } stays as it is.
undo-past-changed = A rule was corrected since that move, so it cannot be taken back.
undo-nothing = You have no move to take back.
undo-waiting = Waiting for { $names }.

## Ending by consent

end-asked = { $name } wants to end this game now, without a winner. { $others }, do you agree?
end-accepted = { $name } agrees.
end-refused = { $name } wants to play on: the game goes on.
end-lapsed = Nobody has answered { $name } for three days: the game goes on.
end-done = The table has decided to end this game early. There is no winner.
end-lobby = The table was closed before the game began.
host-closed = { $name }, the host, closed the table before the game began.

## Game over

over =
    { $count ->
        [one] { $score ->
            [one] { "**" }{ $winners } wins with { $score } point!{ "**" }
           *[other] { "**" }{ $winners } wins with { $score } points!{ "**" }
        }
       *[other] { "**" }{ $winners } win with { $score } points each!{ "**" }
    }
over-seed =
    The secret seed was `{ $seed }`.
    Its SHA-256 is the line I posted at the start. /verify recomputes the whole game.

## Verify

verify-good =
    { "**" }Everything fits.{ "**" } The seed matches what was posted at the start.
    { $moves } moves and { $chances } rolls and cards were recomputed, and the final scores are the same.
    You need not believe me: `python verify_dice.py` with the other file recomputes all rolls and cards without me.
verify-wrong-seed = { "**" }The seed does not match{ "**" } what was posted at the start.
verify-wrong-chance = { "**" }Line { $line } does not fit:{ "**" } it says “{ $found }”, the seed gives “{ $expected }”.
verify-wrong-move = { "**" }Line { $line } does not fit{ "**" } the rules: “{ $found }”.
verify-wrong-scores = { "**" }The final scores do not fit{ "**" } what the moves give.
verify-running = The game is still running. Its seed is shown when it ends; until then: `{ $hash }`
verify-not-finished = This game was ended early, so there is no final score to check. The seed was `{ $seed }`.

## Tables

list-heading = { "**" }Tables{ "**" }
list-empty = There are no tables yet. Open one with /game new.
list-more =
    { $count ->
        [one] … and { $count } more
       *[other] … and { $count } more
    }
which-table = Which table?
table-choice = { $title } · { $game }

## Buttons and fields

button-join = Join
button-leave = Leave
button-start = Start
button-move = Your move
button-mine = My things
button-undo = Undo
button-board-text = Board as text
button-accept = Agree
button-refuse = Refuse
up-to = up to { $most }
chosen-first = { $chosen }: { $question }
one-more = { $label } ({ $number })
form-title = Your move

