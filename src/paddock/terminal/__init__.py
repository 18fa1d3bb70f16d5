"""What every game can use to show itself in a terminal."""
