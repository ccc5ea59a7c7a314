"""How the computer plays Stone Age."""
