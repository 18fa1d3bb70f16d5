"""The rules of Downforce."""
