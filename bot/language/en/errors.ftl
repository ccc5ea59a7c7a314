### One private, friendly sentence for everything that cannot be done.

## The rules

error-rule = The rules do not allow that now; nothing has changed.
error-unreadable = I cannot read “{ $line }” as a move.
error-unknown-verb = There is no move called “{ $verb }” in this game.
error-illegal = That is not possible now; nothing has changed.
error-illegal-options = That is not possible now; you can: { $options }.
error-choice = That is none of your choices here; you can: { $options }.
error-and-you-can = { $error } You can: { $options }.
error-other-question = That is not what you are asked now. { $prompt }
error-not-asked = You have nothing to decide right now.
error-no-such-question = There is no question “{ $question }” that could be answered beforehand; /plan shows what there is.
error-which-question = Say which question that answers, too; /plan shows what there is.
error-answer-value = “{ $value }” is no answer to that question. Possible: { $choices }
error-stale = That button belongs to an earlier turn; here is the current one.
error-wrong-chance = The dice or the card do not belong to this moment.
error-unknown-place = There is no place called “{ $place }”.

## Suggested while typing, when there is nothing to choose

autocomplete-turn =
    { $count ->
        [0] Nobody has anything to decide right now
        [one] It is { $names }’s turn
       *[other] It is the turn of { $names }
    }
autocomplete-no-turn = None of your tables is waiting for you

## Names that nobody knows

error-did-you-mean = Did you mean { "**" }{ $name }{ "**" }?
error-there-is = There is: { $options }.

## Setting up a game

error-setup = These choices do not go together; pick other seats or another edition.
error-setup-unreadable = I cannot read this set-up: “{ $line }”.
error-setup-unknown-game = There is no game called “{ $game }”.
error-setup-unknown-edition = There is no edition called “{ $edition }”.
error-setup-unknown-module = There is no module called “{ $module }”.
error-setup-module-order = The modules “{ $modules }” are named twice or in the wrong order.
error-setup-one-variant = Only one of these can be played at a time: { $modules }.
error-setup-not-with = “{ $module }” does not go with “{ $other }”.
error-setup-edition = The module “{ $module }” does not exist in the { $edition }.
error-setup-needs = The module “{ $module }” needs the module “{ $needs }”.
error-setup-seats =
    { $seats ->
        [one] This game cannot be played by { $seats } person.
       *[other] This game cannot be played by { $seats } people.
    }

## Tables and seats

error-no-table-here = There is no table in this channel. Open one with /game new, or look for one with /game list.
error-private-thread = I am not in this private thread, so I can post nothing here. Mention me here once (@{ $me }), then try again.
error-thread-taken = This thread already belongs to a table. Open a new one in a text channel.
error-no-replay = This game cannot be shown again: it began under other rules, or has no pictures for it.
error-no-analysis = There is no analysis for this game: the computer cannot tell how likely a victory is in it.
error-analysis-not-ready = The analysis is being computed; please ask again in a few minutes.
error-analysis-odd = This game cannot be analyzed: it began under other rules.
error-no-such-table = I cannot find that table. /game list shows those that are there.
error-which-table = You sit at several tables. Which one do you mean?
error-not-seated = You have no seat at this table. You can watch with /board.
error-not-your-decision =
    { $count ->
        [0] Nobody has anything to decide right now.
        [one] It is not your turn: { $names } is to move.
       *[other] It is not your turn: { $names } are to move.
    }
error-table-full = All seats of this table are taken.
error-already-joined = You already have a seat at this table.
error-only-host-starts = Only { $host }, who is the host, can start the game.
error-too-few-players =
    { $missing ->
        [one] One more person is needed before the game can start.
       *[other] { $missing } more people are needed before the game can start.
    }
error-luck-empty = Please add at least one character that can be seen, and at most { $most }.
error-luck-too-long = Your words have { $count } characters; at most { $most } are possible.
error-luck-too-early = Words can be added as soon as the lobby is posted, with the hash of all else. Please try again in a moment.
error-already-started = The game has already started.
error-not-started = The game has not started yet.
error-already-over = This game is over.
error-one-question-at-a-time = The table is already being asked something; answer that first.
error-no-odds = This game has no dice: there are no odds to reckon with.
error-nothing-asked = There is no open question to answer any more.

error-seat-offered-already = That seat is already on offer.
error-seat-not-offered = That seat is not on offer any more.
error-seats-kept = The free seats of this rematch are kept for those who played before. Others can take them <t:{ $until }:R>.
error-not-over = This game is still going on.
error-only-host = Only { $host }, who is the host, can do that.
error-heir-not-seated = The new host must sit at this table.
error-no-former-player = Nobody had your seat before you.
error-former-player-seated = { $name } has another seat at this table now.
error-not-moved-yet = You see what is hidden at this seat, and can plan ahead, once you have made a move from it.
undo-first-move = What was played before your first move here, and that move itself, stay as they are.
vote-no-substitute = You cannot look for a substitute here: that takes two voters, or { $name } must have allowed it before with /settings substitute.
vote-not-yours = The others decide this.

