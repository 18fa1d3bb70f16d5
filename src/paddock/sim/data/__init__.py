"""Tables of races and decisions, written row by row (docs/data.md)."""
