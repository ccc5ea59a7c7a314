"""What takes long, in a process of its own."""
