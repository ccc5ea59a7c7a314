"""What makes data of the package, outside of it."""
