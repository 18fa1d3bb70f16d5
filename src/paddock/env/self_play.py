"""Races side by side in which all seats learn; a finished race is replaced by the next one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from paddock.env.batched import Environment, Illegal, Numbers, Reward, make
from paddock.library.setup import Value


class SelfPlayBatch:
    """An endless supply of races; place i runs numbers i, i + count, … of the seed.

    `seat` is the seat to choose in each place, with its `observation` and `mask`. They change with each step.
    """

    def __init__(self, environment: Environment, count: int, seed: int = 0) -> None:
        if not isinstance(environment, Environment):
            raise TypeError(f"environment is one that make() returns, not {environment!r}")
        self.environment = environment
        self.batch = environment.start(seed, count)
        self._look()

    def _look(self) -> None:
        self.seat = self.environment.seat(self.batch)
        self.mask = self.environment.mask(self.batch)
        self.observation = self.environment.observe(self.batch)

    def step(self, actions: Sequence[int] | Numbers) -> tuple[NDArray[np.bool_], NDArray[np.float64]]:
        """Take an action in every place. Returns the places where a race ended, and the rewards by place and seat."""
        self.environment.step(self.batch, actions)
        over = self.batch.over.copy()
        arrays = self.environment.arrays
        rewards: NDArray[np.float64] = arrays.zeros((len(over), self.environment.seats))
        if over.any():
            rewards = self.environment.rewards(self.batch)
            self.environment.restart(self.batch, arrays.where(over, self.batch.numbers + len(over), -1))
        self._look()
        return over, rewards


class CudaBatch(SelfPlayBatch):
    """A `SelfPlayBatch` on an NVIDIA card (extra `gpu`): observations, masks and rewards are CuPy arrays there.

    PyTorch and JAX read them in place: `torch.from_dlpack(batch.observation)`. Actions may be their arrays on the
    card.
    """

    def __init__(
        self,
        game: str,
        count: int,
        players: int | None = None,
        track: str | None = None,
        options: Mapping[str, Value] | None = None,
        reward: Reward = "win",
        *,
        seed: int = 0,
        illegal: Illegal = "raise",
    ) -> None:
        super().__init__(make(game, players, track, options, reward, illegal, "cuda"), count, seed)
