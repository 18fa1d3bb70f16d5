"""The studio: drawings, files and dice become boards, and boards are raced on at tables and in seasons."""

from __future__ import annotations

import asyncio
import math
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from paddock import downforce
from paddock.core.errors import BadOptions
from paddock.server.workers import studio
from paddock.server.workers.studio import StudioWorker
from paddock.studio.messages import DieRoll, Drawing
from paddock.track.load import builtin_files, load
from tests.server.running import Person, Running

RING = [
    (
        800 + 500 * (1 + 0.3 * math.sin(3 * turn)) * math.cos(turn),
        500 + 330 * (1 + 0.3 * math.sin(3 * turn)) * math.sin(turn),
    )
    for turn in (number / 40 * math.pi for number in range(80))
]
GAMES = ["downforce", "formula_d"]


def drawn(person: Person, game: str, **more: Any) -> Any:
    return person.post("/api/studio/draft", {"game": game, "points": RING, "title": "Clover", **more})


@pytest.mark.parametrize("game", GAMES)
def test_a_drawing_is_raced_on_at_a_table_and_in_a_season(ann: Person, game: str) -> None:
    board = drawn(ann, game)["board"]
    assert board["facts"]["corners"] == len(board["corners"]) > 2
    options = {"track": board["text"]}
    table = ann.start(game, options=options)
    assert table["title"] == "Clover"
    assert table["options"].get("track") is None  # the record holds the track itself, not its text
    assert ann.get(f"/api/tracks/{table['track']}")["title"] == "Clover"
    races = [{"game": game, "options": options}, {"game": game}]
    season = ann.post("/api/seasons", {"races": races})
    assert season["season"]["races"][0]["title"] == "Clover"


def test_settings_of_corners_and_straights_are_on_the_board(ann: Person) -> None:
    first = drawn(ann, "formula_d")["board"]
    marks = [{"at": first["corners"][1]["at"], "name": "The Elbow", "stops": 3}]
    set_by_hand = drawn(ann, "formula_d", marks=marks, pit="none", land="desert")["board"]
    assert [corner["own"] for corner in set_by_hand["corners"]].index(True) == 1
    assert set_by_hand["corners"][1] | {"at": 0} == {"name": "The Elbow", "stops": 3, "own": True, "at": 0}
    assert set_by_hand["track"]["pit"] is None
    assert first["track"]["pit"] is not None
    road = drawn(ann, "downforce", rows=70)["board"]
    widths = [{"at": straight["at"], "lanes": 2} for straight in road["straights"]]
    assert widths
    widened = drawn(ann, "downforce", rows=70, widths=widths)["board"]
    assert {straight["lanes"] for straight in widened["straights"]} == {2}


FAULTS = {
    "short": [(0, 0), (1, 1)],
    "open": [(400 * math.cos(at / 20 * math.pi), 400 * math.sin(at / 20 * math.pi)) for at in range(20)],
    "crossings": [(0, 0), (900, 500), (900, 0), (0, 500), (450, 700), (500, -300)],
    "no-corner": [
        (400 * math.cos(number / 20 * math.pi), 400 * math.sin(number / 20 * math.pi)) for number in range(40)
    ],
}


@pytest.mark.parametrize("name", FAULTS)
def test_faults_have_a_message_and_a_place(server: Running, name: str) -> None:
    answer = server.person().post("/api/studio/draft", {"game": "formula_d", "points": FAULTS[name]})
    assert answer["board"] is None
    assert {fault["reason"]["id"] for fault in answer["faults"]} == {f"server-studio-{name}"}
    placed = name in ("open", "crossings")
    assert all((fault["at"] is not None) == placed for fault in answer["faults"])


@pytest.mark.parametrize("rows", [-1, 0, 10**18])
def test_a_lap_has_a_number_of_rows_that_its_game_can_have(server: Running, rows: int) -> None:
    faults = drawn(server.person("Ann"), "formula_d", rows=rows)["faults"]
    assert [fault["reason"]["id"] for fault in faults] == ["server-studio-other"]
    assert "rows are out of range" in faults[0]["reason"]["args"]["problem"]


def test_names_of_corners_are_plain(ann: Person) -> None:
    first = drawn(ann, "formula_d")["board"]
    marks = [{"at": first["corners"][1]["at"], "name": "The\x1b[31m\u202eElbow"}]
    named = drawn(ann, "formula_d", marks=marks)["board"]
    assert named["corners"][1]["name"] == "The [31mElbow"
    ann.make("formula_d", options={"track": named["text"]})


async def test_one_address_leaves_room_for_others() -> None:
    worker = StudioWorker()
    slow = [asyncio.create_task(worker.make(DieRoll("formula_d", "street", seed), "here")) for seed in range(3)]
    while not (busy := [job for job in worker.queue.jobs if job.started]):
        await asyncio.sleep(0.01)
    assert [job.requester for job in busy] == ["here"]
    quick = asyncio.create_task(worker.make(Drawing("formula_d", ()), "there"))
    await asyncio.wait([quick, *slow], return_when=asyncio.FIRST_COMPLETED)
    assert quick.done() and not any(task.done() for task in slow)
    worker.close()
    await asyncio.gather(*slow, return_exceptions=True)


def test_files_of_the_folder_where_a_server_starts_are_not_imported(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "random.py").write_text("raise SystemExit('of the folder')\n")  # a bot of the operator's own, perhaps
    monkeypatch.chdir(tmp_path)
    assert b"server-studio-short" in asyncio.run(studio.answer_of("drawing", b'{"game":"downforce","points":[]}'))


