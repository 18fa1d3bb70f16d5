"""Write Paddock as a folder of static files that races without a server."""
