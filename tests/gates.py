"""Every gate a change must pass, in one run: ruff, mypy, the tests. Called by `./paddock test`.

`--slow` adds the tests marked slow; anything else is handed to pytest. The last line counts the tests.
"""

from __future__ import annotations

import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent


def main(args: list[str]) -> int:
    slow = "--slow" in args
    rest = [arg for arg in args if arg != "--slow"]
    python = [sys.executable, "-m"]
    failed = []
    with TemporaryDirectory() as folder:
        report = Path(folder) / "tests.xml"
        pytest = [*python, "pytest", "-q", "-n", "auto", f"--junit-xml={report}"]
        if not slow:
            pytest += ["-m", "not slow"]
        gates = {
            "ruff check": [*python, "ruff", "check", "."],
            "ruff format": [*python, "ruff", "format", "--check", "."],
            "mypy": [*python, "mypy"],
            "pytest": [*pytest, *rest],
        }
        for name, command in gates.items():
            print(f"── {name}", flush=True)
            began = time.monotonic()
            if subprocess.call(command, cwd=ROOT):
                failed.append(name)
            print(f"   {time.monotonic() - began:.0f} s", flush=True)
        passed, broken, skipped = count(report)
    if failed:
        print(f"FAILED: {', '.join(failed)}")
    print(f"{passed} passed, {broken} failed" + (f", {skipped} skipped" if skipped else ""), flush=True)
    return 1 if failed or not passed else 0


def count(report: Path) -> tuple[int, int, int]:
    """Tests that passed, failed and were skipped, from pytest's report."""
    try:
        suites = ElementTree.parse(report).getroot().iter("testsuite")
    except (OSError, ElementTree.ParseError):
        return 0, 0, 0
    total = broken = skipped = 0
    for suite in suites:
        total += int(suite.get("tests", 0))
        broken += int(suite.get("failures", 0)) + int(suite.get("errors", 0))
        skipped += int(suite.get("skipped", 0))
    return total - broken - skipped, broken, skipped


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
