"""The steps that every variant is played with."""
