### The log of a table, around the events of the game.

log-heading = { "**" }Was geschehen ist{ "**" }
log-empty = Noch ist nichts geschehen.
