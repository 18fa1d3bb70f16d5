"""Position values, and reviews of races: by playouts of a game's kernel."""
