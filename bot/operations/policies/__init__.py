"""The texts with which a host says what is stored of people, and under which terms the bot may be used."""
