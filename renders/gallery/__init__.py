"""Sample tables, the pictures of them, and how long drawing takes."""
