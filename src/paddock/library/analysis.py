"""Values of positions, and reviews of races."""

from __future__ import annotations

import os

import msgspec

from paddock.core.errors import BadOptions, PaddockError
from paddock.core.record import Record
from paddock.library.race import Race, open_record
from paddock.library.setup import compile_silently
from paddock.review import review as reviews
from paddock.review.estimate import RESULT, WIN
from paddock.review.review import Review
from paddock.review.values import SLOTS, usual, valuer_of

MOST_PLAYOUTS = 100_000_000


class Odds(msgspec.Struct, frozen=True):
    """The value of a position to every seat: chances to win and expected results, with standard errors."""

    playouts: int
    wins: tuple[float, ...]
    win_errors: tuple[float, ...]
    results: tuple[float, ...]
    result_errors: tuple[float, ...]


def odds(
    race: Race, seat: int | None = None, *, full: bool = False, playouts: int | None = None, seed: str | int = "odds"
) -> Odds:
    """Value a position by playouts from a seat's or a spectator's view; with `full`, from the full state.

    >>> race = paddock.Race("formula_d", players=2, seed=3)
    >>> chances = paddock.odds(race, playouts=400)
    >>> 0.99 < sum(chances.wins) < 1.01
    True
    """
    if not isinstance(race, Race):
        raise TypeError(f"odds are those of a Race (open_record reads one from a file), not of {race!r}")
    if full and seat is not None:
        raise BadOptions("give either full, which shows everything, or a seat")
    if seat is not None:
        race._check_seat(seat)
    count = usual(4000) if playouts is None else _checked(playouts)
    compile_silently(race.game)
    valuer = valuer_of(race.game, str(seed))
    found = valuer.full(race.state, count) if full else valuer.seen(race.state, seat, count)
    seats = range(race.game.seats)
    return Odds(
        found.playouts,
        tuple([found.mean(WIN, seat) for seat in seats]),
        tuple([found.error(WIN, seat) for seat in seats]),
        tuple([found.mean(RESULT, seat) for seat in seats]),
        tuple([found.error(RESULT, seat) for seat in seats]),
    )


def review(
    source: Race | Record | str | os.PathLike[str], *, budget: int | None = None, seed: str | int = "review"
) -> Review:
    """Review a finished race: for each seat, expected + luck + hidden + own + others = result, in millionths.

    `budget` is a number of playouts; the game's default takes a few seconds. `decisions` has every choice with its
    loss against the best one, `moments` the chances after each move (docs/review.md).

    >>> race = paddock.Race("formula_d", players=2, seed=3)
    >>> while not race.over:
    ...     events = race.play(race.legal()[0])
    >>> found = paddock.review(race, budget=20_000)
    >>> one = found.wins[0]
    >>> one.expected.amount + one.luck + one.hidden.amount + one.own.amount + one.others.amount == one.result
    True
    """
    race = source if isinstance(source, Race) else open_record(source)
    if not race.over:
        raise PaddockError("only finished races can be reviewed; this one is not over")
    compile_silently(race.game)
    valuer = valuer_of(race.game, str(seed))
    return reviews.review(valuer, race.record, usual(valuer.words.budget) if budget is None else _checked(budget))


def _checked(playouts: int) -> int:
    if isinstance(playouts, bool) or not isinstance(playouts, int) or not SLOTS <= playouts <= MOST_PLAYOUTS:
        raise BadOptions(f"a number of playouts is {SLOTS} to {MOST_PLAYOUTS:,}, not {playouts!r}")
    return playouts
