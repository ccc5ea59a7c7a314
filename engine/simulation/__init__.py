"""How long games last among people who look in every few hours, and what saves them waiting; of any game."""
