"""The kernel of Downforce: its races on rows of numbers. Here is what it is compiled from; the rest is in kernel.py."""

from __future__ import annotations

from paddock.kernel.source import KernelSource

RACING = ("moves", "cards", "race", "start", "auction", "answers", "scores")
DRIVING = ("bidding", "prospects", "wishes", "lines", "plays", "drivers", "redeal")
DOORS = ("doors", "outcomes")
SOURCE = KernelSource("downforce", tuple(f"{__name__}.{module}" for module in (*RACING, *DRIVING, *DOORS)))
