"""What is on the table for one race: options, circuit, who drives what, and the ends of moves worked out so far."""

from __future__ import annotations

from collections.abc import Sequence

from paddock.core.game import Decide, Roll
from paddock.formula_d.options import Options, check_track
from paddock.formula_d.rules.actions import Action, Drive, Gear, Hold, Nitro
from paddock.formula_d.rules.circuit import LAST, PITS, PLAIN, TEAMS, Circuit, Graph
from paddock.formula_d.rules.commentary import Commentary
from paddock.formula_d.rules.ends import KEY_MASK, Ends
from paddock.formula_d.rules.gears import BLACK, DICE, LONGEST_ROLL, TOP, choices
from paddock.formula_d.rules.memo import Memo
from paddock.formula_d.rules.movement import SPACE_BITS, SPACE_MASK, Search
from paddock.formula_d.rules.state import Car, ChoosingGear, Driving, Rolling, State
from paddock.track.model import Track

REMEMBERED = 6_000
"""How many moves with nobody in the way are kept, and how many positions with others in each of the two halves of the
memo; a position with its moves takes some three kilobytes."""

Position = tuple[Search, "dict[int, Ends]"]
"""A car with others in its way: what it reaches, and the ends of its moves by their length and nitro."""


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
        self.driving = [[Driving(car, face) for face in range(LONGEST_ROLL + 1)] for car in self.cars]
        self.commentary = Commentary(self.cars)
        self.nitro: list[tuple[Action, ...]] = [(Hold(seat), Nitro(seat)) for seat in range(self.seats)]
        self._graphs: list[Graph | None] = [None] * (PITS + len(TEAMS))
        self._moves = 0  # how many moves with nobody in the way are kept
        self._searches: dict[tuple[int, int, int], Search] = {}  # theirs, by ways, space and stops owed
        self._positions: Memo[tuple[int, int], Position] = Memo(REMEMBERED)
        gears = [self._gears_of(seat) for seat in range(self.seats)]
        self._gears = [gears[seat] for seat in self.seat]  # by car, place, gear, wear points
        self.gears_on_lap = [places[0] for places in self._gears]
        self._demand, self.bit = self.circuit.demand, self.circuit.bit
        self._drives = [[Drive(seat, name) for name in self.circuit.names] for seat in range(self.seats)]
        self.stands: tuple[Sequence[Car], int] = ((), 0)  # cars, and the spaces that they are known to occupy
        # The state that will be asked for next, the ends of its move, and the spaces that are occupied in it.
        self.last: tuple[State | None, Ends, int] = (None, None, 0)  # type: ignore[assignment]

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

    def asked(self, state: State, ask: Driving) -> tuple[State | None, Ends, int]:
        """The same with the state and the spaces that are occupied in it."""
        if self.last[0] is not state:
            occupied = self.occupied(state.cars)
            ends = self.ends_of(state.cars[ask.car], ask.car, ask.face, ask.bonus, occupied)
            self.last = (state, ends, occupied)
        return self.last

    def occupied(self, cars: Sequence[Car]) -> int:
        """A bit for every space with a car on it; boxes have room for all their cars."""
        if self.stands[0] is cars:
            return self.stands[1]
        bit = self.bit
        mask = 0
        for car in cars:
            mask |= bit[car.space]
        return mask

    def ends_of(self, car: Car, number: int, face: int, bonus: int, occupied: int) -> Ends:
        """The ends of a move of this car, `bonus` of it by nitro."""
        space, longest = car.space, face + bonus
        owed = self._demand[space]
        if owed:
            owed = owed - car.stops if owed > car.stops else 0
        if self.pits:
            ways = self.ways(car, number, longest)
        else:
            ways = LAST if car.lap == self.laps else PLAIN
        graph = self._graphs[ways] or self.graph(ways)
        key = ((space << 6 | longest) << 3 | bonus) << 3 | owed
        cone, ends = graph.clear.get(key) or self._clear(graph, key)
        near = occupied & cone
        if near:
            return self._crowded(graph, key, near)
        return ends

    def _clear(self, graph: Graph, key: int) -> tuple[int, Ends]:
        """The spaces that matter to a move, and its ends with nobody on them."""
        space, longest, bonus, owed = key >> 12, key >> 6 & 63, key >> 3 & 7, key & 7
        if self._moves >= REMEMBERED:
            self._moves = 0
            self._searches.clear()
            for known in self._graphs:
                if known:
                    known.forget()
        self._moves += 1
        place = (graph.ways, space, owed)
        search = self._searches.get(place)
        if search is None:
            search = self._searches[place] = Search(graph, space, owed, 0)
        move = graph.clear[key] = (graph.cone(space, longest), Ends(search, longest, bonus))
        return move

    def _crowded(self, graph: Graph, key: int, near: int) -> Ends:
        """The same with others in the way."""
        space, move, owed = key >> 12, key >> 3 & 511, key & 7
        place = (space << 6 | graph.ways << 3 | owed, near)
        position = self._positions.get(place)
        if position is None:
            position = (Search(graph, space, owed, near), {})
            self._positions.keep(place, position)
        search, moves = position
        ends = moves.get(move)
        if ends is None:
            ends = moves[move] = Ends(search, move >> 3, move & 7)
        return ends

    def drives_to(self, ends: Ends, seat: int) -> tuple[Drive, ...]:
        """The ends of a move as actions of a seat, the cheapest first; kept with them."""
        if self.count_danger:
            names = self.circuit.names
            keys = [packed & KEY_MASK for packed in ends.packed]
            found = tuple([Drive(seat, names[key & SPACE_MASK], key >> SPACE_BITS) for key in keys])
        else:
            drives = self._drives[seat]
            found = tuple([drives[packed & SPACE_MASK] for packed in ends.packed])
        ends.actions[seat] = found
        return found

    def gears(self, car: Car, number: int) -> tuple[Action, ...]:
        """The gears that a car may take, as actions."""
        place = 0
        if car.space >= self.circuit.lap_spaces:
            place = 1 if car.space < self.circuit.first_box else 2
        return self._gears[number][place][car.gear][car.wp]

    def _gears_of(self, seat: int) -> list[list[list[tuple[Action, ...]]]]:
        """The same for every place (lap, pit lane, box), gear and number of wear points."""
        actions = [Gear(seat, gear) for gear in range(TOP + 1)]
        places = (0, self.circuit.lap_spaces, self.circuit.first_box)
        return [
            [
                [
                    tuple([actions[gear] for gear in choices(self.circuit, Car(space, before, wp, 0, 0, 0, 0, 0))])
                    for wp in range(self.options.wear + 1)
                ]
                for before in range(TOP + 1)
            ]
            for space in places
        ]
