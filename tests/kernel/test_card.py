"""Batches on a graphics card: its host code, with its threads' code run here, gives the processor's bytes."""

from __future__ import annotations

import gzip
import json
import re
import shutil
import subprocess
from array import array
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy
import pytest

from paddock import games
from paddock.core.errors import PaddockError
from paddock.formula_d.kernel import layout
from paddock.kernel import card
from paddock.kernel.batches import Batches
from paddock.kernel.card import Card, card_fault
from paddock.kernel.devices import TAKEN
from paddock.kernel.source import numba_version
from paddock.kernel.threads import kernel_name
from paddock.sim import kernel_bench, kernel_races
from paddock.sim.batches import Spec
from tests.conformance.kit import RACES, game_of
from tests.kernel import card as card_files
from tests.kernel.fake_card import FakeCupy
from tests.kernel.twins import FAULTS, are_same, compiled_kernel, plain_twin, race_alike

pytestmark = pytest.mark.skipif(numba_version() is None, reason="there is no Numba for this machine")
COUNT, SEED = 150, 5
"""More races than threads, and no multiple of them."""


@cache
def fake_of(game: str) -> FakeCupy:
    source = games.load(game).kernel_source
    assert source is not None
    return FakeCupy(source)


@pytest.fixture
def small_card(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, Any], Card]:
    """Returns a function that makes a card of 64 threads for a kernel."""

    def make(name: str, kernel: Any) -> Card:
        monkeypatch.setattr(card, "MOST_THREADS", 64)
        monkeypatch.setattr(card, "import_module", {"cupy": fake_of(RACES[name][0]), "numpy": numpy}.__getitem__)
        return Card(kernel)

    return make


