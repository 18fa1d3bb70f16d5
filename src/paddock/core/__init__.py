"""Shared by every game: the protocol, checked moves, luck and records."""
