"""What is in deploy/: the unit may write its caches and little else, and the image is made of the wheel."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
UNIT = ROOT / "deploy" / "paddock@.service"


def settings() -> dict[str, str]:
    lines = UNIT.read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if re.match(r"[A-Z]\w+=", line))


def test_the_unit_can_keep_compiled_kernels() -> None:
    unit = settings()
    assert unit["ProtectSystem"] == "strict" and "ReadWritePaths" not in unit
    assert unit["Environment"] == f"PADDOCK_KERNELS=%C/{unit['CacheDirectory']}/kernels"
    assert "MemoryDenyWriteExecute" not in unit  # it would refuse to load them


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd here")
def test_the_unit_is_hardened(tmp_path: Path) -> None:
    one = shutil.copy(UNIT, tmp_path / "paddock@8090.service")
    asked = ["systemd-analyze", "security", "--offline=true", "--no-pager", str(one)]
    said = subprocess.run(asked, capture_output=True, text=True).stdout
    (exposure,) = re.findall(r"Overall exposure level for \S+: ([\d.]+)", said)
    assert float(exposure) < 4


def test_the_image_is_given_what_it_is_made_of() -> None:
    steps = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
    assert steps.count("\nFROM ") == 2 and "\nHEALTHCHECK " in steps
    given = [line for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines() if line.startswith("!")]
    assert all((ROOT / line.removeprefix("!")).exists() for line in given)
    assert {"!paddock", "!hatch_build.py", "!pyproject.toml", "!src", "!web", "!locks"} <= set(given)
    locks = re.findall(r"-r (locks/\w+\.txt)", steps)
    assert len(locks) == 4 and all((ROOT / lock).exists() for lock in locks)
