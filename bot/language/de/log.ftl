### The log of a table, around the events of the game.

log-partial = -# Während dieses Spiels wurde eine Regel berichtigt: Was davor war, ist gespielt, lässt sich aber nicht mehr erzählen.
log-empty = Noch ist nichts geschehen.
log-round = { "**" }Runde { $round }{ "**" }
log-cut =
    { $text }
    …
button-log-earlier = ‹ Früher
button-log-later = Später ›
button-log-all = Jeder Zug
button-log-rounds = Nach Runden
