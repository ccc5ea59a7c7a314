"""Pictures of the games: pure functions from a view to the bytes of a PNG, drawn by code from shapes."""
