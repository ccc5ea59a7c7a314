"""Simulated people who play Jäger und Späher."""
