"""What a game may bring besides its rules; generic code has a plain answer for a game that brings none of it."""
