"""How the computer plays Jäger und Späher."""
