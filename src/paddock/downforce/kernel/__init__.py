"""The kernel of Downforce: races as rows of numbers. These modules are compiled; kernel.py has the class."""

from __future__ import annotations

from paddock.kernel.source import KernelSource

RACING = ("layout", "moves", "cards", "race", "start", "auction", "answers", "scores")
DRIVING = ("bidding", "prospects", "wishes", "lines", "plays", "drivers", "redeal")
LEARNING = ("knowledge", "sight")
SOURCE = KernelSource(
    "downforce", tuple(f"{__name__}.{module}" for module in (*RACING, *DRIVING, *LEARNING)), races=True
)
