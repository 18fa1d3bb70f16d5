"""Data for the analysis in pages: rows of moments, hints, and boards."""
