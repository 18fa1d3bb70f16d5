"""Clients of a server: HTTP calls, and a bot that takes a seat at a table."""
