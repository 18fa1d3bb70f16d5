"""The page in Chromium: whole races by clicks and keys, against a real server."""
