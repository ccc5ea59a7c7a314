### The log of a table, around the events of the game.

log-partial = -# Während dieses Spiels wurde eine Regel berichtigt: Was davor war, gilt, lässt sich aber nicht mehr anzeigen.
log-empty = Noch ist nichts geschehen.
log-round = { "**" }Runde { $round }{ "**" }
log-cut =
    { $text }
    …
button-log-earlier = ‹ Früher
button-log-later = Später ›
button-log-all = Alle Züge
button-log-rounds = Nach Runden