def everything(batches: Batches) -> Iterator[tuple[Any, ...]]:
    """Run all operations of batches; return their results step by step, as rows of this processor."""
    get, put = batches.device.get, batches.device.put
    races = batches.start(SEED, range(COUNT))
    masks, seats = (batches.device.zeros(COUNT * size) for size in (batches.actions // 8, 2))
    values, seen = batches.device.zeros(COUNT), batches.device.short_zeros(COUNT * batches.observed)
    for step in range(12):
        seat = step % batches.seats if step % 3 else -1
        batches.mask(races, seat, masks, seats)
        batches.observe(races, seat, seen)
        batches.mask(races, -1, masks, seats)
        legal = get(masks).tobytes()
        rows = [legal[race * batches.actions : (race + 1) * batches.actions] for race in range(COUNT)]
        actions = array("q", [row.index(1) if step % 2 else row.rindex(1) for row in rows])
        bad = actions[:]
        bad[COUNT - 1] = batches.actions - 1 if not rows[-1][-1] else -1
        refused = batches.act(races, put(bad), False, values)
        yield step, refused, get(races.rows), get(masks), get(seats), get(seen)
        yield batches.act(races, put(bad if step % 4 == 0 else actions), True, values), get(values)
        if step % 5 == 0:
            batches.drive_rivals(races, put(array("q", [0] * COUNT)), step == 5)
        for made in (batches.imagine(races, 1, step), batches.fork(races, step)):
            yield get(made.rows), get(made.luck), get(made.answers)
    batches.restart(races, SEED, put(array("q", [-1, COUNT] * (COUNT // 2))))
    moved = batches.step(races, put(array("q", [0] * COUNT)))
    yield moved, get(races.rows), get(races.luck), get(races.answers)
    while batches.step(races, put(array("q", [0] * COUNT))):
        pass
    yield get(races.rows), get(batches.figures(races))


@pytest.mark.parametrize("name", FAULTS)
def test_threads_of_a_card_give_the_bytes_of_this_processor(name: str, small_card: Any) -> None:
    kernel = compiled_kernel(name)
    on_card = kernel.batches(small_card(name, kernel))
    for one, other in zip(everything(kernel.batches()), everything(on_card), strict=True):
        assert are_same(one, other)


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_in_one_function_is_found_on_a_card(
    name: str, small_card: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    kernel = compiled_kernel(name)
    on_card = kernel.batches(small_card(name, kernel))
    racing = SimpleNamespace(races=partial(kernel.batch_of, on_card))
    assert race_alike(racing, plain_twin(kernel), 30, 3)
    monkeypatch.setattr(FAULTS[name], lambda *_: 0)
    assert not race_alike(racing, plain_twin(kernel), 30, 3)


@pytest.mark.parametrize("name", FAULTS)
def test_whole_races_of_a_card_are_those_of_this_processor(name: str, small_card: Any) -> None:
    kernel = compiled_kernel(name)
    on_card = kernel.batches(small_card(name, kernel))
    for drivers, count in (("random", 150), ("drivers", 70)):
        one, other = kernel.races(SEED, count, drivers, 3), kernel.batch_of(on_card, SEED, count, drivers, 3)
        assert are_same((one.lengths, one.rows, one.figures), (other.lengths, other.rows, other.figures))


def test_sim_writes_the_same_table_from_a_card(small_card: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel_races, "LOT", 40)
    monkeypatch.setattr(kernel_races, "CARD_LOT", 80)
    small_card("formula-d-4", compiled_kernel("formula-d-4"))
    spec = Spec("formula_d", {"cars": 4}, ("random",) * 4, "7", table="seats")
    one, other = list(kernel_races.run(spec, 130)), list(kernel_races.run_on_card(spec, 130))
    rows = [[(lot.first, lot.lengths, lot.table) for lot in lots] for lots in (one, other)]
    assert are_same(*rows)
    assert [lot.count for lot in other] == [40, 40, 40, 10]


def test_a_card_gets_the_tables_of_drivers_once_they_are_there(
    small_card: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    kernel = compiled_kernel("formula-d-4")
    fresh = type(kernel)(kernel.setup, "compiled")
    monkeypatch.setattr(fresh, "values", lambda: kernel.v[: 2 * kernel.t[layout.AFTER_GEAR]])
    on_card = fresh.batches(small_card("formula-d-4", fresh))
    for drivers in ("random", "drivers"):
        one, other = kernel.races(SEED, 70, drivers), fresh.batch_of(on_card, SEED, 70, drivers)
        assert are_same((one.lengths, one.figures), (other.lengths, other.figures))


def test_a_card_is_timed_beside_the_processor(small_card: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    small_card("formula-d-4", compiled_kernel("formula-d-4"))
    monkeypatch.setattr(kernel_bench, "CARD_RACES", 10)
    speed = kernel_bench.card_speed(game_of("formula-d-4"), 0.01)
    assert speed.decisions_per_cpu_second > 0 and (speed.driven_games_per_cpu_second or 0) > 0
    assert (speed.steps_per_cpu_second or 0) > 0 and (speed.masked_steps_per_cpu_second or 0) > 0


@pytest.mark.parametrize("name", FAULTS)
def test_ptx_has_all_kernels_and_calls_nothing_outside(name: str, tmp_path: Path) -> None:
    source = games.load(RACES[name][0]).kernel_source
    assert source is not None
    text = source.ptx()
    assert set(re.findall(r"\.entry (\w+)\(", text)) == {kernel_name(each) for each in TAKEN}
    assert ".extern" not in text
    defined = set(re.findall(r"^(?:\.visible )?\.func (?:\s*\([^)]*\) )?(\w+)", text, re.MULTILINE))
    called = set(re.findall(r"call\.uni (?:\([^)]*\), )?\s*([A-Za-z_]\w*),", text))
    assert called <= defined


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("ptxas") is None, reason="there is no ptxas here, NVIDIA's assembler")
@pytest.mark.parametrize("game", card_files.GAMES)
def test_the_assembler_of_nvidia_takes_the_ptx(game: str, tmp_path: Path) -> None:
    source = games.load(game).kernel_source
    assert source is not None
    (tmp_path / "kernel.ptx").write_text(source.ptx())
    files = [str(tmp_path / "kernel.ptx"), "-o", str(tmp_path / "kernel.cubin")]
    subprocess.run(["ptxas", "-arch=sm_80", *files], check=True)


def test_files_are_checked_on_a_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Calls from files give the expected bytes, but not after changing a number in the tables."""
    monkeypatch.setattr(card_files, "GAMES", {"formula_d": {"cars": 3}})
    monkeypatch.setattr(card_files, "RACES", {"random": 300, "drivers": 30})
    card_files.make(tmp_path)
    fake = fake_of("formula_d")
    assert card_files.check(tmp_path, fake)
    data = bytearray(gzip.decompress((tmp_path / "formula_d.rows").read_bytes()))
    facts = json.loads((tmp_path / "formula_d.json").read_text())
    assert {call["name"] for call in facts["calls"]} == set(TAKEN)
    data[layout.LAPS * 8] += 1
    (tmp_path / "formula_d.rows").write_bytes(gzip.compress(bytes(data), 1))
    assert not card_files.check(tmp_path, fake)
    (tmp_path / "formula_d.ptx").write_text("another")
    assert not card_files.check(tmp_path, fake)


def test_a_real_card_gives_the_same_bytes(tmp_path: Path) -> None:
    if fault := card_fault():
        pytest.skip(fault)
    card_files.make(tmp_path)
    assert card_files.check(tmp_path)


def test_a_missing_card_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    fake = fake_of("downforce")
    monkeypatch.setattr(card, "import_module", lambda name: fake)
    assert card_fault() is None
    monkeypatch.setattr(fake.cuda.runtime, "getDeviceCount", lambda: 0)
    assert "no NVIDIA card" in (card_fault() or "")

    def fails(*_: Any) -> Any:
        raise OSError("no driver")

    monkeypatch.setattr(fake.cuda.runtime, "getDeviceCount", fails)
    assert "no driver" in (card_fault() or "")

    monkeypatch.setattr(fake.cuda.runtime, "getDeviceCount", lambda: 1)
    monkeypatch.setattr(fake.cuda.nvrtc, "getVersion", fails)
    assert "NVRTC" in (card_fault() or "")

    def is_missing(name: str) -> Any:
        raise ModuleNotFoundError(f"No module named {name!r}")

    monkeypatch.setattr(card, "import_module", is_missing)
    with pytest.raises(PaddockError, match="paddock-games\\[gpu,fast\\]"):
        Card(compiled_kernel("downforce-4"))
