"""`python -m paddock` is the command line."""

from paddock.cli import main

main()
