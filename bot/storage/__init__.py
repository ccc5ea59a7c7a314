"""The database: rows as frozen values, one writer, migrations, and errors that say what to do."""
