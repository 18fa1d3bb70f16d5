"""The site without a server: races, bots, screens, storage, and a server's offline part."""
