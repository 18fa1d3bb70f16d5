"""The load generator: many tables of simulated players on a running server."""
