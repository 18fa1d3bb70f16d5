"""Formula D itself: the rules, said once."""
