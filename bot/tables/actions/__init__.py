"""What people do at a table."""
