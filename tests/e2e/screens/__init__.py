"""Whole screens: access, weight, languages and sizes, rules, replays and reviews."""
