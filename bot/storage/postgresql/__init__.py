"""PostgreSQL: for more than one process, or where one runs anyway. Only this package imports psycopg."""
