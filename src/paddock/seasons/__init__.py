"""Seasons: several races with the same people and bots, which add up to points or winnings. They know no game."""
