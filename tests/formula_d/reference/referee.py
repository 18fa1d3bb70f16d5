"""A referee of Formula D written from docs/record-format.md, to be compared with the engine.

It knows who is asked what, who rolls in which order, and what a result says; only what the chosen end of a move costs
is handed to it. It works on the names of the spaces and on the track as plain data.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

TEAMS = ("white", "yellow", "green", "red", "blue")
STRAINING = {5: 20, 6: 30}


class Ask(NamedTuple):
    """What the referee waits for: a `roll` (of the die of a gear, 0: the black one; with its key), `gear`, `nitro` or
    `drive`."""

    what: str
    seat: int | None = None
    gear: int = 0
    key: str = ""


class Moved(NamedTuple):
    """What becomes of a move. Without a space nothing could be paid for, and the car is out for this reason."""

    to: str | None
    over: int = 0
    cost: int = 0
    missed: bool = False
    crossed: bool = False
    reason: str = ""


Asking: TypeAlias = Generator[Ask, Any, None]


@dataclass
class Car:
    wp: int
    space: str | None = None
    gear: int = 0
    crossings: int = 0
    turns: int = 0
    nitro: int = 0
    passes: int = 0
    out: str | None = None


class Referee:
    """One race; `race` asks for everything that a record has a line for."""

    def __init__(self, options: dict[str, Any], track: dict[str, Any]) -> None:
        self.options, self.track = options, track
        self.seats = options["seats"] or options["cars"]
        self.cars = [Car(options["wear"]) for _ in range(options["cars"])]
        pit = track["pit"] or {"spaces": ()}
        self.lap = {space["id"]: space for space in track["spaces"]}
        self.lane = [space["id"] for space in pit["spaces"]]
        self.spaces = self.lap | {space["id"]: space for space in pit["spaces"]}
        self.grid: list[int] = []
        self.home: list[int] = []
        self.gone: list[int] = []
        self.speeds: list[tuple[int, int, int]] = []
        self.judged = 0
        self.round = 0

    # The track.

    def in_pits(self, name: str | None) -> bool:
        return name == "box" or name in self.lane

    def ahead(self, name: str) -> str | None:
        space = self.spaces[name]
        onward = [*space["next"], *(behind for before, behind in self.track["tunnels"] if before == name)]
        same = [there for there in onward if self.spaces[there]["lane"] == space["lane"]]
        return same[0] if same else onward[0] if len(onward) == 1 else None

    def lanes(self, name: str) -> int:
        if self.in_pits(name):
            return 0
        here: str | None = name
        while here is not None and self.lap[here]["corner"] is None:
            here = self.ahead(here)
        corner = 0 if here is None else self.lap[here]["corner"]
        sign = 1 if self.track["corners"][corner]["inside"] == "left" else -1
        space = self.lap[name]
        level = [other for other in self.lap.values() if other["back"] <= space["at"] < other["front"]]
        return sum(sign * other["side"] < sign * space["side"] for other in level)

    def at(self, number: int) -> float:
        name = self.cars[number].space
        assert name is not None
        if not self.in_pits(name):
            return float(self.lap[name]["at"])
        pit = self.track["pit"]
        lane = pit["boxes"][TEAMS[number % 5]][0] if name == "box" else name
        entry = max(self.lap[entry]["at"] for entry in pit["entries"])
        return float(entry + (self.lane.index(lane) + 1) / (len(self.lane) + 1))

    # The race.

    def race(self) -> Asking:
        yield from self.roll_grid()
        for number, name in zip(self.grid, self.track["grid"], strict=False):
            self.cars[number].space = name
        while order := self.order():
            self.round += 1
            for number in order:
                if self.cars[number].space is not None:
                    yield from self.turn(number, self.round == 1)
                    self.judge()

    def roll_grid(self) -> Asking:
        rolls: list[list[int]] = [[] for _ in self.cars]
        due = list(range(len(self.cars))) if len(self.cars) > 1 else []
        while due:
            for number in due:
                nth = len(rolls[number]) + 1
                rolls[number].append((yield Ask("roll", key=f"grid {number} {nth}")))
            due = [number for number, mine in enumerate(rolls) if rolls.count(mine) > 1]
        self.grid = sorted(range(len(self.cars)), key=rolls.__getitem__, reverse=True)

    def order(self) -> list[int]:
        racing = [number for number, car in enumerate(self.cars) if car.space is not None]
        lap = self.track["lap"]
        driven = {number: self.cars[number].crossings * lap + self.at(number) for number in racing}

        def key(number: int) -> tuple[float, int, int, int]:
            car = self.cars[number]
            behind = (max(driven.values()) - driven[number]) % lap
            return behind, -car.gear, self.lanes(car.space or ""), self.grid.index(number)

        return sorted(racing, key=key)

    def turn(self, number: int, first: bool) -> Asking:
        car, seat = self.cars[number], number % self.seats
        if first:
            start = yield Ask("roll", key=f"start {number}")
            if start == 1:
                car.turns += 1
                return
            car.gear = 1
            if start >= 17:
                yield from self.move(number, 4)
                return
        elif car.gear == 0:
            car.gear = 1
        else:
            gear = yield Ask("gear", seat)
            cost = 0 if self.in_pits(car.space) else max(0, car.gear - gear - 1)
            car.gear = gear
            if self.lose(number, cost, "gear"):
                return
        face = yield Ask("roll", gear=car.gear, key=f"gear {number} {self.round} {car.gear}")
        if self.options["road"] and car.nitro < max(1, car.crossings) and (yield Ask("nitro", seat)):
            car.nitro = max(1, car.crossings)
        yield from self.move(number, face)

    def move(self, number: int, face: int) -> Asking:
        car = self.cars[number]
        moved: Moved = yield Ask("drive", number % self.seats)
        car.turns += 1
        if moved.to is None:
            self.put_out(number, moved.reason)
        else:
            yield from self.arrive(number, moved, face)
        if STRAINING.get(car.gear) == face:
            yield from self.motors(number)

    def arrive(self, number: int, moved: Moved, face: int) -> Asking:
        car = self.cars[number]
        passed = self.passes(car.space or "", moved)
        car.crossings += moved.crossed
        car.passes += passed
        if self.lose(number, moved.cost, "overshooting" if moved.missed else "braking"):
            return
        if passed:
            self.speeds.append((car.passes, number, face))
        if moved.to == "finish":
            car.space = None
            self.home.append(number)
            return
        car.space = moved.to
        if moved.to == "box":
            car.wp = self.options["wear"]
        elif moved.crossed and self.options["road"] and self.track["checkpoint"] and car.crossings > 1:
            car.wp = min(self.options["wear"], car.wp + 10)
        if not self.in_pits(moved.to):
            yield from self.hazards(number, moved.over)

    def hazards(self, number: int, over: int) -> Asking:
        rollers = self.colliding(number)
        rolls = [(roller, "collision", range(1, 5), 1) for roller in rollers]
        name = self.cars[number].space
        if self.options["road"]:
            black = over if self.options["danger"] == "passing" else int(name in self.track["danger"])
            rolls += [(number, "danger", range(1, 5), 1)] * black
            rolls += [(number, "trouble", range(11, 21), 2)] * (name in self.track["trouble"])
        for at, (roller, reason, unlucky, cost) in enumerate(rolls):
            left = sum(roll[:2] == (roller, reason) for roll in rolls[at:])
            keys = {
                "collision": f"collision {roller} {self.round} {number} {left}",
                "danger": f"danger {number} {self.round} {left}",
                "trouble": f"trouble {number} {self.round}",
            }
            face = yield Ask("roll", key=keys[reason])
            if face in unlucky and self.lose(roller, cost, reason) and roller == number:
                return

    def colliding(self, number: int) -> list[int]:
        name = self.cars[number].space or ""
        here = self.lap[name]
        beside = [other for other in here["touch"] if other in self.lap and self.lap[other]["lane"] != here["lane"]]
        close = {*beside, self.ahead(name)} & set(self.lap)
        near = [other for other, car in enumerate(self.cars) if other != number and car.space in close]
        if self.options["collisions"] == "everyone":
            return near + [number] * len(near)
        return [number] if near else []

    def motors(self, number: int) -> Asking:
        strained = [
            other for other in self.order() if self.cars[other].gear >= 5 and not self.in_pits(self.cars[other].space)
        ]
        for roller in sorted(strained, key=lambda other: other != number):
            if (yield Ask("roll", key=f"motor {roller} {self.round} {number}")) <= 4:
                self.lose(roller, 1, "motor")

    def lose(self, number: int, points: int, reason: str) -> bool:
        """Whether the car is out by that."""
        car = self.cars[number]
        car.wp = max(0, car.wp - points)
        if car.wp == 0:
            self.put_out(number, reason)
        return car.wp == 0

    def put_out(self, number: int, reason: str) -> None:
        car = self.cars[number]
        car.space, car.wp, car.out = None, 0, reason
        self.gone.append(number)

    # The police.

    def passes(self, start: str, moved: Moved) -> bool:
        line, lap = self.track["police"], self.track["lap"]
        if line is None or not self.options["road"]:
            return False
        back = lap if moved.to == "finish" else self.lap[moved.to or ""]["back"] + lap * moved.crossed
        return any(self.lap[start]["back"] < mark <= back for mark in (line, line + lap))

    def judge(self) -> None:
        while self.speeds and all(car.space is None or car.passes > self.judged for car in self.cars):
            self.judged += 1
            rivals = [(face, car) for passing, car, face in self.speeds if passing == self.judged]
            rivals = [(face, car) for face, car in rivals if not self.cars[car].out]
            self.speeds = [speed for speed in self.speeds if speed[0] != self.judged]
            fastest = max(rivals, key=lambda rival: rival[0], default=None)
            if fastest and self.cars[fastest[1]].space is not None:
                self.cars[fastest[1]].wp = min(self.options["wear"], self.cars[fastest[1]].wp + 2)

    # The end.

    def result(self) -> dict[str, Any]:
        ranking = [*self.home, *reversed(self.gone)]
        places = [self.place(place, number) for place, number in enumerate(ranking, start=1)]
        scores = [0] * self.seats
        for place in places:
            scores[place["seat"]] += 0 if place["out"] else len(self.cars) - place["place"] + 1
        return {"winners": [places[0]["seat"]], "scores": scores, "classification": places}

    def place(self, place: int, number: int) -> dict[str, Any]:
        car = self.cars[number]
        return {
            "place": place,
            "car": number,
            "seat": number % self.seats,
            "laps": max(0, car.crossings - 1),
            "turns": car.turns,
            "wp": car.wp,
            "out": car.out,
        }