error-no-records = This server does not keep results. Somebody who manages it can switch that on with /records switch.
error-only-server-managers = Only somebody who manages this server can do that.

## Wishes

error-notifications = “{ $where }” is no place for notifications: choose thread, dm or none.
error-zone = I do not know the time zone “{ $zone }”. Type a city, such as Berlin, and choose one from the list.
error-zone-near = I do not know the time zone “{ $zone }”. Did you mean { $near }?
error-time = “{ $time }” is no time of day. Write it like 22:30.
error-quiet-too-long = Quiet hours can last { $hours } hours at most, or your games would stand still.
error-snooze = You can snooze for 0 to { $most } hours.
error-days-away =
    { $left ->
        [0] You have used all your days away for this year.
        [one] One day away is left for you this year.
       *[other] { $left } days away are left for you this year.
    }

## Discord and us

error-permission = I need the permission “{ $permission }” in this channel. Somebody who runs the server can grant it.
error-people-only = Only people can play here.
error-blocked-server = Whoever runs me has blocked me on this server; they can say why.
error-blocked-person = Whoever runs me does not let me do anything for you any more; they can say why.
error-server-removed = The bot was removed from the server of this table, so the table rests. Play goes on as soon as somebody invites it again.
error-digest =
    { $kinds ->
        [one] Since { $since } something went wrong in me that should not have.
       *[other] Since { $since } { $kinds } things went wrong in me that should not have.
    } The log says more.
error-server-only = That works on a server only.
error-other-server = That works on the server of the table only.
error-no-commands-here = That does not work in this kind of channel; use a text channel or the thread of the table.
error-text-too-long = That text is too long: { $limit } characters at most.
error-argument-not-asked = { $count ->
    [0] At this table /{ $verb } asks for nothing more; leave out “{ $given }”.
   *[other] At this table /{ $verb } does not ask for “{ $given }”, but for: { $asked }.
  }
error-disk = Whoever runs me has trouble with the disk, so nothing has changed. Please tell them, and try again later.
error-try-again = I cannot answer just now. Please try again in a moment.
error-ours = Sorry, something went wrong on our side; your game is safe. If it happens again, tell us this code: { $reference }
error-piece-gone = That does not lie on the board any more. *Legend* lists what does.
error-no-lesson = That practice round is over. /learn begins a new one.
error-command-gone = I have no command /{ $name } any more. Type / again to see the present ones.
error-old-button = That button is out of date. Please use the command again.

## Limits: nobody may fill a server or slow the others

error-limit-often =
    { $what ->
        [open] You have opened { $times } tables in the last hour.
        [open-here] { $times } tables have been opened on this server in the last hour.
        [seat] You have taken or handed on a seat at this table { $times } times in the last hour.
        [change] What is played at this table has been changed { $times } times in the last hour.
        [here] This table has been brought to another place { $times } times in the last hour.
        [host] This table has been given another host { $times } times in the last hour.
        [away] You have announced days away { $times } times in the last day.
        [snooze] You have snoozed notifications { $times } times in the last hour.
        [undo] You have asked to take something back { $times } times in the last hour.
        [end] You have asked to end this game { $times } times in the last day.
        [replay] { $times } replays of this table have been posted in the last hour.
        [replay-here] { $times } replays have been posted on this server in the last hour.
        [learn] You have begun a practice round { $times } times in the last hour.
        [verify] You have verified games { $times } times in the last hour.
        [export] You have fetched your data { $times } times in the last hour.
        [records] You have looked at finished games { $times } times in the last hour.
        [test] You have had { $times } test messages in the last hour.
        [hint] You have had { $times } hints in the last hour.
        [hint-here] { $times } hints have been given on this server in the last hour.
        [thinking] Hints and computers have thought for you as long as they may in one hour.
        [thinking-here] Hints and computers have thought for this server as long as they may in one hour.
       *[other] That has been done a lot lately.
    } It works again <t:{ $at }:R>.
error-limit-at-once = One thing at a time, please: wait for the answers to what you pressed before.
error-limit-waiting =
    { $most ->
        [one] You are already waiting for something of this kind. Ask again when it is there.
       *[other] You are already waiting for { $most } things of this kind. Ask again when one of them is there.
    }
error-limit-busy = Many people are waiting for replays and the like right now. Please try again in a few minutes.
error-limit-lobbies =
    { $most ->
        [one] You already have a table that waits for players. Start or end it first.
       *[other] You already have { $most } tables that wait for players. Start one of them or end it with /game end.
    }
error-limit-lobbies-here = { $most } tables already wait for players in this channel. Join one of them, or use another channel.
error-limit-tables = You already sit at { $most } tables. Finish a game or leave a table first; /mygames lists them.
error-limit-tables-here = This server already has { $most } unfinished tables. Finish a game first, or play on another server; /game list shows them.
