"""Helpers for games that show themselves in a terminal."""
