"""Output of commands: reports, tables, progress bars."""
