"""What a player of Jäger und Späher answers beforehand."""
