"""The site without a server: races, bots, screens, what is kept, and what a server offers for offline use."""
