### Since your last turn: around what the game has to tell.

since-heading = { "**" }Seit deinem letzten Zug{ "**" }
since-first = { "**" }Vor deinem ersten Zug{ "**" }
since-over = { "**" }Seit deinem letzten Zug{ "**" } ist das Spiel zu Ende gegangen.
since-nothing = Es ist nichts geschehen.
since-your-turn = ▶ { $asked }
since-waiting = Gerade dran: { $names }.
button-since = Seit meinem letzten Zug
