"""Optional parts of a game besides its rules; generic code has defaults for all of them."""
