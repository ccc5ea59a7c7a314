"""`python -m bot rehearse`: a short game on a real server that tries every kind of message."""
