"""The pictures of `/records`, for any game: one person, the ranking, and two people against each other."""
