"""The library behind `import paddock`: races, bots, many races, values and tracks, for Python programs."""
