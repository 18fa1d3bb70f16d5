"""Turn drawings into circuits, on a server or in a page's worker."""
