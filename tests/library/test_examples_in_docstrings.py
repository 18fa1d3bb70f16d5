"""Every name of the library has a docstring with an example that runs."""

from __future__ import annotations

import doctest
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import paddock
from paddock import HOMES

FINDER = doctest.DocTestFinder(recurse=True)


def examples() -> Iterator[tuple[str, doctest.DocTest]]:
    yield from [("paddock", test) for test in FINDER.find(paddock, "paddock", module=False) if test.name == "paddock"]
    for name in HOMES:
        yield from [(name, test) for test in FINDER.find(getattr(paddock, name), name, module=False)]


@pytest.mark.parametrize(("name", "test"), [pytest.param(*found, id=found[1].name) for found in examples()])
def test_the_example_of_a_docstring_runs(
    name: str,
    test: doctest.DocTest,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    test.globs = {"paddock": paddock}
    found = doctest.DocTestRunner().run(test)
    assert found.failed == 0, capsys.readouterr().out


def test_every_name_has_an_example() -> None:
    shown = {name for name, test in examples() if test.examples}
    assert shown >= {"paddock", *HOMES} - {"Odds"}  # which `odds` returns
    assert all(getattr(paddock, name).__doc__ for name in HOMES)


def test_importing_is_quick_and_silent() -> None:
    code = "import sys, paddock; print(*sorted(name for name in sys.modules if name.startswith('paddock')))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == ["paddock"] and ran.stderr == ""


def test_a_package_of_the_same_name_replaces_no_function() -> None:
    import paddock.review.values

    assert callable(paddock.review) and sys.modules["paddock.review.values"].SLOTS
    with pytest.raises(AttributeError, match="the library is Race"):
        paddock.nothing  # noqa: B018
    assert set(HOMES) <= set(dir(paddock))
