"""Batches of races and their totals."""
