"""Writes Paddock as a folder of files that races without a server."""
