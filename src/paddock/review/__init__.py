"""What positions are worth, and where a race was won: by playouts of a game's kernel."""
