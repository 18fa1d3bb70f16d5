"""The circuits of Formula D, how it links their spaces, what it demands of them, and what it paints on them."""
