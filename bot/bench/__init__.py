"""How much one process carries: moves a second, tables in memory, and a crowd that plays all at once."""
