"""The slash commands: what they are called, what they take, and which function answers them."""
