"""What every game can use to add up races and draw the figures."""
