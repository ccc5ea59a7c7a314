### Since your last turn: around what the game has to tell.

since-heading = { "**" }Sinds je laatste beurt{ "**" }
since-first = { "**" }Voor je eerste beurt{ "**" }
since-over = { "**" }Sinds je laatste beurt{ "**" } is het spel afgelopen.
since-nothing = Er is niets gebeurd.
since-your-turn = ▶ { $asked }
since-waiting = Nu aan zet: { $names }.
button-since = Sinds mijn laatste beurt
