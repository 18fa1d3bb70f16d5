"""The people at a table: who is there, who sits where, who decides about seats."""
