"""Turns a closed line into a track file: reads it, keeps its parts apart, finds its corners, lays out the land."""
