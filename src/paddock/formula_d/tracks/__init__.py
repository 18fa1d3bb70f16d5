"""The circuits of Formula D, its links, its checks of circuits, and its marks on them."""
