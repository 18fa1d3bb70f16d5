"""Downforce's circuits, its checks of circuits, and its marks on them."""
