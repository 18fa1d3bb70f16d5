"""What races of Downforce add up to: figures, tables and pages."""
