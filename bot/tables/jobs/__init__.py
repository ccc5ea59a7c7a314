"""What time does to a table."""
