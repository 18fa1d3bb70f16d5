"""The constants of a race: options, circuit, drivers, and where cars can go."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import count

from paddock.formula_d.options import Options, check_track
from paddock.formula_d.rules.circuit import TEAMS, Circuit
from paddock.formula_d.rules.corners import missing
from paddock.formula_d.rules.ends import Ends, find_ends
from paddock.formula_d.rules.open_road import OpenRoad
from paddock.formula_d.rules.state import Car, Driving, State
from paddock.track.model import Track

REMEMBERED = 4_000
"""Most moves whose ends are cached, for all races: about 5 KB each, 20 MB in all."""

remembered_ends = lru_cache(REMEMBERED)(find_ends)
"""The ends of moves, which depend only on the arguments, so races and threads share this cache."""

CIRCUITS = 32
"""Set-ups after which the cache is cleared, as its moves keep unused circuits alive."""
_made = count(1)


class Setup:
    """Everything that does not change during a race."""

    def __init__(self, options: Options, track: Track) -> None:
        if next(_made) % CIRCUITS == 0:
            remembered_ends.cache_clear()
        self.options = options
        self.track = track
        self.cars = tuple(range(options.cars))
        self.seats = options.seats or options.cars
        # FD-01: cars go to the seats in turn, and to the teams in turn.
        self.seat = [car % self.seats for car in self.cars]
        self.team = [car % len(TEAMS) for car in self.cars]
        check_track(options, track, TEAMS[: options.cars])
        self.circuit = Circuit(track)
        self.pits = track.pit is not None and options.laps > 1 and not options.road
        self.road = options.road
        self.police = options.road and track.police is not None
        self.count_black = options.road and options.danger == "passing"
        self._plain = OpenRoad(self.circuit, count_black=self.count_black)
        self._last = OpenRoad(self.circuit, last=True, count_black=self.count_black)
        self._to_box = {team: OpenRoad(self.circuit, team=team) for team in set(self.team)} if self.pits else {}

    def open_road(self, car: Car, number: int) -> OpenRoad:
        """Return the steps open to a car; from the pit lane it may go on in any lap."""
        team = self.team[number]
        if self.pits and self.circuit.in_pits(car.space):
            return self._to_box[team]
        return self.road_in_lap(car.lap, team)

    def road_in_lap(self, lap: int, team: int) -> OpenRoad:
        """FD-30: the steps open in a lap: with the pits in all laps but the last, with the goal in that one."""
        if self.pits and 0 < lap < self.options.laps:
            return self._to_box[team]
        return self._last if lap == self.options.laps else self._plain

    def ends(self, state: State, ask: Driving) -> Ends:
        """Return the ends of the current move."""
        return self.ends_of(state.cars[ask.car], ask.car, ask.face, ask.bonus, state.cars)

    def ends_of(self, car: Car, number: int, face: int, bonus: int, cars: Sequence[Car]) -> Ends:
        """Return the ends of a move of this car among others, `bonus` of it from nitro.

        Only cars within its reach can be in its way.
        """
        space, length = car.space, face + bonus
        away = self.circuit.distance[space]
        near = frozenset([other.space for other in cars if away[other.space] <= length])
        owed = missing(self.circuit, space, car.stops)
        return remembered_ends(self.open_road(car, number), space, owed, length, bonus, near)
