"""What is owed to Discord: posts, notifications and pictures, each sent exactly once."""
