### The log of a table, around the events of the game.

log-heading = { "**" }Wat er is gebeurd{ "**" }
log-partial = -# Tijdens dit spel is een regel verbeterd: wat daarvóór was, is gespeeld, maar kan niet meer worden verteld.
log-empty = Er is nog niets gebeurd.
