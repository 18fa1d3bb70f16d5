"""Pro, the Formula D driver who searches: knows what every position is worth alone, and looks at the traffic.

Every gear is judged by all faces of its die and every end of the move by the turns to go from there, with the cars
that stand in the way and the black die. The best few are then tried against what the rivals may do until the next own
turn: who is in the way then, who is held up by this car, and who is likely to be home first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import erfc, sqrt
from random import Random

from msgspec.structs import replace

from paddock.core.luck import pick
from paddock.formula_d import FormulaD
from paddock.formula_d.rules.actions import Action, Gear, Nitro
from paddock.formula_d.rules.city import nitro_lap
from paddock.formula_d.rules.ends import End
from paddock.formula_d.rules.gears import DICE, STRAINING, change_cost
from paddock.formula_d.rules.hazards import close_cars
from paddock.formula_d.rules.order import order_of_play
from paddock.formula_d.rules.secrets import View
from paddock.formula_d.rules.state import OFF, Car, ChoosingGear, Driving, OfferingNitro, State
from tests.old_pro.formula_d.value import CHANCES, UNLUCKY_CHANCE, values_of

CRASH = 60.0
"""What going out counts, in turns: less than in the tables of the optimum, for who never dares never wins."""

WORK = 0.25
"""Rounds imagined for each millisecond of the budget."""

BEST, NEAR = 4, 0.25
"""How many gears or ends are tried in traffic, and how many turns they may be worse than the best."""

AHEAD, BEHIND = 35, 16
"""Spaces within which another car is in the traffic."""

FACES = max(len(set(die)) for die in DICE)

LUCK = 0.06
"""How uncertain a turn is: variance of the turns to go for each of them."""

DOUBT = 0.15
"""Variance that is always there."""

WIN = 0.5
"""How much winning counts against the share of rivals left behind."""

RIVAL_SPARE = 3
"""Rivals are not expected to pay more than this above the cheapest end."""

NEVER = 1000.0
"""When a car that is out comes home."""

CLOSE = 1e-9


def make(game: FormulaD) -> Callable[[View, Sequence[Action], Random, int], Action]:
    """The bot for this race."""
    return Pro(game).choose


Outcome = tuple[float, Car | None]
"""A chance, and the car as it stands then: None if it is out."""

Hope = tuple[float, Action, list[Outcome]]
"""What an action promises: turns to go if nobody moved, and what may come of it."""


class Pro:
    """A driver with the tables of one track."""

    def __init__(self, game: FormulaD) -> None:
        self.game = game
        self.setup = game.setup
        self.values = values_of(game, CRASH)
        self.everyone = game.options.collisions == "everyone"
        self.space_length = game.setup.circuit.round / max(game.setup.track.lanes.values())

    def choose(self, view: View, legal: Sequence[Action], rng: Random, budget: int) -> Action:
        if len(legal) == 1:
            return legal[0]
        state = self.game.imagine(view, rng)
        ask = state.ask
        match ask:
            case ChoosingGear():
                hopes = [self._gear(state, ask.car, action) for action in legal if isinstance(action, Gear)]
            case Driving():
                hopes = self._ends(state, ask, legal)
            case OfferingNitro():
                hopes = [self._nitro(state, ask, action) for action in legal]
            case _:
                return pick(rng, legal)
        hopes.sort(key=lambda hope: hope[0])
        best = hopes[0][0]
        tried = [hope for hope in hopes[:BEST] if hope[0] <= best + NEAR]
        if len(tried) == 1:
            return tried[0][1]
        traffic = Traffic(self, state, ask.car)
        if not traffic.rivals:
            return pick(rng, [action for turns, action, _ in hopes if turns <= best + CLOSE])
        rounds = sum(len(outcomes) for _, _, outcomes in tried)
        tries = max(1, round(budget * WORK / rounds)) if traffic.close else 1
        scenarios = [[traffic.dice(rng) for _ in range(FACES)] for _ in range(tries)]
        return max(tried, key=lambda hope: (traffic.hope(hope[2], scenarios), -hope[0]))[1]

    # What an action promises

    def _gear(self, state: State, number: int, action: Gear) -> Hope:
        car = state.cars[number]
        cost = change_cost(self.setup.circuit, car, action.gear)
        if cost >= car.wp:
            return CRASH, action, [(1.0, None)]
        changed = replace(car, gear=action.gear, wp=car.wp - cost)
        turns, outcomes = 0.0, []
        for face, chance in CHANCES[action.gear]:
            after, moved = self.move(changed, number, face, 0, state.cars)
            if self.values.has_nitro(car):
                after, moved = min(
                    (after, moved), self.boosted(changed, number, face, state.cars), key=lambda end: end[0]
                )
            turns += chance * after
            outcomes.append((chance, moved))
        return turns, action, outcomes

    def _nitro(self, state: State, ask: OfferingNitro, action: Action) -> Hope:
        car = state.cars[ask.car]
        if isinstance(action, Nitro):
            turns, moved = self.boosted(car, ask.car, ask.face, state.cars)
        else:
            turns, moved = self.move(car, ask.car, ask.face, 0, state.cars)
        return turns, action, [(1.0, moved)]

    def _ends(self, state: State, ask: Driving, legal: Sequence[Action]) -> list[Hope]:
        """The ends of a move are asked in the order of the legal actions."""
        car = state.cars[ask.car]
        hopes: list[Hope] = []
        for end, action in zip(self.setup.ends(state, ask).payable(car.wp), legal, strict=True):
            turns = self.worth(car, ask.car, end, ask.face, state.cars)
            hopes.append((turns, action, [(1.0, self.moved(car, end))]))
        return hopes

    def boosted(self, car: Car, number: int, face: int, cars: Sequence[Car]) -> tuple[float, Car | None]:
        """A move with nitro."""
        return self.move(replace(car, nitro=nitro_lap(car)), number, face, car.gear, cars)

    def move(
        self, car: Car, number: int, face: int, bonus: int, cars: Sequence[Car], spare: int = 99
    ) -> tuple[float, Car | None]:
        """The best end of a move as the cars stand: turns to go, and the car there; None if it is out."""
        payable = self.setup.ends_of(car, number, face, bonus, cars).payable(car.wp - 1)
        best, chosen = CRASH, None
        for end in payable:
            if end.cost > payable[0].cost + spare:
                break
            turns = self.worth(car, number, end, face, cars)
            if turns < best or chosen is None:
                best, chosen = turns, end
        return best, None if chosen is None else self.moved(car, chosen)

    def worth(self, car: Car, number: int, end: End, face: int, cars: Sequence[Car]) -> float:
        """Turns to go after an end of a move, with the black die for motors and for cars close by."""
        left = car.wp - end.cost
        if left <= 0:
            return CRASH
        values, circuit = self.values, self.setup.circuit
        row = values.after(values.lap(car), car, end)[car.gear]
        turns = row[left]
        if end.finished or end.boxed:
            return turns
        if circuit.in_pits(end.space):
            if end.space < circuit.first_box and circuit.boxes[self.setup.team[number]][0] >= end.space:
                return 1 + values.turns(Car(circuit.first_box, 1, values.wear, 0, car.lap, 0, 0, 0))
            return turns
        if close := close_cars(self.setup, cars, number, end.space):
            turns += UNLUCKY_CHANCE * (len(close) if self.everyone else 1) * (row[left - 1] - turns)
        if STRAINING[car.gear] == face:
            turns += UNLUCKY_CHANCE * (row[left - 1] - row[left])
        return turns

    def moved(self, car: Car, end: End) -> Car | None:
        """The car after the move; None if that takes the last wear point."""
        left = car.wp - end.cost
        if left <= 0:
            return None
        stops = 0 if end.finished else self.values.stops(car, end)
        lap = car.lap + (end.crossed or end.finished)
        wp = self.values.wear if end.boxed else left
        return Car(end.space, car.gear, wp, stops, lap, car.turns + 1, car.nitro, car.passes)

    def turn(self, car: Car, number: int, cars: Sequence[Car]) -> float:
        """Turns to go for a car that is about to choose a gear, with the cars as they stand."""
        values, circuit = self.values, self.setup.circuit
        if car.gear == 0 or circuit.in_pits(car.space):
            return values.turns(car)
        rolls = values.lap(car).rolls[values.place(car)]
        options = sorted(
            [(rolls[gear][car.wp - cost], gear, cost) for gear, cost in values.choices[0][car.gear] if cost < car.wp]
        )
        if not options:
            return CRASH
        best = CRASH
        for turns, gear, cost in options[:2]:
            if turns >= best:
                break
            if self._meets(car, DICE[gear][-1], cars):
                changed = replace(car, gear=gear, wp=car.wp - cost)
                turns = 0.0
                for face, chance in CHANCES[gear]:
                    turns += chance * self._face(changed, number, face, cars)
            best = min(best, turns)
        return 1 + best + values.before(car.lap)

    def _face(self, car: Car, number: int, face: int, cars: Sequence[Car]) -> float:
        if self._meets(car, face, cars):
            return self.move(car, number, face, 0, cars, RIVAL_SPARE)[0]
        return self.values.alone(car, car.gear, face)[car.wp]

    def _meets(self, car: Car, steps: int, cars: Sequence[Car]) -> bool:
        """Whether another car stands where this one may come to within a number of steps."""
        away = self.setup.circuit.distance[car.space]
        return any([away[other.space] <= steps for other in cars])

    def drive(self, car: Car, number: int, cars: Sequence[Car], luck: float) -> Car | None:
        """A rival's turn as this driver would play it alone: the gear of the tables, and the best end for the face."""
        values, circuit = self.values, self.setup.circuit
        gear, cost = 1, 0
        if car.gear:
            rolls = values.lap(car).rolls[values.place(car)]
            kind = 0 if car.space < circuit.lap_spaces else 1 if car.space < circuit.first_box else 2
            options = [
                (rolls[new][car.wp - paid], new, paid) for new, paid in values.choices[kind][car.gear] if paid < car.wp
            ]
            if not options:
                return None
            _, gear, cost = min(options)
        changed = Car(car.space, gear, car.wp - cost, car.stops, car.lap, car.turns, car.nitro, car.passes)
        die = DICE[gear]
        return self.move(changed, number, die[int(luck * len(die))], 0, cars, RIVAL_SPARE)[1]


