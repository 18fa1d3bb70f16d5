"""Helpers for games that sum up races and draw the figures."""
