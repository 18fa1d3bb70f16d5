"""The plan of a comparison: a base, its changes, and the number of races of each kind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from paddock import bots, games
from paddock.bots.compiling import compile_now
from paddock.core.errors import BadOptions
from paddock.core.game import AnyGame
from paddock.kernel.source import numba_version

Kind = Literal["races", "watched", "skill", "reviews"]
LOT = 500
"""Kernel races in one job."""
MOST_CHANGES = 12
MOST_GAMES = 1_000_000
STRONG = "10ms"
"""Budget of the strongest bot, small to keep comparisons fast."""


class Variant(msgspec.Struct, frozen=True):
    """The base or a change: its name, and all option values."""

    name: str
    options: dict[str, Any]


class Plan(msgspec.Struct, frozen=True):
    """A comparison. `games` races are run by the kernel's drivers, or by bots if there is no kernel.

    `watched` races of the default bot are followed move by move, in `skill` races a strong bot meets the default one,
    and `reviews` races are reviewed.
    """

    game: str
    variants: tuple[Variant, ...]
    seed: str
    games: int
    watched: int
    skill: int
    reviews: int
    kernel: bool


class Job(msgspec.Struct, frozen=True):
    """Some races of one variant, numbered from 1."""

    variant: int
    kind: Kind
    first: int
    count: int


def make_plan(
    game: str,
    base: dict[str, Any],
    changes: list[dict[str, Any]],
    seed: str,
    games_wanted: int,
    watched: int | None = None,
    skill: int | None = None,
    reviews: int | None = None,
) -> Plan:
    """Return the plan of a comparison. Raises BadOptions for an impossible change."""
    if not 1 <= games_wanted <= MOST_GAMES:
        raise BadOptions(f"--games is a number from 1 to {MOST_GAMES:,}, not {games_wanted:,}")
    if not 1 <= len(changes) <= MOST_CHANGES:
        raise BadOptions(f"name 1 to {MOST_CHANGES} changes: --change KEY=VALUE")
    variants = [Variant("base", base)]
    for change in changes:
        name = ", ".join(f"{key}={shown(value)}" for key, value in change.items())
        variants.append(Variant(name, {**base, **change}))
    made = [games.make(game, variant.options) for variant in variants]
    kernel = all([_has_kernel(one) for one in made])
    valued = all([one.reviewing() is not None for one in made]) and kernel
    has_story = all([one.story() is not None for one in made])
    levels = len(made[0].bots) > 1 and all([one.seats > 1 for one in made])
    return Plan(
        game,
        tuple(variants),
        seed,
        games_wanted,
        (max(4, games_wanted // 250) if watched is None else watched) if has_story else 0,
        (max(2, games_wanted // 500) if skill is None else skill) if levels else 0,
        (max(2, games_wanted // 3000) if reviews is None else reviews) if valued else 0,
        kernel,
    )


def shown(value: Any) -> str:
    """Return an option value as a user types it."""
    return {True: "true", False: "false"}.get(value, str(value)) if isinstance(value, bool) else str(value)


def _has_kernel(game: AnyGame) -> bool:
    """Return whether a compiled kernel can run these races; compiles it if needed."""
    if game.kernel_source is None or numba_version() is None:
        return False
    compile_now(game)
    kernel = game.kernel("compiled")
    return kernel is not None and not kernel.missing()


def jobs_of(plan: Plan) -> list[Job]:
    """Return all jobs, quick ones first, so that the remaining time is known early."""
    return [job for kind, lot in _kinds(plan) for job in _jobs(plan, kind, lot)]


def _kinds(plan: Plan) -> Iterator[tuple[Kind, int]]:
    yield "races", LOT if plan.kernel else 1
    yield "watched", 1
    yield "skill", 1
    yield "reviews", 1


def _jobs(plan: Plan, kind: Kind, lot: int) -> Iterator[Job]:
    wanted = {"races": plan.games, "watched": plan.watched, "skill": plan.skill, "reviews": plan.reviews}[kind]
    for first in range(1, wanted + 1, lot):
        for variant in range(len(plan.variants)):
            yield Job(variant, kind, first, min(lot, wanted + 1 - first))


def strong_bot(game: type[AnyGame] | AnyGame) -> str:
    """Return the strongest bot, with a small budget."""
    level = game.bots[-1]
    return f"{level}:{STRONG}" if level in game.kernel_bots else level


def usual_bot(game: type[AnyGame] | AnyGame) -> str:
    """Return the bot for races without the kernel."""
    return bots.usual(game)
