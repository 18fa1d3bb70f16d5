"""The people at a table: attendance, seats, requests and nudges."""
