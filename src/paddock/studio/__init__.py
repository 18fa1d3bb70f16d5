"""Makes circuits of what people draw: the same on a server and in a page's worker."""
