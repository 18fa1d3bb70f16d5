"""The script at the root: what it says where something is missing, and when it installs again."""

from __future__ import annotations

import importlib.machinery
import importlib.util
import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def script(tmp_path: Path) -> ModuleType:
    """The script in a copied checkout of its own, so that nothing here touches the real .venv."""
    shutil.copy(ROOT / "paddock", tmp_path / "paddock")
    shutil.copytree(ROOT / "locks", tmp_path / "locks")
    loader = importlib.machinery.SourceFileLoader("paddock_script", str(tmp_path / "paddock"))
    spec = importlib.util.spec_from_loader("paddock_script", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


def fake_venv(script: Any, level: str) -> None:
    python = Path(script.venv_python())
    python.parent.mkdir(parents=True, exist_ok=True)
    python.touch()
    script.write_stamp(script.stamp_for(level))


def test_an_old_python_is_told_what_to_do(script: Any, monkeypatch: Any, capsys: Any) -> None:
    monkeypatch.setattr(script.sys, "version_info", (3, 9, 0))
    assert script.main(["sim"]) == 2
    said = capsys.readouterr().err
    assert "3.9" in said
    assert "3.11" in said
    assert len(said.splitlines()) == 1


def test_a_python_without_venv_is_told_what_to_install(script: Any, monkeypatch: Any, capsys: Any) -> None:
    monkeypatch.setitem(sys.modules, "ensurepip", None)
    assert script.main(["sim"]) == 2
    assert "apt install python3-venv" in capsys.readouterr().err


def test_no_network_on_the_first_start_is_said(script: Any, monkeypatch: Any, capsys: Any) -> None:
    monkeypatch.setattr(script, "make_venv", lambda: os.makedirs(script.VENV))
    monkeypatch.setattr(script, "pip_settings", dict)
    monkeypatch.setattr(script, "run_installer", lambda command, env: False)
    assert script.main(["sim"]) == 2
    assert "check the network" in capsys.readouterr().err
    assert not script.is_ready("run")


def test_a_failed_install_of_the_tests_leaves_the_program_working(script: Any, monkeypatch: Any) -> None:
    fake_venv(script, "run")
    monkeypatch.setattr(script, "pip_settings", dict)
    monkeypatch.setattr(script, "run_installer", lambda command, env: False)
    assert script.main(["test"]) == 2
    assert script.is_ready("run")


def test_pip_steps_in_where_uv_cannot(script: Any, monkeypatch: Any) -> None:
    commands: list[list[str]] = []

    def run(command: list[str], env: dict[str, str]) -> bool:
        commands.append(command)
        return "uv" not in command

    monkeypatch.setattr(script, "pip_settings", dict)
    monkeypatch.setattr(script, "run_installer", run)
    script.install_packages("run")
    assert "uv" in commands[-2]
    assert "pip" in commands[-1]
    assert commands[-1][-1] == script.lock_path("run")
    assert all("--require-hashes" in command for command in commands)


def test_uv_is_told_what_pip_was_told(script: Any, monkeypatch: Any) -> None:
    for name in [name for name in os.environ if name.startswith("UV_")]:
        monkeypatch.delenv(name)
    env = script.installer_env({"index-url": "file:///mine", "find-links": "a b"})
    assert env["UV_DEFAULT_INDEX"] == "file:///mine"
    assert env["UV_FIND_LINKS"] == "a,b"


def test_a_ready_venv_is_used_as_it_is(script: Any) -> None:
    assert not script.is_ready("run")
    fake_venv(script, "run")
    assert script.is_ready("run")
    assert not script.is_ready("dev")


def test_a_venv_made_for_the_tests_serves_every_command(script: Any) -> None:
    fake_venv(script, "dev")
    assert script.is_ready("dev")
    assert script.is_ready("run")


def test_a_changed_lock_installs_again(script: Any) -> None:
    fake_venv(script, "run")
    with open(script.lock_path("run"), "a", encoding="utf-8") as file:
        file.write("# renewed\n")
    assert not script.is_ready("run")


def test_an_interrupted_install_is_not_ready(script: Any) -> None:
    python = Path(script.venv_python())
    python.parent.mkdir(parents=True)
    python.touch()
    assert not script.is_ready("run")


def test_a_venv_whose_python_vanished_is_not_ready(script: Any) -> None:
    fake_venv(script, "run")
    Path(script.venv_python()).unlink()
    assert not script.is_ready("run")


def test_a_second_start_waits_for_the_first(script: Any) -> None:
    waiting = threading.Event()
    held = script.hold_lock()

    def second() -> None:
        script.hold_lock().close()
        waiting.set()

    thread = threading.Thread(target=second)
    thread.start()
    assert not waiting.wait(0.3)
    held.close()
    assert waiting.wait(10)
    thread.join()


def test_the_locks_name_no_registry_and_hash_everything() -> None:
    for path in (ROOT / "locks").glob("*.txt"):
        text = path.read_text(encoding="utf-8")
        assert "http" not in text
        assert "index-url" not in text
        pins = [line for line in text.splitlines() if "==" in line]
        assert pins
        assert all(line.endswith("\\") for line in pins), "every pin is followed by its hashes"


@pytest.mark.slow
def test_a_fresh_clone_runs(tmp_path: Path) -> None:
    clone = tmp_path / "a clone"
    subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
    first = subprocess.run([clone / "paddock", "tracks", "list"], capture_output=True, text=True, cwd=tmp_path)
    assert first.returncode == 0, first.stderr
    assert "river-station" in first.stdout
    again = subprocess.run([clone / "paddock", "tracks", "list"], capture_output=True, text=True, cwd=tmp_path)
    assert again.stderr == ""
