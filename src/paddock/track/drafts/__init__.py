"""Turn a closed line into a track file: read it, keep its parts apart, find its corners, lay out the land."""
