"""Batches of races and what they add up to."""
