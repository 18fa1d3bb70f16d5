"""Clients of a server: calls over HTTP, and a player in a seat of a table."""
