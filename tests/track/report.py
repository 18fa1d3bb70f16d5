"""Race club bots on every built-in circuit, and write the figures for docs/tracks.md and the page.

.venv/bin/python -m tests.track.report [CIRCUIT …]
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from paddock import games
from paddock.bots import make_bot
from paddock.core.game import Decide, Over
from paddock.core.luck import SeededLuck, stream
from paddock.core.play import moves
from paddock.installed import folders
from paddock.kernel.road import RoadRow
from paddock.track.load import builtin, load

SEATS = {"downforce": {"players": 4}, "formula_d": {"cars": 6}}
RACES = {"downforce": 100, "formula_d": 30}
BOT = "club"


class Watcher:
    """Counts what happens on the road in races, like the studio (`web/src/studio/trial.ts`)."""

    def __init__(self, road: RoadRow) -> None:
        self.road = road
        self.races = self.home = self.passes = self.poles = self.turns = self.timed = 0
        self.gears: Counter[int] = Counter()

    def begin(self) -> None:
        self.spaces: list[int] = []
        self.far: list[int] = []
        self.first = -1

    def see(self, row: Sequence[int]) -> None:
        """Examine a race in which a seat has to choose."""
        road = self.road
        now = list(row[road.space : road.space + road.cars])
        if not self.spaces:
            if min(now) >= 0:
                self.spaces = self.grid = now
                self.far = [self.along(row, car, space) for car, space in enumerate(now)]
            return
        for car, (before, space) in enumerate(zip(self.spaces, now, strict=True)):
            if before < 0 or before == space:
                continue
            if space < 0:
                self.gone(row, car)
            elif space < len(road.spaces):
                start, self.far[car] = self.far[car], self.along(row, car, space)
                others = [far for other, far in enumerate(self.far) if other != car and self.spaces[other] >= 0]
                self.passes += sum(start < far < self.far[car] for far in others)
        self.spaces = now

    def gone(self, row: Sequence[int], car: int) -> None:
        if self.first >= 0 or row[self.road.home] <= 0:
            return
        self.first = car
        self.poles += self.grid[car] == self.road.grid[0]
        if self.road.turns >= 0:
            self.turns += row[self.road.turns + car]
            self.timed += 1

    def along(self, row: Sequence[int], car: int, space: int) -> int:
        return row[self.road.lap + car] * self.road.circle + self.road.along[space]

    def end(self, result: Any) -> None:
        """Count a finished race; only places differ between the two games."""
        self.races += 1
        if hasattr(result, "classification"):
            self.home += sum(place.out is None for place in result.classification)
        else:
            self.home += sum(car.place is not None for car in result.cars)

    def figures(self) -> dict[str, Any]:
        """Return the figures of all races."""
        cars = self.races * self.road.cars
        found: dict[str, Any] = {
            "races": self.races,
            "passes": round(self.passes / self.races),
            "pole": round(100 * self.poles / self.races),
            "home": round(100 * self.home / cars),
        }
        if self.timed:
            found["turns"] = round(self.turns / self.timed, 1)
            found["gears"] = sorted(gear for gear, _ in self.gears.most_common(2))
        return found


def report(name: str, game_name: str) -> dict[str, Any]:
    """Race on a circuit."""
    game = games.make(game_name, {**SEATS[game_name], "track": name})
    kernel: Any = game.kernel("plain")
    bot = make_bot(BOT, game)
    watcher = Watcher(kernel.road())
    for number in range(RACES[game_name]):
        rng = stream(f"{name} {number}", "report")
        watcher.begin()

        def choose(state: Any, seat: int, rng: Any = rng) -> Any:
            return bot(game.view(state, seat), game.legal(state, seat), rng)

        for move, state, _ in moves(game, choose, SeededLuck(f"{name} {number}")):
            said = str(move).split()
            if "gear" in said:
                watcher.gears[int(said[-1])] += 1
            if isinstance(game.turn(state), Decide):
                watcher.see(kernel.row_of(state))
        turn = game.turn(state)
        assert isinstance(turn, Over)
        watcher.end(turn.result)
    return watcher.figures()


def main(wanted: Sequence[str]) -> None:
    for name in wanted or builtin():
        track = load(name)
        folder = next(Path(str(found)) for found in folders("tracks") if (Path(str(found)) / f"{name}.toml").exists())
        file = folder / "figures.json"
        known = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        known[name] = {"digest": track.digest[:16], **report(name, track.games[0])}
        rows = [f"{json.dumps(one)}: {json.dumps(figures)}" for one, figures in sorted(known.items())]
        file.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")
        print(name, known[name], flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