class Traffic:
    """The cars around one that is about to act, and how the race looks for it once they have moved."""

    def __init__(self, pro: Pro, state: State, me: int) -> None:
        self.pro = pro
        self.state = state
        self.me = me
        self.rivals = [number for number, car in enumerate(state.cars) if car.space != OFF and number != me]
        circuit = pro.setup.circuit
        half = circuit.round // 2
        self.close = set()
        for number in self.rivals:
            gap = (circuit.along[state.cars[number].space] - circuit.along[state.cars[me].space]) % circuit.round
            gap -= circuit.round if gap > half else 0
            if -BEHIND <= gap / pro.space_length <= AHEAD:
                self.close.add(number)
        # After how many more rounds each rival is likely to be home: 0 if it is still in this one.
        self.home = {number: pro.values.turns(state.cars[number]) - (number in state.order) for number in self.rivals}
        self.lost, self.beaten = len(state.story.home), len(state.story.gone)

    def dice(self, rng: Random) -> list[float]:
        """The luck of all rivals in this round and the next."""
        return [rng.random() for _ in range(2 * len(self.state.cars))]

    def hope(self, outcomes: list[Outcome], scenarios: list[list[list[float]]]) -> float:
        """How good the race looks, over what may come of an action and what the others may do.

        Every outcome meets other luck, and every action the same.
        """
        total = 0.0
        for (chance, car), *dice in zip(outcomes, *scenarios, strict=False):
            if car is not None:
                total += chance * sum([self.look(car, luck) for luck in dice])
        return total / len(scenarios)

    def look(self, car: Car, dice: list[float]) -> float:
        """One way in which the traffic may move until the next own turn."""
        if car.space == OFF:
            return self._outlook(0.0, dict.fromkeys(self.rivals, NEVER))
        pro, me = self.pro, self.me
        cars = list(self.state.cars)
        cars[me] = car
        home = dict(self.home)
        for number in self.state.order:
            if number in self.close:
                home[number] = self._drive(cars, number, dice[number])
        order = order_of_play(pro.setup, cars, self.state.story.grid)
        for number in order[: order.index(me)]:
            if number in self.close:
                home[number] = 1 + self._drive(cars, number, dice[len(cars) + number])
        return self._outlook(pro.turn(car, me, cars), home)

    def _drive(self, cars: list[Car], number: int, luck: float) -> float:
        """A rival's turn; how many more it is likely to need."""
        pro = self.pro
        moved = pro.drive(cars[number], number, cars, luck)
        if moved is None:
            cars[number] = replace(cars[number], space=OFF)
            return NEVER
        cars[number] = moved
        return pro.values.turns(moved) if moved.space != OFF else -NEVER

    def _outlook(self, mine: float, home: dict[int, float]) -> float:
        """The share of rivals left behind and the chance to win, when this car is likely home after `mine` rounds."""
        behind, win = float(self.beaten), 0.0 if self.lost else 1.0
        for rounds in home.values():
            spread = DOUBT + LUCK * (mine + max(0.0, rounds))
            before = 0.5 * erfc((mine - rounds) / sqrt(2 * spread))
            behind += before
            win *= before
        return WIN * win + (1 - WIN) * behind / (len(self.state.cars) - 1)
