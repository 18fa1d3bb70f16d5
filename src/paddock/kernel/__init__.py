"""Races by the million: what the kernel of every game is made with."""
