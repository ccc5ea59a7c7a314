"""A table in words and controls, without sending anything."""
