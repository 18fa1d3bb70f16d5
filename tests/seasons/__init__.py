"""Seasons: what they are made of, what they add up to, and their files."""
