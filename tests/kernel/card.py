"""Compare batches and whole races on a graphics card with those of the processor.

python -m tests.kernel.card FOLDER      makes the PTX of both games, and calls with the bytes to expect, on any machine
python tests/kernel/card.py FOLDER      makes these calls on a card and compares; needs Python, NumPy and CuPy only
"""

from __future__ import annotations

import gzip
import hashlib
import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

GAMES: dict[str, dict[str, Any]] = {"downforce": {"players": 4}, "formula_d": {"cars": 6}}
SEED, FIRST, COUNT, STEPS = 7, 3, 512, 25
RACES = {"random": 2048, "drivers": 500}
BLOCK, THREADS = 64, 256
"""Threads of a block and in all; fewer than races, so that each runs several."""


def make(folder: Path) -> None:
    """Writes PTX, rows and expected bytes of both games."""
    from paddock import games
    from paddock.kernel.threads import scratch_sizes

    for name, options in GAMES.items():
        kernel: Any = games.make(name, options).kernel("compiled")
        kernel.prepare_drivers()
        calls, rows = recorded(kernel)
        text = kernel.source.ptx()
        (folder / f"{name}.ptx").write_text(text)
        (folder / f"{name}.rows").write_bytes(gzip.compress(b"".join(bytes(row) for _, row in rows), 1))
        shapes = [(code, len(row)) for code, row in rows]
        facts = {"ptx": digest(text.encode()), "sizes": scratch_sizes(kernel.layout), "rows": shapes, "calls": calls}
        (folder / f"{name}.json").write_text(json.dumps(facts))


def recorded(kernel: Any) -> tuple[list[dict[str, Any]], list[tuple[str, bytes]]]:
    """Races on this processor: the calls, and the rows as they were when first used; tables come first."""
    from array import array

    from paddock.kernel.devices import TAKEN, Processor

    calls: list[dict[str, Any]] = []
    rows: list[tuple[str, bytes]] = []
    places: dict[int, tuple[int, Any]] = {}

    def place(row: Any) -> int:
        if id(row) not in places:
            places[id(row)] = len(rows), row  # the row is kept, so that its id stays its own
            rows.append((row.typecode, row.tobytes()))
        return places[id(row)][0]

    class Recorder(Processor):
        is_parallel = True

        def run(self, name: str, work: Any, count: int, *given: Any) -> int:
            numbers = [[place(each)] if isinstance(each, array) else each for each in given]
            returned = super().run(name, work, count, *given)
            after = digest(b"".join(each.tobytes() for each in given if isinstance(each, array)))
            total = returned if name in ("step_batch", "act_batch") else None
            calls.append(
                {"name": name, "taken": TAKEN[name], "count": count, "given": numbers, "after": after, "sum": total}
            )
            return returned

    batches = kernel.batches(Recorder(kernel))
    place(kernel.t), place(kernel.v)
    for drivers, count in RACES.items():
        kernel.batch_of(batches, SEED, count, drivers, FIRST)
    step_on(batches)
    return calls, rows


def step_on(batches: Any) -> None:
    """Races step by step: masks, observations, actions, some of them illegal, imagined races and forks."""
    from array import array

    device = batches.device
    races = batches.start(SEED, range(COUNT))
    masks, seats = (device.zeros(COUNT * size) for size in (batches.actions // 8, 2))
    values, seen = device.zeros(COUNT), device.short_zeros(COUNT * batches.observed)
    learners = array("q", [race % batches.seats for race in range(COUNT)])
    for step in range(STEPS):
        for seat in (step % batches.seats, -1):
            batches.mask(races, seat, masks, seats)
            batches.observe(races, seat, seen)
        legal = masks.tobytes()
        rows = [legal[race * batches.actions : (race + 1) * batches.actions] for race in range(COUNT)]
        chosen = [row.index(1) if (race + step) % 2 else row.rindex(1) for race, row in enumerate(rows)]
        chosen[step::50] = [-1] * len(chosen[step::50])
        assert batches.act(races, array("q", chosen), False, values) >= 0
        batches.act(races, array("q", chosen), True, values)
        batches.imagine(races, step % batches.seats, step)
        batches.fork(races, step)
    for driven in (False, True):
        batches.drive_rivals(races, learners, driven)
    batches.restart(races, SEED, array("q", [race if race % 3 == 0 else -1 for race in range(COUNT)]))
    while batches.step(races, array("q", [count // 2 for count in races.answers])):
        pass
    batches.figures(races)


def digest(data: bytes) -> str:
    """Return a digest of some bytes."""
    return hashlib.sha256(data).hexdigest()


def check(folder: Path, cupy: Any = None) -> bool:
    """Make the calls on the card; return whether every byte is as expected."""
    cupy = cupy or import_module("cupy")
    same = True
    for name in GAMES:
        if (folder / f"{name}.json").exists():
            wrong = differing(folder, name, cupy)
            print(f"{name}: {f'call {wrong} DIFFERS' if wrong else 'equal to the byte'}")
            same = same and not wrong
    return same


def differing(folder: Path, name: str, cupy: Any) -> str:
    """Return the first call of a game with different bytes on the card; empty if there is none."""
    facts = json.loads((folder / f"{name}.json").read_text())
    if digest((folder / f"{name}.ptx").read_bytes()) != facts["ptx"]:
        return "of another kernel: the PTX is not the one that belongs to the expected bytes; it"
    module = cupy.RawModule(path=str(folder / f"{name}.ptx"))
    data, at, rows = gzip.decompress((folder / f"{name}.rows").read_bytes()), 0, []
    numpy = import_module("numpy")
    for code, size in facts["rows"]:
        rows.append(cupy.asarray(numpy.frombuffer(data[at : at + size], {"q": "i8", "i": "i4"}[code])))
        at += size
    brought = {"t": rows[0], "v": rows[1]}
    brought |= {letter: cupy.zeros(THREADS * size, "i8") for letter, size in facts["sizes"].items()}
    for number, call in enumerate(facts["calls"]):
        total = cupy.zeros((), "i8")
        used = [rows[each[0]] if isinstance(each, list) else cupy.int64(each) for each in call["given"]]
        given = (cupy.int64(call["count"]), total, *[brought[letter] for letter in call["taken"]], *used)
        blocks = min(THREADS, call["count"]) // BLOCK or 1
        module.get_function(f"{call['name']}_on_card")((blocks,), (BLOCK,), given)
        after = [cupy.asnumpy(rows[each[0]]).tobytes() for each in call["given"] if isinstance(each, list)]
        found = digest(b"".join(after))
        if found != call["after"] or call["sum"] not in (None, int(total)):
            return f"{number} ({call['name']})"
    return ""


if __name__ == "__main__":
    target = Path(sys.argv[1])
    if __package__:
        target.mkdir(parents=True, exist_ok=True)
        make(target)
    else:
        sys.exit(not check(target))
