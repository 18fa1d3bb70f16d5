"""The race server: tables, online play, nothing lost."""
