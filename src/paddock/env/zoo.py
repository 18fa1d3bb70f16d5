"""Races for PettingZoo: seat by seat, or with all seats at once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from paddock.core.errors import PaddockError
from paddock.env.batched import Batch, Illegal, Reward, check_action, make
from paddock.env.gym import RENDER_MODES, Seen, check_render_mode, id_of, seen_by, shown, space_of
from paddock.env.shadow import Shadow
from paddock.library.setup import Value

WAIT = 0


class Seats:
    """The base of both kinds: a race, and an agent `seat_0`, `seat_1`, … for each seat."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        players: int | None = None,
        track: str | None = None,
        options: Mapping[str, Value] | None = None,
        reward: Reward = "win",
        *,
        illegal: Illegal = "raise",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        self.race, self.render_mode = make(game, players, track, options, reward, illegal), render_mode
        self.metadata = {"render_modes": [*RENDER_MODES], "name": id_of(game), "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.race.seats)]
        self.agents: list[str] = []
        self.batch: Batch | None = None
        self.shadow: Shadow | None = None
        self.random = np.random.default_rng()

    @cached_property
    def _space(self) -> spaces.Dict:
        return space_of(self.race)

    @cached_property
    def _action_spaces(self) -> dict[str, spaces.Discrete]:
        return {agent: spaces.Discrete(self.race.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of an agent's observations: `observation`, with `action_mask` beside it."""
        self._seat(agent)
        return self._space

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of action ids, the same for all agents."""
        self._seat(agent)
        return self._action_spaces[agent]

    def _seat(self, agent: str) -> int:
        if agent not in self.possible_agents:
            raise PaddockError(f"an agent is one of {', '.join(self.possible_agents)}, not {agent!r}")
        return self.possible_agents.index(agent)

    def _start(self, seed: int | None) -> Batch:
        """Start the first race of a seed, or the next one."""
        if seed is None and self.batch is not None:
            self.batch = self.race.start(self.batch.seed, [int(self.batch.numbers[0]) + 1])
        else:
            self.batch = self.race.start(int(self.random.integers(1 << 32)) if seed is None else seed, 1)
        if self.render_mode:
            self.shadow = Shadow(self.race, self.batch.seed, int(self.batch.numbers[0]))
        self.agents = self.possible_agents[:]
        return self.batch

    def _play(self, action: int) -> bool:
        """Take an action of the seat to choose; return whether the first legal one replaced it."""
        batch = self._running()
        number = self.race.batches.number_of(batch.races, 0, action) if self.shadow else 0
        replaced = bool(self.race.step(batch, [action])[0])
        if self.shadow is not None:
            self.shadow.play(max(number, 0))
        return replaced

    def _running(self) -> Batch:
        if self.batch is None:
            raise PaddockError("there is no race yet: call reset() first")
        return self.batch

    def _asked(self) -> tuple[int, NDArray[np.bool_]]:
        seats, asked = self.race.asked(self._running())
        return int(seats[0]), asked[0]

    def _rewards(self) -> dict[str, float]:
        rewards = self.race.rewards(self._running())[0]
        return {agent: float(reward) for agent, reward in zip(self.possible_agents, rewards, strict=True)}

    def render(self) -> str | None:
        """Describe the race in words."""
        return shown(self.render_mode, self.shadow)

    def close(self) -> None:
        """Do nothing, as there is nothing to close."""


class RaceAEC(Seats, AECEnv[str, Seen, int | None]):  # type: ignore[misc]
    """A race, one seat at a time. Sealed choices are made in turn, and no agent sees whether others have made one."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start the first race of a seed, or the next one."""
        self._start(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self._asked()[0]]
        self.infos[self.agent_selection]["action_mask"] = self.race.mask(self._running())[0].copy()

    def observe(self, agent: str) -> Seen:
        """Return an agent's observation, with its legal actions."""
        return seen_by(self._running(), self._seat(agent))

    def last(self, observe: bool = True) -> tuple[Seen | None, float, bool, bool, dict[str, Any]]:
        """Return what the agent whose turn it is sees, and what it got since its last turn."""
        self._running()
        found: tuple[Seen | None, float, bool, bool, dict[str, Any]] = super().last(observe)
        return found

    def step(self, action: int | None) -> None:
        """Take an action of the agent whose turn it is."""
        self._running()
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        chosen = check_action(action)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {"illegal": self._play(chosen)}
        self._clear_rewards()
        if self._running().over[0]:
            self.rewards = self._rewards()
            self.terminations = dict.fromkeys(self.agents, True)
            for each in self.agents:
                self.infos[each]["action_mask"] = self.observe(each)["action_mask"]
        else:
            self._select()
        self._accumulate_rewards()


class RaceParallel(Seats, ParallelEnv[str, Seen, int]):  # type: ignore[misc]
    """A race in which all agents act at once: agents that are not asked can only wait (id 0)."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Start the first race of a seed, or the next one."""
        self._start(seed)
        seen = self._seen()
        return seen, {agent: {"action_mask": seen[agent]["action_mask"]} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Take an action of every agent."""
        agents, illegal = self.agents, dict.fromkeys(self.possible_agents, False)
        if not isinstance(actions, Mapping):
            raise TypeError(f"actions are a dictionary of ids by agent, not {actions!r}")
        if missing := set(agents) - set(actions):
            raise PaddockError(
                f"every agent has to act, if only by waiting (id {WAIT}); there is no action from {sorted(missing)}"
            )
        chosen = {agent: check_action(actions[agent]) for agent in agents}
        self._check(chosen)
        _, asked = self._asked()
        for seat, agent in enumerate(agents):
            if asked[seat]:
                illegal[agent] = self._play(chosen[agent])
            else:
                illegal[agent] = chosen[agent] != WAIT
        over = bool(self._running().over[0])
        seen, rewards = self._seen(), self._rewards()
        infos = {agent: {"action_mask": seen[agent]["action_mask"], "illegal": illegal[agent]} for agent in agents}
        if over:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def _check(self, actions: Mapping[str, int]) -> None:
        """Reject illegal actions before any agent has acted."""
        if self.race.illegal == "first":
            return
        for seat, agent in enumerate(self.agents):
            mask = self.race.mask(self._running(), seat)[0]
            if not 0 <= actions[agent] < self.race.actions or not mask[actions[agent]]:
                known = ", ".join(map(str, np.flatnonzero(mask)[:8]))
                raise PaddockError(f"action {actions[agent]} of {agent} is not legal; the first legal ones: {known}")

    def _seen(self) -> dict[str, Seen]:
        return {agent: seen_by(self._running(), seat) for seat, agent in enumerate(self.possible_agents)}
