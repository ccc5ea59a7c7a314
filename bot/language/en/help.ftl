### Help for what one can do now, and topics about playing with this bot.

help-your-turn =
    { "**" }It is your turn.{ "**" } { $asked }
    { $meaning }
help-verb = /{ $command }: { $description }
help-hint = Not sure? /hint names your best choices and why.
help-how = Use the buttons under the board, or type a command; while you type I offer only what is possible. /undo takes your last choice back.
help-waiting =
    { "**" }It is not your turn.{ "**" } We wait for { $names }.
    Meanwhile: /since tells what happened since your last turn, /board shows the board, /mine your own things. You are notified when it is your turn; choose where and when with /settings.
help-lobby-guest = { "**" }This table is not full yet.{ "**" } Press Join or type /game join to take a seat. { $host } starts the game.
help-lobby-player = { "**" }You have a seat.{ "**" } { $host } starts the game when all are there. /game leave gives the seat back.
help-lobby-host = { "**" }This is your table.{ "**" } Press Start or type /game start when all are there; “Computers” fills free seats, and you can play alone. /game end closes it, /game host makes somebody else the host.
help-host = You are the host: /game host hands that over. /game end asks everybody whether to end early.
help-over = { "**" }This game is over.{ "**" } /analysis shows where it was won and lost, /verify checks every die and card, /log tells what happened, /game rematch plays again.
help-spectator = { "**" }You are watching.{ "**" } /board shows the board, /log what happened. It is up to { $names }.
help-elsewhere =
    { "**" }Playing together, one move at a time{ "**" }
    /game new opens a table, and others press Join. /game list shows the tables here, /mygames yours everywhere.
    New to it? /learn shows in three minutes how it is played, seen by nobody else.
help-waiting-tables =
    { $count ->
        [one] { "**" }One of your tables waits for you:{ "**" } /mygames leads there.
       *[other] { "**" }{ $count } of your tables wait for you:{ "**" } /mygames leads there.
    }
help-more = Choose below what you want to know more about, or ask for anything with /rules.
help-choose = More about …
button-explain = What does this mean?
button-learn = Learn it in 3 minutes

rules-unknown = I know nothing about “{ $what }”. Start typing after /rules what: and choose from the list.
rules-entry =
    { "**" }{ $title }{ "**" }
    { $text }

## Topics about the bot

topic-minute =
    .title = Bot and game in one minute
topic-undo =
    /undo takes your last choice back at once, as long as no die has fallen, no card was turned up and nobody else has acted. Else the others are asked, and all who are concerned must agree.
    The same dice and cards come again afterwards: an undo never rolls anew.
    .title = Undo
topic-dice =
    All dice and cards follow from a secret seed, what is played, who sits where, and words that everybody at the table can add with “Add luck”. The bot shows the fingerprint of all but the words before anybody adds some. If any of it changes after, the words no longer count, and I ask for new ones. So nobody can choose or change the dice, not even whoever runs this bot, unless the last words are theirs too.
    When the game is over the seed is shown, and /verify recomputes everything. Whoever runs this bot could look ahead, and where nobody added words could have chosen the dice: play with people you trust.
    .title = Fair dice
topic-notifications =
    You are notified when it is your turn, once for each decision: in the thread, by direct message, or not at all. /settings notifications changes it, for one table or for all.
    /snooze switches notifications off for some hours. /mygames shows what waits for you.
    In your quiet hours you get no notifications, and your clocks stand still. /settings quiet sets them in your time zone; /settings away does the same for days, at all your tables.
    .title = Notifications and quiet hours
topic-pace =
    A table has a pace: how long a decision may take, and a bank of time on top. A new table has two days a decision; the host can change that until the start, also to no limit. When somebody’s time is up, the others decide: wait, skip, find a substitute, let a computer play, or end. Without a limit, ask to end the game if somebody stays away: if there is no answer for three days, the others decide in the same way.
    .title = Pace and time
topic-hints =
    /hint, or Hint under “My things” and your private questions, names your three best choices with your chance to win and the reasons, in private. Press one to play it. The chance comes from simulations by computer players of what follows; the number behind ± says how far off they may be by luck alone.
    The lobby agrees how many hints each player has: any number, three or none. Rated games have none. The story of each round says who had one.
    .title = Hints
topic-computers =
    The host gives free seats to computers, with “Computers” in the lobby or /game new computers:. You can also play alone against them.
    There are four levels: easy makes mistakes, normal plays by good rules, strong and expert try moves out first. They see only what their seat may see, and each of their choices can be computed again from the log of a finished game.
    They move at once and have no vote. Rated games are without them, and results with them count apart.
    .title = Computer players
topic-seats =
    /game leave offers your seat to others; it stays yours until somebody takes it. Whoever stepped in gives it back with /game handback.
    /game leave can also let a computer play for you until you make a move or tap “I am back”; so can your settings during days away, and a vote when your time is up. Not in rated games.
    A substitute sees what is hidden at the seat, such as its cards, only after a first move from there, which cannot be taken back; a choice among hidden cards that is open before is made by me. A vote can offer a seat only with two voters or more, unless its owner has allowed it before with /settings substitute.
    .title = Seats that change hands
topic-host =
    Whoever opens a table is its host: they start it (/game start), may close it before it begins (/game end), and can hand that over (/game host). The thread is told each time. In the game itself a host can do no more than anybody else, and moderators of the server have no powers over games.
    .title = What hosts can do
