"""Many races between bots: rows of results, and leagues."""

from __future__ import annotations

import secrets
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence

from paddock.bots import AnyDriver, usual
from paddock.core.errors import BadOptions
from paddock.core.game import AnyGame
from paddock.library.bots import AnyBot, drivers_of, named
from paddock.library.setup import Value, compile_silently, make_game, seed_text
from paddock.parts.data import Cell
from paddock.sim import batches, kernel_races
from paddock.sim import league as leagues
from paddock.sim.data.columns import DECISIONS, Cells, SeatTable
from paddock.sim.report import LeagueReport
from paddock.sim.standings import Standings

MOST_WORKERS = 1024
"""Most processes that race at the same time."""


def simulate(
    game: str,
    players: int | None = None,
    *,
    bots: AnyBot | Sequence[AnyBot] | None = None,
    games: int = 100,
    seed: str | int | None = None,
    moves: bool = False,
    kernel: bool = False,
    workers: int | None = 1,
    **options: Value,
) -> Iterator[dict[str, Cell]]:
    """Race bots against each other; yield one row for each race and seat as races finish.

    A single bot takes all seats; a sequence names one for each. With `moves=True` there is one row per decision. With
    `kernel=True` the compiled kernel races its "drivers" or "random" bots a hundred times as fast. docs/data.md lists
    the columns; `pandas.DataFrame(paddock.simulate(...))` makes a table. Several `workers` need the usual guard
    `if __name__ == "__main__":` in a program, and bots by name.

    >>> rows = list(paddock.simulate("downforce", 4, bots="rookie", games=2, seed=1))
    >>> len(rows), rows[0]["race"], rows[0]["bot"], rows[0]["place"] in range(1, 5)
    (8, 1, 'rookie', True)
    """
    made, values = make_game(game, players, options)
    chosen = ("drivers" if kernel else usual(made)) if bots is None else bots
    field = _field(chosen, made.seats)
    own = {name: bot for name, bot in named(field).items() if not isinstance(bot, str)}
    _check_run(games, workers, own)
    spec = batches.Spec(
        game,
        values,
        tuple([_name(bot) for bot in field]),
        secrets.token_hex(4) if seed is None else seed_text(seed),
        table="decisions" if moves else "seats",
    )
    names = [column.name for column in (DECISIONS if moves else SeatTable(made).columns)]
    if kernel:
        compile_silently(made)
        return _dicts(names, (lot.table for lot in kernel_races.run(spec, games, workers)))
    if own:
        return _dicts(names, (race.table for race in batches.run_here(spec, games, lambda made: drivers_of(made, own))))
    return _dicts(names, (race.table for race in batches.run(spec, games, workers)))


def league(
    game: str,
    bots: Sequence[AnyBot],
    players: int | None = None,
    *,
    games: int = 400,
    seed: str | int | None = None,
    workers: int | None = 1,
    **options: Value,
) -> LeagueReport:
    """Rank bots that race each other in rotating seats with the same luck.

    As many bots as seats are the field; any other number is a pool. The report has a `Standing` for each bot,
    best first: `win_share` with its 95 % interval `low` to `high`, `rating`, `mean_place` and more.

    >>> def first(view, legal, rng, budget):
    ...     return legal[0]
    >>> report = paddock.league("formula_d", ["club", first], players=2, games=10, seed=1)
    >>> report.bots[0].name
    'club'
    """
    if isinstance(bots, str) or not bots:
        raise BadOptions('bots is a list of at least one bot: ["pro", "club"]')
    own = {name: bot for name, bot in named(bots).items() if not isinstance(bot, str)}
    _check_run(games, workers, own)
    made, values = make_game(game, players, options)
    spec = leagues.Spec(
        game,
        values,
        tuple([_name(bot) for bot in bots]),
        made.seats,
        secrets.token_hex(4) if seed is None else seed_text(seed),
    )
    standings = Standings(spec, made)
    for row in _league_rows(spec, games, workers, own):
        standings.add(row)
    return standings.report()


def _league_rows(
    spec: leagues.Spec, games: int, workers: int | None, own: Mapping[str, AnyBot]
) -> Generator[leagues.Row]:
    if not own:
        return leagues.run(spec, 1, games, workers)

    def known(game: AnyGame) -> Mapping[str, AnyDriver]:
        return drivers_of(game, own)

    return leagues.run_here(spec, games, known)


def _field(bots: AnyBot | Sequence[AnyBot], seats: int) -> list[AnyBot]:
    if isinstance(bots, str | type) or callable(bots):
        return [bots] * seats
    if not isinstance(bots, Iterable):
        raise TypeError(f"bots are a bot for all seats or a list of one for each, not {bots!r}")
    found = list(bots)
    if len(found) != seats:
        raise BadOptions(f"{len(found)} bots for {seats} seats: give one for all or one for each")
    return found


def _name(bot: AnyBot) -> str:
    (name,) = named([bot])
    return name


def _check_run(games: int, workers: int | None, own: Mapping[str, AnyBot]) -> None:
    if isinstance(games, bool) or not isinstance(games, int) or not 1 <= games <= batches.MOST_GAMES:
        raise BadOptions(f"games is a number from 1 to {batches.MOST_GAMES:,}, not {games!r}")
    is_number = isinstance(workers, int) and not isinstance(workers, bool)
    if workers is not None and not (is_number and 1 <= workers <= MOST_WORKERS):
        raise BadOptions(f"workers is 1 to {MOST_WORKERS}, or None for all cores, not {workers!r}")
    if own and workers != 1:
        raise BadOptions(f"{', '.join(own)}: a function or class races in this process; leave workers at 1")


def _dicts(names: Sequence[str], tables: Iterator[tuple[Cells, ...]]) -> Iterator[dict[str, Cell]]:
    return (dict(zip(names, row, strict=True)) for table in tables for row in table)
