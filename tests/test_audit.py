"""locks/audit: what the clients of the registries say becomes one sentence each and an exit code."""

from __future__ import annotations

import importlib.machinery
import importlib.util
import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
NOTHING = {"metadata": {"vulnerabilities": {"total": 0}, "dependencies": {"total": 12}}}
SOMETHING = {
    "metadata": {"vulnerabilities": {"total": 1}, "dependencies": {"total": 12}},
    "vulnerabilities": {"tool": {"severity": "high"}},
}


@pytest.fixture
def audit(tmp_path: Path) -> Any:
    """The command in a checkout of its own, so that nothing is left beside the real one."""
    shutil.copytree(ROOT / "locks", tmp_path / "locks")
    (tmp_path / "web").mkdir()
    loader = importlib.machinery.SourceFileLoader("audit_script", str(tmp_path / "locks" / "audit"))
    spec = importlib.util.spec_from_loader("audit_script", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("uv", "npm", "code", "says"),
    [
        ((0, "", ""), (0, json.dumps(NOTHING), ""), 0, "Python: no advisory is known"),
        ((1, "idna 3.20 has 1 known vulnerability", ""), (0, json.dumps(NOTHING), ""), 1, "idna 3.20 has 1"),
        ((0, "", ""), (1, json.dumps(SOMETHING), ""), 1, "browser client: advisories are known: tool (high)"),
        ((2, "", "error: failed\n  cause: dns error\n"), (0, json.dumps(NOTHING), ""), 3, "NOT AUDITED"),
        ((0, "", ""), (1, '{"message": "405"}', "npm error 405\nA complete log is there\n"), 3, "asked: npm error 405"),
        ((2, "", ""), (1, json.dumps(SOMETHING), ""), 1, "Python: NOT AUDITED"),
        ((0, "", ""), (1, "", ""), 3, "no reason given"),
    ],
)
def test_it_tells_what_is_known_and_what_could_not_be_asked(
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


def test_every_pin_is_asked_about(audit: Any) -> None:
    asked = audit.pins()
    for name in ("bootstrap", "build", "run", "dev", "fast", "postgres", "ray", "data", "docs"):
        lines = (ROOT / "locks" / f"{name}.txt").read_text(encoding="utf-8").splitlines()
        pinned = {line.rstrip("\\ ") for line in lines if "==" in line}
        assert pinned and pinned <= set(asked)
    assert not [pin for pin in asked if "\\" in pin or "://" in pin]
