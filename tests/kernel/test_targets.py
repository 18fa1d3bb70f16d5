"""Every target of a kernel gives the bytes of the plain functions."""

from __future__ import annotations

import gzip
import shutil
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from paddock import games
from paddock.kernel.linking import CannotLink, link, sections_of
from paddock.kernel.rows import zeros
from paddock.kernel.source import KernelSource, numba_version
from paddock.kernel.targets import CARD, ptx
from paddock.sim.wasm import NodeEntryPoints
from tests.conformance.kit import RACES, game_of, mostly_slow
from tests.kernel.test_learning import driven, observed
from tests.kernel.twins import FAULTS, are_same, compiled_kernel, plain_twin, race_alike, wasm_twin

TOY = KernelSource("toy", ("tests.kernel.toy",))
FACES = array("i", [1, 1, 2, 2, 3, 4])
MOST_BYTES = 25_000
"""Largest compressed browser kernel, in bytes."""
pytestmark = pytest.mark.skipif(numba_version() is None, reason="there is no Numba for this machine")


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("toy") / "toy.wasm"
    path.write_bytes(TOY.wasm())
    return path


def thrown(entry_points: Any) -> tuple[int, list[int], list[int]]:
    numbers, luck = array("q", range(8)), zeros(2)
    return entry_points.throws(numbers, luck, FACES, 1000), list(numbers), list(luck)


def test_node_does_the_same(toy: Path) -> None:
    with NodeEntryPoints(toy) as node:
        assert thrown(node) == thrown(TOY.plain())


def test_a_planted_fault_is_found(toy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.kernel.toy.TOTAL", 1)
    with NodeEntryPoints(toy) as node:
        assert thrown(node) != thrown(TOY.plain())


def test_only_entry_points_are_exported(toy: Path) -> None:
    exports = dict(sections_of(toy.read_bytes()))[7]
    assert exports[:8] == b"\1\6throws"


def test_an_object_file_that_lacks_an_entry_point_is_refused() -> None:
    body = b"\7linking\2"
    with pytest.raises(CannotLink, match="races"):
        link(b"\0asm\1\0\0\0\0" + bytes([len(body)]) + body, ["races"])


def test_a_card_gets_code_for_every_entry_point() -> None:
    text = ptx(TOY.load())
    assert f".target {CARD.cpu}" in text
    assert "throws(" in text


@pytest.fixture(scope="module")
def browsers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, NodeEntryPoints]]:
    """The kernels of both games in Node."""
    folder, found = tmp_path_factory.mktemp("wasm"), {}
    for name in ("downforce", "formula_d"):
        source = games.load(name).kernel_source
        assert source is not None
        (folder / name).write_bytes(source.wasm(whole=True))
        found[name] = NodeEntryPoints(folder / name)
    yield found
    for each in found.values():
        each.__exit__()
    shutil.rmtree(folder)


def node_twin(name: str, browsers: dict[str, NodeEntryPoints]) -> tuple[Any, Any]:
    kernel = compiled_kernel(name)
    return kernel, wasm_twin(kernel, browsers[RACES[name][0]])


@pytest.mark.parametrize("name", FAULTS)
def test_races_on_this_processor_are_those_of_the_source(name: str) -> None:
    """A sample; `--slow` races 2,000 at random and 500 with drivers, with all options."""
    kernel = compiled_kernel(name)
    assert race_alike(kernel, plain_twin(kernel), 100, 20)


@pytest.mark.parametrize("name", FAULTS)
def test_races_in_node_are_those_of_this_processor(name: str, browsers: dict[str, NodeEntryPoints]) -> None:
    """A sample; `--slow` races 2,000 at random and 500 with drivers, with all options. tests/e2e has Chromium."""
    assert race_alike(*node_twin(name, browsers), 200, 50)


@pytest.mark.slow
@pytest.mark.parametrize("name", RACES)
def test_thousands_of_races_on_this_processor_are_the_same(name: str) -> None:
    kernel = compiled_kernel(name)
    assert race_alike(kernel, plain_twin(kernel), 2000, 500)


@pytest.mark.slow
@pytest.mark.parametrize("name", RACES)
def test_thousands_of_races_in_node_are_the_same(name: str, browsers: dict[str, NodeEntryPoints]) -> None:
    assert race_alike(*node_twin(name, browsers), 2000, 500)


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_in_one_function_is_found_on_every_target(
    name: str, browsers: dict[str, NodeEntryPoints], monkeypatch: pytest.MonkeyPatch
) -> None:
    kernel, twin = node_twin(name, browsers)
    monkeypatch.setattr(FAULTS[name], lambda *_: 0)
    for target in (kernel, twin):
        assert not race_alike(target, plain_twin(kernel), 30, 3)


@pytest.mark.parametrize("name", mostly_slow(RACES, "downforce-2", "formula-d-road-2"))
def test_batches_in_node_are_the_same_to_the_byte(name: str, browsers: dict[str, NodeEntryPoints]) -> None:
    """Steps, masks, observations, imagined races, and the figures at the end."""
    kernel, twin = node_twin(name, browsers)
    for one, other in zip(batch_steps(kernel), batch_steps(twin), strict=True):
        assert are_same(one, other)


def batch_steps(kernel: Any) -> Iterator[tuple[Any, ...]]:
    """Return all results of a batch, step by step."""
    for step, (batches, races, masks, seats) in enumerate(driven(kernel)):
        if step % 10 == 0:
            twins = batches.imagine(races, 0, step)
            yield races.rows, races.luck, races.answers, masks, seats, observed(batches, races), twins.rows, twins.luck
    yield races.rows, batches.figures(races)


@pytest.mark.parametrize(("name", "most"), [("downforce-6", 32_000), ("formula-d-10", 256_000)])
def test_a_race_needs_little_room(name: str, most: int) -> None:
    """A graphics card needs the memory of a race and its scratch for every thread."""
    kernel: Any = game_of(name).kernel("plain")
    assert 8 * sum(map(len, kernel.scratch())) <= most


def test_a_kernel_for_browsers_is_small() -> None:
    for name in ("downforce", "formula_d"):
        source = games.load(name).kernel_source
        assert source is not None
        assert len(gzip.compress(source.wasm())) < MOST_BYTES
