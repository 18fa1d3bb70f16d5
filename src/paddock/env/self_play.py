"""Races in which all seats learn, side by side: the next race begins where one is over."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from paddock.env.batched import Environment, Numbers


class SelfPlayBatch:
    """Races of an environment without end; place i races the numbers i, i + count, … of the seed.

    `seat` is to choose in each place; `observation` and `mask` are its own. They change with each step.
    """

    def __init__(self, environment: Environment, count: int, seed: int = 0) -> None:
        self.environment = environment
        self.batch = environment.start(seed, count)
        self._look()

    def _look(self) -> None:
        self.seat = self.environment.seat(self.batch)
        self.mask = self.environment.mask(self.batch)
        self.observation = self.environment.observe(self.batch)

    def step(self, actions: Sequence[int] | Numbers) -> tuple[NDArray[np.bool_], NDArray[np.float64]]:
        """Take an action in every place. Returns where a race ended, and the rewards by place and seat."""
        self.environment.step(self.batch, actions)
        over = self.batch.over.copy()
        rewards = np.zeros((len(over), self.environment.seats))
        if over.any():
            rewards = self.environment.rewards(self.batch)
            self.environment.restart(self.batch, np.where(over, self.batch.numbers + len(over), -1))
        self._look()
        return over, rewards
