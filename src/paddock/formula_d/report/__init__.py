"""What races of Formula D add up to: figures, tables and pages."""
