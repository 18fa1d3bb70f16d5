"""All tables and guests of a server: finding, loading, pruning, operator commands."""
