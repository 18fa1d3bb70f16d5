"""Formula D's circuits, links between spaces, checks of circuits, and marks on them."""
