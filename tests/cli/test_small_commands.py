"""`paddock perft`, `moves` and `bench`, and the errors of the command line itself."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from paddock import games
from paddock.cli.bench import page_kernel
from paddock.downforce.rules.board import Board
from paddock.sim import kernel_bench
from paddock.track.load import load
from tests.cli.shell import paddock, refused

REFUSED = [
    line.split(" => ")
    for line in (Path(__file__).parent / "refused.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]


@pytest.mark.parametrize(("words", "says"), REFUSED)
def test_a_bad_command_line_is_refused_with_a_clear_error(words: str, says: str) -> None:
    assert says in refused(*shlex.split(words))


def test_perft_counts_and_divides() -> None:
    told = paddock("perft", "downforce", "--depth", 3, "--divide", "--json").json
    assert told["game"] == "downforce"
    assert told["depth"] == 3
    assert sum(part["count"] for part in told["divide"].values()) == told["count"]
    text = paddock("perft", "downforce", "--depth", 3, "--divide").out
    assert f"{told['count']:,} ways, fingerprint {told['fingerprint']}" in text
    assert next(iter(told["divide"])) in text


def test_perft_depends_on_the_seed_and_players() -> None:
    prints = {
        paddock("perft", "downforce", "--depth", 2, *words, "--json").json["fingerprint"]
        for words in ((), ("--seed", "x"), ("--players", 3))
    }
    assert len(prints) == 3


def test_perft_in_the_middle_of_a_race(tmp_path: Path) -> None:
    paddock("sim", "downforce", "--games", 1, "--seed", 7, "--records", tmp_path)
    path = next(tmp_path.iterdir())
    told = paddock("perft", "--record", path, "--move", 60, "--depth", 2, "--divide", "--json").json
    assert sum(part["count"] for part in told["divide"].values()) == told["count"] > 1
    assert paddock("perft", "--record", path, "--json").json["count"] == 1  # the race is over
    assert "--move is a number from 0 to" in refused("perft", "--record", path, "--move", 9999)
    assert "is a race of downforce, not of formula_d" in refused("perft", "formula_d", "--record", path)
    assert "has its own options" in refused("perft", "--record", path, "--players", 4)


def test_moves_of_downforce() -> None:
    told = paddock("moves", "river-station", "--at", "M3", "--steps", 6, "--json").json
    board = Board(load("river-station"), laps=False)
    reach = board.reach(board.number["M3"], 6, ())
    assert set(told["ends"]) == {board.names[end] for end in reach.ends}
    assert all(set(end) == {"steps", "rectangles"} for end in told["ends"].values())
    text = paddock("moves", "river-station", "--at", "M3", "--steps", 6).out
    assert all(name in text for name in told["ends"])


def test_moves_to_the_finish_and_into_a_jam() -> None:
    track = load("river-station")
    last = max(track.spaces, key=lambda space: space.front)
    told = paddock("moves", "river-station", "--at", last.id, "--steps", 3, "--json").json
    assert told["ends"]["finish"]["steps"] == 1
    space = track.spaces[track.index["M3"]]
    blocked = paddock("moves", "river-station", "--at", "M3", "--steps", 3, "--occupied", ",".join(space.next))
    assert "is blocked and stays" in blocked.out


def test_bench_of_environments() -> None:
    told = paddock("bench", "--env", "--seconds", 0.05, "--json").json
    assert told["calibration"] > 0
    for game in ("downforce", "formula_d"):
        assert told[game]["batched_steps"] > 0 and told[game]["aec_steps"] > 0


def test_bench(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel_bench, "SOME", 20)
    told = paddock("bench", "--seconds", 0.1, "--json").json
    assert told["calibration"] > 0
    assert told["downforce"]["decisions_per_cpu_second"] > told["downforce"]["games_per_cpu_second"] > 0
    page = [page_kernel(games.make(name, {})) for name in ("downforce", "formula_d")]
    for name, module in zip(("downforce", "formula_d"), page, strict=True):
        wasm = told[name]["wasm"]
        assert wasm["decisions_per_cpu_second"] > wasm["playouts_per_cpu_second"] > 0 if module else wasm is None
    out = paddock("bench", "--seconds", 0.1).out
    assert "median of 5 rounds" in out and out.count("processor") == 2
    assert out.count("WebAssembly") == sum([module is not None for module in page])


def test_help_and_unknown_commands() -> None:
    told = paddock("--help")
    assert told.code == 0
    for command in ("race", "sim", "replay", "moves", "perft", "bench", "tracks"):
        assert command in told.out
        assert paddock(command, "--help").code == 0


def test_the_options_of_a_game_are_listed() -> None:
    told = paddock("race", "downforce", "--option", "help")
    assert told.code == 0
    for words in ("players=4", "2–6", "as_printed, not_kept", "beginner=false", "true, false", "auctioned"):
        assert words in told.out
    assert "--option help" in paddock("sim", "--help").out


def test_as_a_program() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "paddock", "sim", "downforce", "--games", "0"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == "paddock: --games is a number from 1 to 1,000,000,000, not 0\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device that is always full is needed")
def test_a_full_disk_is_reported_in_one_line() -> None:
    with open("/dev/full", "w") as full:
        command = [sys.executable, "-m", "paddock", "tracks", "list"]
        ran = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (2, "paddock: cannot write the output: No space left on device\n")


def test_a_terminal_with_few_characters() -> None:
    command = [sys.executable, "-m", "paddock", "tracks", "list"]
    ran = subprocess.run(
        command, capture_output=True, text=True, env={**os.environ, "PYTHONIOENCODING": "ascii"}, check=False
    )
    assert ran.returncode == 0 and "monaco" in ran.stdout
