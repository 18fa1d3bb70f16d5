"""One source, run in two ways, with luck and figures common to all kernels."""

from __future__ import annotations

import os
import subprocess
import sys
from array import array
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from paddock.core.game import Roll, Rolled, Shuffle
from paddock.core.luck import SeededLuck
from paddock.core.play import check_luck
from paddock.kernel import source as compiling
from paddock.kernel.building import in_order
from paddock.kernel.calling import functions_of
from paddock.kernel.figures import FIGURES, LEAD, PLACE, SCORE, WIN, WIN_UNITS, judge
from paddock.kernel.luck import below, seed
from paddock.kernel.part import KernelLuck, Playouts
from paddock.kernel.rows import zeros
from paddock.kernel.source import KernelSource

TOY = KernelSource("toy", ("tests.kernel.toy",))
FACES = array("i", [1, 1, 2, 2, 3, 4])


@pytest.fixture
def empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("PADDOCK_KERNELS", str(tmp_path))
    compiling.compile_source.cache_clear()
    compiling.digest_of.cache_clear()
    yield tmp_path
    compiling.compile_source.cache_clear()


def thrown(entry_points: SimpleNamespace) -> tuple[int, list[int], list[int]]:
    numbers, luck = array("q", range(8)), zeros(2)
    return entry_points.throws(numbers, luck, FACES, 1000), list(numbers), list(luck)


@pytest.mark.skipif(compiling.numba_version() is None, reason="there is no Numba for this machine")
def test_compiled_and_plain_do_the_same(empty_cache: Path) -> None:
    assert not TOY.is_built()
    assert thrown(TOY.compiled()) == thrown(TOY.plain())
    assert TOY.is_built()


