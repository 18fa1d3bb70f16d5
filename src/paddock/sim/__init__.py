"""Simulations: batches of races between bots, and their totals."""
