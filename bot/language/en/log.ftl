### The log of a table, around the events of the game.

log-heading = { "**" }What happened{ "**" }
log-empty = Nothing has happened yet.
