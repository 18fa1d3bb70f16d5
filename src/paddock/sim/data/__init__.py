"""Tables of races and decisions, written as they come (docs/data.md)."""
