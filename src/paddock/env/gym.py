"""A race for Gymnasium: a learner against bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from paddock import games
from paddock.core.errors import PaddockError
from paddock.env.batched import Batch, Environment, Illegal, Reward, check_action, make
from paddock.env.shadow import Rivals, Shadow
from paddock.library.bots import AnyBot
from paddock.library.setup import Value

VERSION = 1
"""Version of observations and action ids, raised when they or the rules change."""

RENDER_MODES = ("ansi", "human")
"""Text, or printed text."""
Seen = dict[str, NDArray[Any]]


def space_of(environment: Environment) -> spaces.Dict:
    """Return the space of observations with their masks."""
    low, high = environment.low.astype(np.int32), environment.high.astype(np.int32)
    mask = spaces.Box(0, 1, (environment.actions,), np.int8)
    return spaces.Dict({"observation": spaces.Box(low, high, dtype=np.int32), "action_mask": mask})


def seen_by(batch: Batch, seat: int | None = None, race: int = 0) -> Seen:
    """Return a seat's observation of one race, with its legal actions."""
    environment = batch.environment
    mask = environment.mask(batch, seat)[race].copy()
    return {"observation": environment.observe(batch, seat)[race].copy(), "action_mask": mask}


def id_of(game: str) -> str:
    """Return the id under which a game is registered."""
    return f"{game.replace('_', '-')}-v{VERSION}"


def register() -> list[str]:
    """Register every game with Gymnasium, and return the ids: `gymnasium.make("...-v1", players=2, rivals="club")`."""
    for game in games.names():
        arguments = {"game": game}
        places = {"entry_point": "paddock.env.gym:RaceEnv", "vector_entry_point": "paddock.env.vector:RaceVectorEnv"}
        gymnasium.register(id_of(game), kwargs=arguments, order_enforce=False, **places)
    return [id_of(game) for game in games.names()]


class RaceEnv(gymnasium.Env[Seen, int]):  # type: ignore[misc]
    """A race in which one seat learns; bots drive the others.

    `rivals` are names like "club", your own bots, "random", or "drivers" (the fast drivers of playouts): one for all
    other seats, or one for each in turn order after the learner's.
    """

    metadata: dict[str, Any] = {"render_modes": [*RENDER_MODES]}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        track: str | None = None,
        options: Mapping[str, Value] | None = None,
        reward: Reward = "win",
        *,
        seat: int = 0,
        rivals: AnyBot | Sequence[AnyBot] = "random",
        illegal: Illegal = "raise",
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode)
        self.race, self.seat, self.render_mode = make(game, players, track, options, reward, illegal), seat, render_mode
        self.race._seat(seat)
        self.observation_space = space_of(self.race)
        self.action_space = spaces.Discrete(self.race.actions)
        self.rivals = Rivals(self.race, rivals, [seat])
        if render_mode and self.rivals.by_kernel:
            raise PaddockError("races against 'random' or 'drivers' are not rendered: name rivals like 'rookie'")
        self.batch: Batch | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Start a race: the first one with this seed, or the next one."""
        super().reset(seed=seed)
        if seed is None and self.batch is not None:
            self.batch = self.race.start(self.batch.seed, [int(self.batch.numbers[0]) + 1])
        else:
            self.batch = self.race.start(int(self.np_random.integers(1 << 32)) if seed is None else seed, 1)
        self.rivals.begin(self.batch, 0)
        self.rivals.drive(self.batch)
        seen = seen_by(self.batch, self.seat)
        return seen, {"action_mask": seen["action_mask"]}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Take the learner's action, and let rivals answer until the learner is asked again or the race is over."""
        if self.batch is None or self.batch.over[0]:
            raise PaddockError("there is no race to step: call reset() first")
        actions = [check_action(action)]
        followed = self.rivals.before(self.batch, actions)
        replaced = bool(self.race.step(self.batch, actions)[0])
        self.rivals.after(self.batch, followed)
        seen, over = seen_by(self.batch, self.seat), bool(self.batch.over[0])
        info = {"action_mask": seen["action_mask"], "illegal": replaced}
        return seen, float(self.race.rewards(self.batch)[0, self.seat]), over, False, info

    def render(self) -> str | None:
        """Describe the race in words."""
        return None if self.batch is None else shown(self.render_mode, self.rivals.shadows[0])


def check_render_mode(mode: str | None) -> None:
    """Check the render mode."""
    if mode is not None and mode not in RENDER_MODES:
        raise PaddockError(f"render_mode is {' or '.join(RENDER_MODES)} or None, not {mode!r}")


def shown(mode: str | None, shadow: Shadow | None) -> str | None:
    """Render a race: return its text, or print it in mode "human"."""
    if mode is None or shadow is None:
        return None
    if mode == "human":
        print(shadow.text())
        return None
    return shadow.text()
