"""Whole races that must not change, and a reader for them."""

from pathlib import Path

GOLDEN = Path(__file__).parent


def golden_text(name: str) -> str:
    """The record of a golden race."""
    return (GOLDEN / f"{name}.race").read_text(encoding="utf-8")
