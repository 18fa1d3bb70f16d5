"""52 tables of six bots that think for two seconds each, from four addresses, and a neighbour with a single bot."""

from __future__ import annotations

import time
from pathlib import Path
from statistics import median

from tests.attack.stalls import NO_PROXY, attacker, measured
from tests.conftest import Figures
from tests.server.process import ServerProcess, process
from tests.server.running import Person, Socket

TABLES, SECONDS = 52, 40.0
ADDRESSES = tuple(f"127.0.0.{number}" for number in range(4, 8))
MOST_WAIT = 3.0
"""Seconds, also while kernels are loaded. It was 8.9 when small searches used the process for quick bots."""
REST = 0.2
"""Seconds that the neighbour takes for a choice: else it would meet the limit on messages."""
SLOW_BOTS = [{"kind": "bot", "bot": "pro:2s"}] * 6


def thoughtful_tables(server: ServerProcess) -> list[tuple[Person, str]]:
    """Tables where six bots race by themselves, and who made each."""
    eves = [attacker(server, f"Eve {address}", address) for address in ADDRESSES]
    wanted = {"game": "formula_d", "options": {"cars": 6}, "seats": SLOW_BOTS, "start": True}
    return [(eve, eve.post("/api/tables", wanted)["id"]) for eve in eves for _ in range(TABLES // len(eves))]


def answers(socket: Socket, seconds: float) -> list[float]:
    """Races against the bot in seat 1 for a while, at most to the end; how long each of its choices took to come."""
    found: list[float] = []
    until = time.monotonic() + seconds
    while time.monotonic() < until and socket.last["table"]["stage"] == "racing":
        update = socket.last
        if 0 in update["waits"]:
            time.sleep(REST)
            socket.act(0, update["choices"][0]["action"])
            continue
        began = time.monotonic()
        next_update(socket)
        if any(line["seat"] == 1 for line in socket.last["lines"]):
            found.append(time.monotonic() - began)
    return found


def next_update(socket: Socket) -> None:
    """Waits for it, and speaks now and then, as the page does."""
    for _ in range(20):
        try:
            socket.next("update", timeout=3)
            return
        except TimeoutError:
            socket.say(type="ping", n=0)
    raise AssertionError("nothing came for a minute")


def test_a_neighbours_bot_has_its_turn(tmp_path: Path, figure: Figures) -> None:
    with process(tmp_path, "--proxy", NO_PROXY, "--workers", "2") as server:
        ann = Person(server.address, "Ann")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "club"}]
        table = ann.make("formula_d", options={"cars": 2, "laps": 9}, seats=seats, start=True)["id"]
        crowd = thoughtful_tables(server)
        with measured(server, f"{TABLES} tables of six pro:2s", figure), ann.socket(table, 0) as socket:
            for eve, id in crowd:
                eve.update(id)  # bots think while somebody looks on
            found = answers(socket, SECONDS / 2)
            for eve, id in crowd:
                eve.update(id)
            found += answers(socket, SECONDS / 2)
            waiting = server.figure("paddock_bots_waiting")
        said = f"{len(found)} choices, median {median(found):.1f} s, longest {max(found):.1f} s"
        figure("a neighbour's club bot meanwhile", f"{said}; {waiting:.0f} bots were waiting")
        assert waiting > TABLES / 2
        assert max(found) < MOST_WAIT