@pytest.mark.parametrize(
    ("work", "ended"), [("while True: pass", -signal.SIGKILL), ("bytes(3 * 1024**3)", 1)], ids=["time", "memory"]
)
def test_a_drawing_that_a_server_leaves_behind_ends_by_itself(work: str, ended: int) -> None:
    program = f"from paddock.studio import program\nprogram.LONGEST = 2\nprogram.bound()\n{work}"
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, timeout=60).returncode == ended


def test_the_log_has_the_error_of_a_failure(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    """Errors are part of the logged exception instead of separate lines in a JSON log."""
    monkeypatch.setattr(studio, "PROGRAM", "paddock.studio.nothing")
    with pytest.raises(RuntimeError, match=r"No module named paddock\.studio\.nothing"):
        asyncio.run(studio.answer_of("drawing", b"{}"))
    assert capfd.readouterr().err == ""


def test_files_open_by_their_kind(ann: Person) -> None:

    def opened(game: str, name: str, text: str) -> Any:
        return ann.post("/api/studio/open", {"game": game, "name": name, "text": text})

    text = drawn(ann, "downforce")["board"]["text"]
    track = opened("downforce", "clover.toml", text)
    assert track["board"]["text"] == text
    assert track["title"] == "Clover"
    line = opened("downforce", "ring.csv", "\n".join(f"{x},{y}" for x, y in RING))
    assert line["board"] and len(line["points"]) == 200
    for game, name, bad in (
        ("formula_d", "clover.toml", text),
        ("downforce", "x.toml", "x"),
        ("downforce", "x.png", "x"),
    ):
        assert [fault["reason"]["id"] for fault in opened(game, name, bad)["faults"]] == ["server-studio-file"]


@pytest.mark.parametrize("game", GAMES)
def test_a_roll_of_the_die_is_the_same_circuit_for_everybody_and_can_be_tried(server: Running, game: str) -> None:
    ann, bo = server.person("Ann"), server.person("Bo")
    roll = {"game": game, "style": "street", "seed": 7}
    rolled = ann.post("/api/studio/roll", roll)
    assert rolled == bo.post("/api/studio/roll", roll)
    made = ann.post("/api/studio/kernel", {"game": game, "options": {"track": rolled["board"]["text"]}})
    road, spaces = made["road"], [space["id"] for space in rolled["board"]["track"]["spaces"]]
    assert set(spaces) <= set(road["spaces"])
    assert [road["spaces"][number] for number in road["grid"]] == rolled["board"]["track"]["grid"][: road["cars"]]


def test_a_deck_file_is_raced_with_by_its_text(server: Running, ann: Person) -> None:
    standard = (Path(downforce.__file__).parent / "deck.toml").read_text(encoding="utf-8")
    own = standard.replace('name = "standard"', 'name = "mine"')
    assert own != standard
    id = ann.make(options={"deck": own}, start=True)["id"]
    header = server.parts.directory.open[id].meta.header
    assert header["deck"]["name"] == "mine"
    assert len(header["deck"]["full"]) >= 36
    cards = ", ".join([f'"R{number}"' for number in range(1, 4)])
    few = f'name = "few"\n[[group]]\ncards = [{cards}]\n'
    assert "at least 36 are needed" in ann.make(options={"deck": few}, status=400)["error"]
    ann.make(options={"deck": "/etc/passwd.toml"}, status=400)  # no path is read


def test_track_files_have_limits_and_names_of_their_own(ann: Person) -> None:
    text = load("river-station")
    own = drawn(ann, "downforce")["board"]["text"]
    taken = own.replace('name = "own-clover"', f'name = "{text.name}"')
    assert "give yours another name" in ann.make(options={"track": taken}, status=400)["error"]
    long = ann.make(options={"track": own + "#" * 40_000}, status=400)
    assert long["reason"]["id"] == "server-error-track-long"
    races = [{"game": "downforce", "options": {"track": own + "#" * 30_000}}] * 5
    assert ann.post("/api/seasons", {"races": races}, 400)["reason"]["id"] == "server-error-season-tracks"
    assert "not a TOML" in ann.make(options={"track": "a\nb"}, status=400)["error"]
    ann.make(options={"track": "/etc/passwd.toml"}, status=400)  # no path is read


def builtin_text(name: str) -> str:
    return builtin_files()[name].read_text(encoding="utf-8")


HOSTILE = {
    'trouble = ["L1..L99999999999"]': "there is no space",  # would fill the memory with names
    "a." * 15_000 + "b = 1": "too many dots",
    'trouble = ["L1..L²"]': "there is no space",
    'link = ["L1..L3 L4"]': "there is no space",
}


@pytest.mark.parametrize("said", HOSTILE, ids=lambda said: said[:12])
def test_a_hostile_track_file_is_refused_in_words(ann: Person, said: str) -> None:
    text = f"{said}\n{builtin_text('river-station')}".replace('"river-station"', '"own-river"')
    assert HOSTILE[said] in ann.make(options={"track": text}, status=400)["error"]
    assert (
        HOSTILE[said] in ann.post("/api/studio/kernel", {"game": "downforce", "options": {"track": text}}, 400)["error"]
    )
    opened = ann.post("/api/studio/open", {"game": "downforce", "name": "x.toml", "text": text})
    assert [fault["reason"]["id"] for fault in opened["faults"]] == ["server-studio-file"]


async def test_a_drawing_that_takes_too_long_is_given_up() -> None:
    worker = StudioWorker(patience=0.01)
    with pytest.raises(BadOptions, match="takes too long"):
        await worker.make(Drawing("formula_d", tuple(RING)), "")
    worker.close()
