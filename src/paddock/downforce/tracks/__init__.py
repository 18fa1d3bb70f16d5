"""The circuits of Downforce, its checks of circuits, and its marks on them."""
