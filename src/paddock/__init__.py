"""Paddock: race Downforce and Formula D on a computer."""

__version__ = "0.4.0.dev0"
