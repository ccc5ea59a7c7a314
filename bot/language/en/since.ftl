### Since your last turn: around what the game has to tell.

since-heading = { "**" }Since your last turn{ "**" }
since-first = { "**" }Before your first turn{ "**" }
since-over = { "**" }Since your last turn{ "**" } the game has ended.
since-nothing = Nothing has happened.
since-your-turn = ▶ { $asked }
since-waiting = Now it is up to { $names }.
button-since = Since my last turn
