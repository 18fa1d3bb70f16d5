"""Downforce itself: the rules, said once."""
