"""What a player of Stone Age answers beforehand."""
