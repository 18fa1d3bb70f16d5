"""Races for Gymnasium, side by side: one learner in each, bots in the other seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from paddock.core.errors import BadOptions, PaddockError
from paddock.env.batched import MOST_RACES, Batch, Illegal, Numbers, Reward, is_whole, make
from paddock.env.gym import Seen, space_of
from paddock.env.shadow import Rivals
from paddock.library.bots import AnyBot
from paddock.library.setup import Value

Given = tuple[Seen, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class RaceVectorEnv(VectorEnv[Seen, NDArray[np.int64], NDArray[np.int64]]):  # type: ignore[misc]
    """`num_envs` races of `RaceEnv` in one batch; place i runs numbers i, i + num_envs, … of the seed."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        track: str | None = None,
        options: Mapping[str, Value] | None = None,
        reward: Reward = "win",
        *,
        seat: int = 0,
        rivals: AnyBot | Sequence[AnyBot] = "random",
        illegal: Illegal = "raise",
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
    ) -> None:
        if not is_whole(num_envs) or not 0 < num_envs <= MOST_RACES:
            raise BadOptions(f"num_envs is 1 to {MOST_RACES:,}, not {num_envs!r}")
        if autoreset_mode not in [*AutoresetMode, *[mode.value for mode in AutoresetMode]]:
            raise BadOptions(f"autoreset_mode is one of {', '.join(map(str, AutoresetMode))}, not {autoreset_mode!r}")
        self.race, self.num_envs, self.seat = make(game, players, track, options, reward, illegal), num_envs, seat
        self.race._seat(seat)
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset_mode}
        self.single_observation_space = space_of(self.race)
        self.single_action_space = spaces.Discrete(self.race.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.rivals = Rivals(self.race, rivals, [seat] * num_envs)
        self.batch: Batch | None = None
        self.done = np.zeros(num_envs, bool)  # places where a race is over

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Start all races or, with `options={"reset_mask": …}`, the next ones in some places."""
        chosen = (options or {}).get("reset_mask")
        if chosen is not None and self.batch is not None and seed is None:
            places = np.asarray(chosen)
            if places.dtype != bool or places.shape != (self.num_envs,):
                raise TypeError(f"reset_mask is {self.num_envs} booleans, not {places.dtype} of shape {places.shape}")
            self._renew(places)
        else:
            super().reset(seed=seed)
            made = int(self.np_random.integers(1 << 32)) if seed is None else seed
            self.batch = self.race.start(made, self.num_envs)
            self._begin(range(self.num_envs))
            self.done[:] = False
        seen = self._seen()
        return seen, {"action_mask": seen["action_mask"]}

    def step(self, actions: NDArray[np.int64]) -> Given:
        """Take the learner's action in every race."""
        if self.batch is None:
            raise PaddockError("there is no race to step: call reset() first")
        if self.autoreset_mode == AutoresetMode.DISABLED and self.done.any():
            raise PaddockError("a race is over: reset its place with options={'reset_mask': …} first")
        renewed = self.done.copy()
        illegal = self._play(np.asarray(actions))
        over = self.batch.over & ~renewed
        rewards = np.where(over, self.race.rewards(self.batch)[:, self.seat], 0.0)
        info: dict[str, Any] = {"illegal": illegal}
        if self.autoreset_mode == AutoresetMode.NEXT_STEP:
            self._renew(renewed)
            self.done = over
        elif self.autoreset_mode == AutoresetMode.SAME_STEP:
            if over.any():
                final = self._seen()
                info |= {"final_obs": final, "_final_obs": over}
                info |= {"final_info": {"action_mask": final["action_mask"]}, "_final_info": over}
                self._renew(over)
        else:
            self.done = over
        seen = self._seen()
        return seen, rewards, over, np.zeros(self.num_envs, bool), info | {"action_mask": seen["action_mask"]}

    def _play(self, actions: Numbers) -> NDArray[np.bool_]:
        assert self.batch is not None
        followed = self.rivals.before(self.batch, actions.tolist())
        illegal = self.race.step(self.batch, actions)
        self.rivals.after(self.batch, followed)
        return illegal

    def _renew(self, places: NDArray[np.bool_]) -> None:
        """Start the next race in some places."""
        assert self.batch is not None
        if places.any():
            self.race.restart(self.batch, np.where(places, self.batch.numbers + self.num_envs, -1))
            self._begin(np.flatnonzero(places).tolist())
            self.done = self.done & ~places

    def _begin(self, places: Sequence[int]) -> None:
        assert self.batch is not None
        for place in places:
            self.rivals.begin(self.batch, place)
        self.rivals.drive(self.batch)

    def _seen(self) -> Seen:
        assert self.batch is not None
        mask = self.race.mask(self.batch, self.seat).copy()
        return {"observation": self.race.observe(self.batch, self.seat).copy(), "action_mask": mask}
