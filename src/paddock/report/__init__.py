"""Helpers for games that add up races and draw the figures."""
