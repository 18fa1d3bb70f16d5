"""What is on the table for one race: options, circuit, who drives what, and the ends of moves worked out so far."""

from __future__ import annotations

from collections.abc import Sequence

from paddock.core.game import Decide, Roll
from paddock.formula_d.actions import Action, Drive, Gear, Hold, Nitro
from paddock.formula_d.circuit import LAST, PITS, PLAIN, TEAMS, Circuit, Graph
from paddock.formula_d.ends import KEY_MASK, Ends
from paddock.formula_d.gears import BLACK, DICE, choices
from paddock.formula_d.movement import SPACE_BITS, SPACE_MASK
from paddock.formula_d.options import Options, check_track
from paddock.formula_d.state import Car, ChoosingGear, Driving, Rolling, State
from paddock.track.model import Track

REMEMBERED = 6_000
"""How many positions each of the two halves of the memo holds; a position takes about a kilobyte."""


class Kit:
    """All that does not change during a race. Nothing in the memo can change what a race does."""

    def __init__(self, options: Options, track: Track) -> None:
        self.options = options
        self.track = track
        self.cars = tuple(range(options.cars))
        self.laps = options.laps
        self.seats = options.seats or options.cars
        self.seat = [car % self.seats for car in self.cars]
        self.team = [car % len(TEAMS) for car in self.cars]
        check_track(options, track, TEAMS[: options.cars])
        self.circuit = Circuit(track)
        self.pits = track.pit is not None and options.laps > 1 and not options.road
        self.road = options.road
        self.police = options.road and track.police is not None
        self.count_danger = options.road and options.danger == "passing"
        self.decide = [Decide((seat,)) for seat in self.seat]  # by car
        self.dice = [Roll(faces) for faces in DICE]
        self.black = Roll(BLACK)
        self.choosing = [ChoosingGear(car) for car in self.cars]
        self.rolling = [Rolling(car) for car in self.cars]
        self.nitro: list[tuple[Action, ...]] = [(Hold(seat), Nitro(seat)) for seat in range(self.seats)]
        self._graphs: list[Graph | None] = [None] * (PITS + len(TEAMS))
        self._young: dict[tuple[int, int], Ends] = {}
        self._old: dict[tuple[int, int], Ends] = {}
        self._gears: dict[int, tuple[Action, ...]] = {}
        self._drives = [[Drive(seat, name) for name in self.circuit.names] for seat in range(self.seats)]
        self.stands: tuple[Sequence[Car], int] = ((), 0)  # cars, and the spaces that they are known to occupy
        self.last: tuple[State, Ends, int] | None = None  # the state that will be asked for next

    def ways(self, car: Car, number: int, longest: int) -> int:
        """Which steps are open to a car on a move of this length."""
        space = car.space
        if self.pits:
            if space >= self.circuit.lap_spaces:
                return PITS + self.team[number]
            if 0 < car.lap < self.options.laps and self.circuit.to_entry[space] <= longest:
                return PITS + self.team[number]
        return LAST if car.lap == self.options.laps else PLAIN

    def graph(self, ways: int) -> Graph:
        """The steps that are open, by kind."""
        graph = self._graphs[ways]
        if graph is None:
            graph = self._graphs[ways] = Graph(self.circuit, ways, self.count_danger)
        return graph

    def ends(self, state: State, ask: Driving) -> Ends:
        """The ends of the move that is being asked for."""
        return self.asked(state, ask)[1]

    def asked(self, state: State, ask: Driving) -> tuple[State, Ends, int]:
        """The same with the state and the spaces that are occupied in it."""
        last = self.last
        if last is None or last[0] is not state:
            occupied = self.occupied(state.cars)
            ends = self.ends_of(state.cars[ask.car], ask.car, ask.face, ask.bonus, occupied)
            last = self.last = (state, ends, occupied)
        return last

    def occupied(self, cars: Sequence[Car]) -> int:
        """A bit for every space with a car on it; boxes have room for all their cars."""
        if self.stands[0] is cars:
            return self.stands[1]
        bit = self.circuit.bit
        mask = 0
        for car in cars:
            mask |= bit[car.space]
        return mask

    def ends_of(self, car: Car, number: int, face: int, bonus: int, occupied: int) -> Ends:
        """The ends of a move of this car, `bonus` of it by nitro."""
        space, longest = car.space, face + bonus
        owed = self.circuit.demand[space]
        if owed:
            owed = max(0, owed - car.stops)
        if self.pits:
            ways = self.ways(car, number, longest)
        else:
            ways = LAST if car.lap == self.laps else PLAIN
        graph = self._graphs[ways] or self.graph(ways)
        cones = graph.cones[space]
        near = occupied & (cones[longest] if longest < len(cones) else graph.cone(space, longest))
        key = (space << 15 | ways << 12 | longest << 6 | bonus << 3 | owed, near)
        ends = self._young.get(key)
        if ends is None:
            ends = self._old.get(key)
            if ends is None:
                ends = Ends(graph, space, owed, longest, bonus, near)
            self._remember(key, ends)
        return ends

    def _remember(self, key: tuple[int, int], ends: Ends) -> None:
        if len(self._young) >= REMEMBERED:
            self._old = self._young
            self._young = {}
        self._young[key] = ends

    def drives(self, ends: Ends, seat: int, wp: int) -> tuple[Action, ...]:
        """The ends that can be paid for, as actions."""
        if self.count_danger:
            return tuple([self._drive_over(seat, end) for end in ends.payable(wp)])
        return ends.actions(self._drives[seat], seat, wp)

    def _drive_over(self, seat: int, key: int) -> Drive:
        over = (key & KEY_MASK) >> SPACE_BITS
        return Drive(seat, self.circuit.names[key & SPACE_MASK], over)

    def gears(self, car: Car, number: int) -> tuple[Action, ...]:
        """The gears that a car may take, as actions."""
        seat, space = self.seat[number], car.space
        free = 0 if space < self.circuit.lap_spaces else 1 if space < self.circuit.first_box else 2
        key = ((seat << 2 | free) << 3 | car.gear) << 7 | car.wp
        known = self._gears.get(key)
        if known is None:
            known = self._gears[key] = tuple([Gear(seat, gear) for gear in choices(self.circuit, car)])
        return known
