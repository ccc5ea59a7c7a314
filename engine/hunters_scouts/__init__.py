"""Jäger und Späher: the introductory game, the normal game and the fight for survival, for two."""
