"""The HTTP calls: routes, handlers and their request and response types."""
