"""How long games last among people who look in every few hours, and what planned moves save them."""
