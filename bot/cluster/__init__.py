"""Several processes on one database: who does what, and what others have changed; one process notices none of it."""
