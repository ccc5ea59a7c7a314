"""What turns a change of a table into a transaction, and updates the table in memory after it."""
