"""The life of tables, without Discord: lobby, moves, seats, consent, clocks, votes, and what is due later."""
