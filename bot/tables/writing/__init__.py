"""A change of a table on its way to the disk."""
