"""Operator tasks: tables, guests and bans of a data folder, and moving between databases."""
