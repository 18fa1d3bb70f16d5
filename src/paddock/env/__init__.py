"""Environments for learning: batches of races, and races for Gymnasium and PettingZoo (extra `env`; docs/env.md).

NumPy, Gymnasium and PettingZoo are imported only here; everything else works without them.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from paddock.env.batched import Batch as Batch
    from paddock.env.batched import Environment as Environment
    from paddock.env.batched import make as make
    from paddock.env.gym import RaceEnv as RaceEnv
    from paddock.env.gym import register as register
    from paddock.env.self_play import CudaBatch as CudaBatch
    from paddock.env.self_play import SelfPlayBatch as SelfPlayBatch
    from paddock.env.vector import RaceVectorEnv as RaceVectorEnv
    from paddock.env.zoo import RaceAEC as RaceAEC
    from paddock.env.zoo import RaceParallel as RaceParallel

HOMES = {
    "make": "batched",
    "Environment": "batched",
    "Batch": "batched",
    "SelfPlayBatch": "self_play",
    "CudaBatch": "self_play",
    "RaceEnv": "gym",
    "register": "gym",
    "RaceVectorEnv": "vector",
    "RaceAEC": "zoo",
    "RaceParallel": "zoo",
}
"""The module that holds each name; it is imported when the name is first used."""

__all__ = list(HOMES)


def __getattr__(name: str) -> object:
    if name not in HOMES:
        raise AttributeError(f"module 'paddock.env' has no attribute {name!r}; it has {', '.join(HOMES)}")
    return getattr(import_module(f"paddock.env.{HOMES[name]}"), name)
