"""Seasons: their races, points and totals, and their files."""
