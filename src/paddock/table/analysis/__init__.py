"""What pages are given for their analysis: rows of moments, hints, and boards."""
