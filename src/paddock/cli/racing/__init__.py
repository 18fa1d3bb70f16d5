"""Races in the terminal: seats, questions, seasons."""
