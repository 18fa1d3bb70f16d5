"""The rules of Formula D."""
