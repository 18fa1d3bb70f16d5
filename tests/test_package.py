"""The published package with its page, the systemd unit and the image that run it, and the audit of its locks."""

from __future__ import annotations

import json
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
from tests.test_bootstrap import load_script

ROOT = Path(__file__).resolve().parent.parent
FILES = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "CHANGELOG.md", ".gitignore")
STATIC = Path("src") / "paddock" / "server" / "static"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """The sources of a package, with a stand-in for the page."""
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


def test_the_image_gets_its_sources() -> None:
    steps = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
    assert steps.count("\nFROM ") == 2 and "\nHEALTHCHECK " in steps
    given = [line for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines() if line.startswith("!")]
    assert all((ROOT / line.removeprefix("!")).exists() for line in given)
    assert {"!paddock", "!hatch_build.py", "!pyproject.toml", "!src", "!web", "!locks"} <= set(given)
    locks = re.findall(r"-r (locks/\w+\.txt)", steps)
    assert len(locks) == 4 and all((ROOT / lock).exists() for lock in locks)


NOTHING = {"metadata": {"vulnerabilities": {"total": 0}, "dependencies": {"total": 12}}}
SOMETHING = {
    "metadata": {"vulnerabilities": {"total": 1}, "dependencies": {"total": 12}},
    "vulnerabilities": {"tool": {"severity": "high"}},
}


@pytest.fixture
def audit(tmp_path: Path) -> Any:
    """The command in a separate checkout, so that it leaves nothing in the real one."""
    shutil.copytree(ROOT / "locks", tmp_path / "locks")
    (tmp_path / "web").mkdir()
    return load_script(tmp_path / "locks" / "audit")


@pytest.mark.parametrize(
    ("uv", "npm", "code", "says"),
    [
        ((0, "", ""), (0, json.dumps(NOTHING), ""), 0, "Python: no advisory is known"),
        ((1, "idna 3.20 has 1 known vulnerability", ""), (0, json.dumps(NOTHING), ""), 1, "idna 3.20 has 1"),
        ((0, "", ""), (1, json.dumps(SOMETHING), ""), 1, "browser client: advisories are known: tool (high)"),
        ((2, "", "error: failed\n  cause: dns error\n"), (0, json.dumps(NOTHING), ""), 3, "NOT AUDITED"),
        ((0, "", ""), (1, '{"message": "405"}', "npm error 405\nA complete log is there\n"), 3, ": npm error 405"),
        ((2, "", ""), (1, json.dumps(SOMETHING), ""), 1, "Python: NOT AUDITED"),
        ((0, "", ""), (1, "", ""), 3, "no reason given"),
    ],
)
def test_the_audit_reports_advisories_and_unreachable_sources(
    audit: Any, monkeypatch: Any, capsys: Any, uv: Any, npm: Any, code: int, says: str
) -> None:
    class Script:
        def prepare(self, level: str) -> None: ...

        def pip_settings(self) -> dict[str, str]:
            return {}

        def installer_env(self, settings: dict[str, str]) -> dict[str, str]:
            return {}

        def venv_python(self) -> str:
            return "python"

    def run(command: list[str], **how: Any) -> subprocess.CompletedProcess[str]:
        if "uv" not in command:
            return subprocess.CompletedProcess(command, *npm)
        project = Path(how["cwd"], "pyproject.toml").read_text(encoding="utf-8")
        assert "uvicorn==" in project and "pytest==" in project and "uv==" in project
        return subprocess.CompletedProcess(command, *uv)

    monkeypatch.setattr(audit, "start_script", Script)
    monkeypatch.setattr(audit.subprocess, "run", run)
    assert audit.main() == code
    assert says in capsys.readouterr().out


def test_every_pin_is_audited(audit: Any) -> None:
    asked = audit.pins()
    for lock in (ROOT / "locks").glob("*.txt"):
        lines = lock.read_text(encoding="utf-8").splitlines()
        pinned = {line.rstrip("\\ ") for line in lines if "==" in line}
        assert pinned and pinned <= set(asked)
    assert not [pin for pin in asked if "\\" in pin or "://" in pin]
