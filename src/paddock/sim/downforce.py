"""What Downforce races add up to: money, stalls, cars, starting spaces and who led at the betting lines."""

from __future__ import annotations

from typing import Any

import msgspec

from paddock.downforce.deck import COLOURS
from paddock.downforce.events import CardPlayed, LineCrossed, RaceOver
from paddock.sim.batches import Race
from paddock.sim.spread import Spread, seat_places, share

MONEY = ("winnings", "prizes", "betting", "auction")


class Notes(msgspec.Struct, frozen=True):
    """Who led when each betting line was crossed, whether that changed after the first one, and the grid."""

    leaders: tuple[int, ...]
    changed: bool
    grid: tuple[int, ...]


class Watcher:
    """Looks at the lead whenever a card has been resolved."""

    def __init__(self, game: Any) -> None:
        self.front = game.kit.board.front
        self.leaders: list[int] = []
        self.changed = False

    def watch(self, state: Any, events: Any) -> None:
        for event in events:
            if isinstance(event, LineCrossed):
                self.leaders.append(self._leader(state))
            elif self.leaders and not self.changed and isinstance(event, CardPlayed | RaceOver):
                self.changed = self._passed(state, self.leaders[0])

    def notes(self, state: Any) -> Notes:
        return Notes(tuple(self.leaders), self.changed, state.grid)

    def _leader(self, state: Any) -> int:
        if state.places:
            return int(state.places[0])
        return max(range(len(state.cars)), key=lambda car: self.front[state.cars[car]])

    def _passed(self, state: Any, car: int) -> bool:
        leader = self._leader(state)
        return leader != car and (
            bool(state.places) or self.front[state.cars[leader]] > self.front[state.cars[car]]
        )


class Figures:
    """Adds up what only Downforce knows."""

    def __init__(self, seats: int) -> None:
        self.races = 0
        self.money = [{name: Spread() for name in MONEY} for _ in range(seats)]
        self.home = 0
        self.stalls = Spread()
        self.grid = [0] * len(COLOURS)
        self.cars = {colour: [0] * (len(COLOURS) + 1) for colour in COLOURS}
        self.led = [[0, 0], [0, 0], [0, 0]]  # by betting line: how often the leader won, of how many
        self.changed = 0

    def add(self, race: Race) -> None:
        result = race.result
        self.races += 1
        for money, sheet in zip(self.money, result.sheets, strict=True):
            for name in MONEY:
                money[name].add(getattr(sheet, name))
        first = None
        stalled = 0
        for car, told in enumerate(result.cars):
            self.cars[told.car][-1 if told.place is None else told.place - 1] += 1
            stalled += told.place is None
            if told.place == 1:
                first = car
        self.stalls.add(stalled)
        if first is None:
            return
        self.home += 1
        self.grid[race.notes.grid.index(first)] += 1
        for led, leader in zip(self.led, race.notes.leaders, strict=False):
            led[0] += leader == first
            led[1] += 1
        self.changed += race.notes.changed

    def places(self, result: Any) -> list[int]:
        """The place of each player."""
        return seat_places(result.winners, result.scores)

    def report(self) -> dict[str, Any]:
        cars = self.races * len(COLOURS)
        return {
            "money": [{name: spread.data() for name, spread in money.items()} for money in self.money],
            "stalls": {**self.stalls.data(), "cars_home": share(cars - self.stalls.total, cars)},
            "cars": {
                colour: {"places": counts[:-1], "stalled": counts[-1]} for colour, counts in self.cars.items()
            },
            "grid_wins": list(self.grid),
            "leader_wins": [share(won, seen) for won, seen in self.led],
            "lead_changes": share(self.changed, self.home),
        }
