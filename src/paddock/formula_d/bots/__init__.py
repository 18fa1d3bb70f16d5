"""Drivers for Formula D."""
