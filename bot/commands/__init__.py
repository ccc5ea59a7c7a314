"""The slash commands: their names, what they take, and which function answers them."""
