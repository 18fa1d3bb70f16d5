"""Sum up races one by one into the figures that `sim` reports."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from paddock.core.game import AnyGame, Result
from paddock.kernel.figures import FIGURES, PLACE, SCORE, WIN, WIN_UNITS
from paddock.parts.season import Finish
from paddock.report.plain import PlainTotals, reporting_of
from paddock.report.spread import Spread, share
from paddock.seasons.files import tour_plan
from paddock.seasons.plain import season_part
from paddock.seasons.season import Season, make_season
from paddock.seasons.standings import season_result, standings
from paddock.sim.batches import Race, Spec
from paddock.sim.faults import Faults
from paddock.sim.kernel_races import Lot
from paddock.sim.report import PROVABLE, BotFigures, Lengths, SimReport


class Tally:
    """Wins, places and lengths of any game, and the game's own figures, in constant memory."""

    def __init__(self, spec: Spec, game: AnyGame, luck: str = PROVABLE) -> None:
        seats = len(spec.bots)
        self.spec = spec
        self.game = game
        self.reporting = reporting_of(game)
        self.events = 0  # races, or whole tours
        self.races = 0
        self.wins = [Fraction(0)] * seats
        self.places = [[0] * seats for _ in range(seats)]
        self.scores = [Spread() for _ in range(seats)]
        self.moves = Spread()
        self.decisions = Spread()
        self.luck = luck
        self.plain = PlainTotals(seats)
        self.totals = self.reporting.totals() if luck == PROVABLE else self.plain  # kernel races have no observers
        self.faults = Faults()
        self._season = tour_of(spec)
        self._legs: list[Sequence[Finish]] = []

    def add(self, race: Race) -> None:
        self.races += 1
        self.moves.add(race.moves)
        self.decisions.add(race.decisions)
        self.totals.add(race.result, race.notes)
        self.faults.add(race.faults)
        if self._season is None:
            self._count(race.result, self.reporting.places(race.result))
            return
        self._legs.append(season_part(self.game).finishes(race.result))
        if len(self._legs) == len(self._season.races):
            places = {standing.seat: standing.place for standing in standings(self._season, self._legs)}
            self._count(season_result(self._season, self._legs), [places[seat] for seat in sorted(places)])
            self._legs.clear()

    def add_lot(self, lot: Lot) -> None:
        """Add races of a kernel, which provides their results."""
        seats = range(len(self.spec.bots))
        self.races += lot.count
        self.events += lot.count
        self.moves.add_all(lot.lengths)
        self.decisions.add_all(lot.lengths)
        for seat in seats:
            wins, scores, places = [
                lot.figures[seat * FIGURES + at :: len(seats) * FIGURES] for at in (WIN, SCORE, PLACE)
            ]
            self.wins[seat] += Fraction(sum(wins), WIN_UNITS)
            self.scores[seat].add_all(scores)
            self.plain.scores[seat].add_all(scores)
            for place, count in Counter(places).items():
                self.places[seat][place - 1] += count

    def _count(self, result: Result, places: Sequence[int]) -> None:
        self.events += 1
        for seat, place in enumerate(places):
            self.places[seat][place - 1] += 1
            self.scores[seat].add(result.scores[seat])
        won = result.won()
        for seat in won:
            self.wins[seat] += Fraction(1, len(won))

    def report(self) -> SimReport:
        """Return all figures so far."""
        spec, track = self.spec, self.game.track
        return SimReport(
            game=spec.game,
            games=self.events,
            races=self.races,
            seed=spec.seed,
            options=self.game.header()["options"],
            track=None if track is None or spec.tour else track.name,
            tour=spec.tour,
            bots=spec.bots,
            wins=tuple(map(_number, self.wins)),
            wins_per_bot={bot: self._bot(bot) for bot in spec.bots},
            places=tuple(map(tuple, self.places)),
            scores=tuple([spread.summary() for spread in self.scores]),
            lengths=Lengths(self.moves.summary(), self.decisions.summary()),
            found=self.totals.report(),
            faults=self.faults.counts(),
            luck=self.luck,
        )

    def _bot(self, bot: str) -> BotFigures:
        seats = [seat for seat, name in enumerate(self.spec.bots) if name == bot]
        wins = sum((self.wins[seat] for seat in seats), Fraction(0))
        count = sum(self.scores[seat].count for seat in seats)
        total = sum(self.scores[seat].total for seat in seats)
        return BotFigures(
            seats=len(seats),
            wins=_number(wins),
            share=share(float(wins), self.events),
            places=tuple(sum(self.places[seat][place] for seat in seats) for place in range(len(self.spec.bots))),
            mean_score=round(total / count, 3) if count else None,
        )


def tour_of(spec: Spec) -> Season | None:
    """Return the season that each tour forms; None without tours."""
    if not spec.tour:
        return None
    plan = tour_plan(spec.game, spec.options, spec.tour)
    return make_season(plan)[0]


def _number(wins: Fraction) -> int | float:
    """Return whole wins as int; shared wins may leave fractions."""
    return int(wins) if wins.denominator == 1 else round(float(wins), 4)
