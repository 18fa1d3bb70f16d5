"""Slow work beside the event loop: bots, reviews, pictures."""
