### The log of a table, around the events of the game.

log-partial = -# A rule was corrected during this game: what was before that is played, but cannot be told any more.
log-empty = Nothing has happened yet.
log-round = { "**" }Round { $round }{ "**" }
log-cut =
    { $text }
    …
button-log-earlier = ‹ Earlier
button-log-later = Later ›
button-log-all = Every move
button-log-rounds = By rounds
