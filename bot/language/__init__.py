"""Everything the bot says: Fluent files by language, and each game's words for the engine's values."""
