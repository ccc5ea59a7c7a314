"""Running the bot: backups, checks, monitoring, logs, and the subcommands of its operator. May import everything."""
