"""SQLite: one file and one process. The default."""
