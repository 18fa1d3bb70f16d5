"""Races in the terminal: the player, questions, seasons."""
