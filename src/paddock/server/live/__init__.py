"""The live connection of a viewer to a table."""
