### The log of a table, around the events of the game.

log-partial = -# Tijdens dit spel is een regel verbeterd: wat daarvóór was, is gespeeld, maar kan niet meer worden verteld.
log-empty = Er is nog niets gebeurd.
log-round = { "**" }Ronde { $round }{ "**" }
log-cut =
    { $text }
    …
button-log-earlier = ‹ Eerder
button-log-later = Later ›
button-log-all = Elke zet
button-log-rounds = Per ronde
