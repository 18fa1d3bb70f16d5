"""The package as it is published, served with its page; and the unit and the image that a server is run by."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.process import process

ROOT = Path(__file__).resolve().parent.parent
FILES = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "CHANGELOG.md", ".gitignore")
STATIC = Path("src") / "paddock" / "server" / "static"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """What a package is made of, with a page that stands for the real one."""
    tree = tmp_path / "tree"
    ignored = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(ROOT / "src", tree / "src", ignore=ignored)
    for name in FILES:
        shutil.copy(ROOT / name, tree / name)
    (tree / STATIC).mkdir()
    (tree / STATIC / "index.html").write_text("<!doctype html><title>Paddock</title><p>the page</p>", encoding="utf-8")
    return tree


def test_a_wheel_made_from_the_source_archive_shows_the_page(tree: Path, tmp_path: Path) -> None:
    build = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(tmp_path / "dist"), str(tree)]
    ran = subprocess.run(build, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    (wheel,) = (tmp_path / "dist").glob("paddock_games-*.whl")
    venv = tmp_path / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", venv], check=True)
    python = venv / "bin" / "python"
    (site,) = venv.glob("lib/python*/site-packages")
    (site / "packages.pth").write_text(str(Path(pytest.__file__).parents[1]), encoding="utf-8")  # what it depends on
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--no-index", "--no-deps", "--no-compile"]
    subprocess.run([*pip, "--ignore-installed", str(wheel)], check=True, capture_output=True)
    asked = [str(python), "-P", "-c", "import paddock; print(paddock.__file__)"]
    assert subprocess.run(asked, capture_output=True, text=True, cwd=tmp_path).stdout.startswith(str(site))
    with process(tmp_path, python=str(python), start=("-P", "-m", "paddock")) as server:
        page = httpx.get(server.address, timeout=60)
    assert page.status_code == 200 and "the page" in page.text


def test_nothing_is_built_without_the_page_or_with_an_old_one(tree: Path) -> None:
    spec = spec_from_file_location("hatch_build", tree / "hatch_build.py")
    assert spec is not None and spec.loader is not None
    module: Any = module_from_spec(spec)
    spec.loader.exec_module(module)
    hook = module.PageHook(str(tree), {}, None, None, str(tree / "dist"), "wheel")
    hook.initialize("standard", {})
    (tree / "web").mkdir()
    (tree / "web" / "App.svelte").write_text("new", encoding="utf-8")
    shutil.copy(ROOT / "paddock", tree / "paddock")
    with pytest.raises(SystemExit, match="older than its sources"):
        hook.initialize("standard", {})
    (tree / STATIC / "index.html").unlink()
    with pytest.raises(SystemExit, match=r"The page is not built\. Run \./paddock serve --help"):
        hook.initialize("standard", {})
    hook.initialize("editable", {})


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
