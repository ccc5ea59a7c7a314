### The log of a table, around the events of the game.

log-heading = { "**" }Was geschehen ist{ "**" }
log-partial = -# Während dieses Spiels wurde eine Regel berichtigt: Was davor war, ist gespielt, lässt sich aber nicht mehr erzählen.
log-empty = Noch ist nichts geschehen.
