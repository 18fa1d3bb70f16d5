"""Whole races that stay as they are, and what reads them."""

from pathlib import Path

GOLDEN = Path(__file__).parent


def golden_text(name: str) -> str:
    """The record of a golden race."""
    return (GOLDEN / f"{name}.race").read_text(encoding="utf-8")
