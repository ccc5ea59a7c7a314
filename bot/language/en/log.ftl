### The log of a table, around the events of the game.

log-heading = { "**" }What happened{ "**" }
log-partial = -# A rule was corrected during this game: what was before that is played, but cannot be told any more.
log-empty = Nothing has happened yet.
