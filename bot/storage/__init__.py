"""The database: rows as frozen values, one writer, migrations, and what is wrong when a disk fails."""