@pytest.mark.skipif(compiling.numba_version() is None, reason="there is no Numba for this machine")
def test_compiled_code_is_cached_for_this_machine_only(empty_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = TOY.build()
    assert TOY.read() == code
    monkeypatch.setattr(compiling, "host", lambda: "another one")
    assert TOY.read() is None


@pytest.mark.skipif(compiling.numba_version() is None, reason="there is no Numba for this machine")
def test_an_entry_point_takes_what_it_says_and_nothing_else(empty_cache: Path) -> None:
    throws, numbers, luck = TOY.compiled().throws, zeros(8), zeros(2)
    assert throws(numbers, luck, FACES, 1) > 0
    for wrong in ((numbers, luck, zeros(6), 1), (numbers, luck, FACES), (numbers, luck, FACES, FACES)):
        with pytest.raises(TypeError, match="throws takes Array, Array, ShortArray, int"):
            throws(*wrong)


@pytest.mark.skipif(compiling.numba_version() is None, reason="there is no Numba for this machine")
def test_compiled_code_runs_without_numba(empty_cache: Path) -> None:
    TOY.build()
    code = (
        "import sys; from tests.kernel.test_source import TOY, thrown;"
        "print(thrown(TOY.compiled())[0], 'numba' in sys.modules, 'numpy' in sys.modules)"
    )
    asked = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert asked.stdout == f"{thrown(TOY.plain())[0]} False False\n"


def test_compiled_code_of_older_sources_is_removed(tmp_path: Path) -> None:
    folders = [tmp_path / f"toy-{number}" for number in range(7)]
    for age, folder in enumerate(folders):
        folder.mkdir()
        os.utime(folder, (1_000_000 - age, 1_000_000 - age))
    (tmp_path / "other-0").mkdir()
    compiling.remove_older(folders[0])
    assert sorted(path.name for path in tmp_path.iterdir()) == ["other-0", "toy-0", "toy-1", "toy-2", "toy-3"]


def test_asking_whether_it_is_built_imports_no_numba() -> None:
    code = (
        "import sys; from paddock.kernel.source import KernelSource;"
        "KernelSource('x', ()).is_built(); print('numba' in sys.modules)"
    )
    asked = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert asked.stdout == "False\n"


def test_only_entry_points_are_offered() -> None:
    assert list(vars(TOY.plain())) == ["throws"]


def test_functions_are_compiled_after_those_they_call() -> None:
    from tests.kernel import toy

    functions = {each.__name__: each for each in functions_of(toy)}
    backwards = dict(reversed(functions.items()))
    assert in_order(backwards) == ["total", "throws"]


def test_luck_is_the_documented_one() -> None:
    """The first numbers of xoroshiro64** from a known state, by its authors' formula."""
    luck = array("q", [1, 2])
    assert [below(luck, 1 << 32) for _ in range(3)] == [xoroshiro(state) for state in states(1, 2, 3)]


def states(a: int, b: int, count: int) -> Iterator[tuple[int, int]]:
    for _ in range(count):
        yield a, b
        b ^= a
        a, b = (turned(a, 26) ^ b ^ (b << 9)) % 2**32, turned(b, 13)


def turned(x: int, by: int) -> int:
    return (x << by | x >> 32 - by) % 2**32


def xoroshiro(state: tuple[int, int]) -> int:
    return turned(state[0] * 0x9E3779BB % 2**32, 5) * 5 % 2**32


def test_luck_is_even() -> None:
    """Every face of a die over neighbouring seeds, within five standard deviations."""
    counts, luck = [0] * 6, zeros(2)
    for number in range(6000):
        seed(luck, 0, number)
        counts[below(luck, 6)] += 1
    assert all(abs(count - 1000) < 5 * 29 for count in counts), counts


def test_ready_runs_plain_until_it_is_built(empty_cache: Path) -> None:
    assert TOY.entry_points("ready").throws is TOY.plain().throws


def test_a_change_beside_the_modules_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Constants come from modules that are not compiled themselves."""
    folder = tmp_path / "kernel_of_constants"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "moves.py").write_text("from kernel_of_constants.layout import SIZE\n")
    (folder / "layout.py").write_text("SIZE = 1\n")
    monkeypatch.syspath_prepend(tmp_path)
    source = compiling.KernelSource("constants", ("kernel_of_constants.moves",))
    before = compiling.digest_of.__wrapped__(source)
    (folder / "layout.py").write_text("SIZE = 2\n")
    assert compiling.digest_of.__wrapped__(source) != before


def test_the_rules_can_be_given_the_luck_of_a_kernel() -> None:
    luck, row = KernelLuck(7, 3), zeros(2)
    seed(row, 7, 3)
    faces = (1, 1, 2, 4)
    assert [luck.answer(Roll(faces)) for _ in range(20)] == [Rolled(faces[below(row, 4)]) for _ in range(20)]
    for size in (1, 2, 42):
        check_luck(Shuffle(size), luck.answer(Shuffle(size)))


def test_races_of_one_seed_have_different_luck() -> None:
    turn = Shuffle(42)
    orders = {str(KernelLuck(high, low).answer(turn)) for high in range(5) for low in range(5)}
    assert len(orders | {str(SeededLuck("7").answer(turn))}) == 26


def test_figures_are_found_by_answer_and_seat() -> None:
    playouts = Playouts(10, 3, array("q", range(24)), array("q", range(100, 124)))
    assert playouts.total(1, 2, LEAD) == (1 * 3 + 2) * 4 + LEAD
    assert playouts.total_squared(0, 1, LEAD) == 100 + 4 + LEAD


def test_a_win_is_shared_and_places_follow_the_keys() -> None:
    figures = zeros(4 * FIGURES)
    for seat, score in enumerate((5, 9, 9, -2)):
        figures[seat * FIGURES + SCORE] = score
    judge(figures, 0, array("q", [50, 90, 90, -20]), 4)
    assert list(figures[WIN::FIGURES]) == [0, WIN_UNITS // 2, WIN_UNITS // 2, 0]
    assert list(figures[PLACE::FIGURES]) == [3, 1, 1, 4]
    assert list(figures[LEAD::FIGURES]) == [-4, 0, 0, -11]
