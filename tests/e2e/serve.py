"""The server of the browser tests: `python -m tests.e2e.serve PORT DATA`.

It is the real server, but luck is the same in every run, and bots do not delay secret choices.
"""

from __future__ import annotations

import sys
from pathlib import Path
from unittest.mock import patch

from paddock.server.app import Settings
from paddock.server.directory import tables as directory
from paddock.server.run import run
from paddock.table.times import Times

SEED = "the luck of the browser tests"


def main(port: str, data: str) -> None:
    settings = Settings(Path(data), rate=0, workers=1, times=Times(secret=0), playouts=2000)
    with patch.object(directory, "new_seed", lambda: SEED):
        run(settings, "127.0.0.1", int(port))


if __name__ == "__main__":
    main(*sys.argv[1:])
