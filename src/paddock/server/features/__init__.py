"""Challenges, leaderboards, the daily race, careers and seasons."""
