"""The kernel of Formula D: races as rows of numbers. These modules are compiled; kernel.py has the class."""

from __future__ import annotations

from paddock.kernel.source import KernelSource

RACING = ("layout", "reach", "moves", "police", "start", "order", "hazards", "race", "answers", "scores")
DRIVING = ("values", "drivers", "filling", "preparing", "outlook", "looking")
LEARNING = ("knowledge", "sight")
SOURCE = KernelSource(
    "formula_d", tuple(f"{__name__}.{module}" for module in (*RACING, *DRIVING, *LEARNING)), races=True
)
