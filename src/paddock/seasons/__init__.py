"""Seasons: several races with the same drivers, scored by points or winnings. Independent of any game."""
