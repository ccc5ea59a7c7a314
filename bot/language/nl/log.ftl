### The log of a table, around the events of the game.

log-heading = { "**" }Wat er is gebeurd{ "**" }
log-empty = Er is nog niets gebeurd.
