"""The kernel of Downforce: its races on rows of numbers. Here is what it is compiled from; the rest is in kernel.py."""

from __future__ import annotations

from paddock.kernel.source import KernelSource

MODULES = ("moves", "cards", "race", "start", "auction", "answers", "bidding", "drivers", "redeal", "scores", "doors")
SOURCE = KernelSource("downforce", tuple(f"{__name__}.{module}" for module in MODULES))
