"""Run the command line: `python -m paddock`."""

from paddock.cli import main

main()
