"""The race server: online tables over HTTP and WebSocket, durable in SQLite or PostgreSQL."""
