"""Computer players: levels, search and duels, for every game that has a brain."""
