"""The bootstrap script: its messages if something is missing, and when it reinstalls."""

from __future__ import annotations

import hashlib
import importlib.machinery
import importlib.util
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import textwrap
import threading
import tomllib
import zipfile
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from paddock.installed import GROUP

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def script(tmp_path: Path) -> ModuleType:
    """The script in a separate copy of the checkout, so that the real .venv stays untouched."""
    shutil.copy(ROOT / "paddock", tmp_path / "paddock")
    shutil.copy(ROOT / "pyproject.toml", tmp_path / "pyproject.toml")
    shutil.copytree(ROOT / "locks", tmp_path / "locks")
    (tmp_path / "src" / "paddock").mkdir(parents=True)
    (tmp_path / "src" / "paddock" / "__init__.py").write_text('__version__ = "9.8.7"\n')
    return load_script(tmp_path / "paddock")


def load_script(path: Path) -> ModuleType:
    """Load a script whose name has no suffix."""
    loader = importlib.machinery.SourceFileLoader(f"{path.name}_script", str(path))
    spec = importlib.util.spec_from_loader(loader.name, loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


def fake_venv(script: Any, level: str) -> None:
    python = Path(script.venv_python())
    python.parent.mkdir(parents=True, exist_ok=True)
    python.touch()
    os.makedirs(script.site_packages(), exist_ok=True)
    script.link_source()
    script.write_stamp(script.stamp_for(level))


def test_an_old_python_gets_advice(script: Any, monkeypatch: Any, capsys: Any) -> None:
    monkeypatch.setattr(script.sys, "version_info", (3, 9, 0))
    assert script.main(["sim"]) == 2
    said = capsys.readouterr().err
    assert "3.9" in said
    assert "3.11" in said
    assert len(said.splitlines()) == 1


def test_a_python_without_venv_names_what_to_install(script: Any, monkeypatch: Any, capsys: Any) -> None:
    monkeypatch.setitem(sys.modules, "ensurepip", None)
    assert script.main(["sim"]) == 2
    assert "apt install python3-venv" in capsys.readouterr().err


def test_no_network_on_the_first_start_is_reported(script: Any, monkeypatch: Any, capsys: Any) -> None:
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
    assert len(commands) == 3
    assert all("--require-hashes" in command for command in commands)
    assert not any("sync" in command for command in commands)  # which would remove somebody's games
    assert all(command[command.index("--only-binary") + 1] == ":all:" for command in commands)  # never from source


def test_without_numba_for_this_machine_the_start_says_so_and_goes_on(
    script: Any, monkeypatch: Any, capsys: Any
) -> None:
    monkeypatch.setattr(script, "make_venv", lambda: fake_venv(script, "dev"))
    monkeypatch.setattr(script, "link_source", lambda: None)
    monkeypatch.setattr(script, "pip_settings", dict)
    monkeypatch.setattr(script, "run_installer", lambda command, env: script.lock_path("fast") not in command)
    script.prepare("run")
    assert script.is_ready("run")
    said = capsys.readouterr().err
    assert said.count("Numba could not be installed here") == 1 and "Traceback" not in said


def test_an_extra_is_installed_when_it_is_first_asked_for(script: Any, monkeypatch: Any, capsys: Any) -> None:
    fake_venv(script, "run")
    asked: list[str] = []
    monkeypatch.setattr(script, "add_packages", lambda name: not asked.append(name))  # type: ignore[func-returns-value]
    monkeypatch.setattr(script, "hand_over", lambda arguments: None)
    script.main(["sim", "--games", "3"])
    assert asked == []
    for _ in range(2):
        script.main(["sim", "--ray=local"])
    assert asked == ["ray"] and capsys.readouterr().err.count("installing the packages of ray") == 1
    script.main(["sim", "--out", "races.csv"])
    assert asked == ["ray"]
    script.main(["sim", "--out=races.parquet"])
    script.main(["play", "races.parquet"])
    script.main(["docs"])
    assert asked == ["ray", "data", "docs"]
    monkeypatch.setattr(script, "add_packages", lambda name: False)
    Path(script.lock_path("ray")).write_text("changed")
    assert script.main(["sim", "--ray", "local"]) == 2
    assert "could not be installed" in capsys.readouterr().err


@pytest.mark.parametrize("installer", ["pip", "uv"])
def test_a_package_that_is_only_there_as_source_is_never_run(
    script: Any, tmp_path: Path, monkeypatch: Any, installer: str
) -> None:
    """With the real installers; the package would leave a file behind if built."""
    ran, log = tmp_path / "ran", tmp_path / "log"
    offered = source_package(tmp_path / "offered", ran)
    digest = hashlib.sha256(offered.read_bytes()).hexdigest()
    for name in ("bootstrap", "run"):
        Path(script.lock_path(name)).write_text(f"onlysource==1.0 --hash=sha256:{digest}\n")

    def run(command: list[str], env: dict[str, str]) -> bool:
        if installer == "uv" and "uv" not in command:
            return command[-1].endswith("bootstrap.txt")  # as if the installer itself had been installed
        with log.open("a") as file:
            more = ["--dry-run", "--no-index", "--find-links", str(offered.parent)]
            return subprocess.call([*command, *more], stdout=file, stderr=file) == 0

    monkeypatch.setattr(script, "venv_python", lambda: sys.executable)
    monkeypatch.setattr(script, "run_installer", run)
    with pytest.raises(script.Stop):
        script.install_packages("run")
    assert "onlysource" in log.read_text()
    assert not ran.exists()


def source_package(folder: Path, ran: Path) -> Path:
    """A source package that leaves a file behind when it is built."""
    folder.mkdir()
    path = folder / "onlysource-1.0.tar.gz"
    files = {
        "pyproject.toml": '[build-system]\nrequires = []\nbuild-backend = "backend"\nbackend-path = ["."]\n'
        '[project]\nname = "onlysource"\ndynamic = ["version"]\n',
        "backend.py": f"open({str(ran)!r}, 'w').close()\n",
        "PKG-INFO": "Metadata-Version: 2.1\nName: onlysource\nVersion: 1.0\n",
    }
    with tarfile.open(path, "w:gz") as archive:
        for name, text in files.items():
            entry = tarfile.TarInfo(f"onlysource-1.0/{name}")
            entry.size = len(text)
            archive.addfile(entry, io.BytesIO(text.encode()))
    return path


def test_uv_gets_the_settings_of_pip(script: Any, monkeypatch: Any) -> None:
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


def project_of(name: str) -> Any:
    """A game's project file: that of the example, or the one printed in the docs."""
    if name == "sprint":
        return tomllib.loads((ROOT / "examples" / "sprint" / "pyproject.toml").read_text(encoding="utf-8"))
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    (printed,) = [block for block in re.findall(r"(?:^    .+\n|^\n)+", text, re.M) if f'name = "{name}"' in block]
    return tomllib.loads(textwrap.dedent(printed))


def wheel_of(project: Any, folder: Path) -> Path:
    """A wheel of a project whose code is an empty class."""
    name, version = project["name"].replace("-", "_"), project["version"]
    (point,) = [f"{name} = {value}" for name, value in project["entry-points"][GROUP].items()]
    module, _, thing = point.partition(" = ")[2].partition(":")
    needs = "".join(f"Requires-Dist: {need}\n" for need in project["dependencies"])
    info = f"{name}-{version}.dist-info"
    with zipfile.ZipFile(wheel := folder / f"{name}-{version}-py3-none-any.whl", "w") as file:
        file.writestr(f"{module}.py", f"class {thing}: ...\n")
        said = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {version}\n{needs}"
        file.writestr(f"{info}/METADATA", said)
        file.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        file.writestr(f"{info}/entry_points.txt", f"[{GROUP}]\n{point}\n")
        file.writestr(f"{info}/RECORD", "")
    return wheel


def test_a_game_that_needs_paddock_finds_the_checkout(script: Any, tmp_path: Path) -> None:
    """With the real pip and no registry."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", script.VENV], check=True)
    here = str(Path(pytest.__file__).parents[1])
    Path(script.site_packages(), "packages.pth").write_text(here + "\n")  # what the checkout itself needs
    script.link_source()
    projects = [project_of(name)["project"] for name in ("hops", "sprint")]
    projects.append({**projects[0], "name": "picky", "dependencies": [f"{script.NAME}[postgres]==9.8.7"]})
    wheels = [str(wheel_of(project, tmp_path)) for project in projects]
    pip = [sys.executable, "-m", "pip", "--python", script.venv_python(), "install", "--no-index", *wheels]
    ran = subprocess.run(pip, capture_output=True, text=True, env={**os.environ, "PIP_NO_INDEX": "1"})
    assert ran.returncode == 0, ran.stderr
    assert [project["dependencies"] for project in projects[:2]] == [[script.NAME]] * 2
    load = f"from importlib.metadata import entry_points as e; print(*[p.load() for p in e(group='{GROUP}')])"
    loaded = subprocess.run([script.venv_python(), "-I", "-c", load], capture_output=True, text=True)
    assert "hops.Hops" in loaded.stdout and "paddock_sprint.Sprint" in loaded.stdout, loaded.stderr
    Path(script.ROOT, "src", "paddock", "__init__.py").write_text('__version__ = "9.9.0"\n')
    assert not script.is_linked()
    script.link_source()
    assert [path.name for path in Path(script.site_packages()).glob("paddock_games-*")] == [
        "paddock_games-9.9.0.dist-info"
    ]


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


def test_node_builds_the_page_and_nothing_that_runs_needs_it() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert not [name for name in project["dependencies"] if name.startswith("nodejs")]
    assert "\nnodejs-wheel==" in (ROOT / "locks" / "run.txt").read_text(encoding="utf-8")


def test_the_locks_name_no_registry_and_hash_everything() -> None:
    for path in (ROOT / "locks").glob("*.txt"):
        text = path.read_text(encoding="utf-8")
        assert "://" not in text
        assert "index-url" not in text
        pins = [line for line in text.splitlines() if "==" in line]
        assert pins
        assert all(line.endswith("\\") for line in pins), "every pin is followed by its hashes"


# The browser client.


@pytest.fixture
def client(script: Any, monkeypatch: Any) -> list[list[str]]:
    """A whole .venv and a client to build; returns the commands given to Node."""
    fake_venv(script, "dev")
    web = Path(script.WEB)
    (web / "src").mkdir(parents=True)
    (web / "src" / "App.svelte").write_text("<p>hello</p>")
    (web / "package-lock.json").write_text("{}")
    (web / ".npmrc").write_text("audit=false")
    commands: list[list[str]] = []

    def run_node(command: list[str], name: str) -> bool:
        commands.append([name, *command])
        made = web / "node_modules" if name == "npm" else Path(script.CLIENT)
        made.mkdir(parents=True, exist_ok=True)
        return True

    def compile_kernels() -> bool:
        Path(script.kernels_path()).mkdir(parents=True, exist_ok=True)
        return True

    monkeypatch.setattr(script, "run_node", run_node)
    monkeypatch.setattr(script, "compile_kernels", compile_kernels)
    monkeypatch.setattr(script, "hand_over", lambda arguments: None)
    return commands


def test_the_client_is_built_once_and_only_where_it_is_shown(script: Any, client: list[list[str]]) -> None:
    script.main(["sim"])
    assert client == []
    script.main(["play"])
    assert [command[:2] for command in client] == [["npm", "ci"], ["node", client[1][1]]]
    script.main(["play"])
    script.main(["serve"])
    script.main(["test"])
    assert len(client) == 2


def test_a_changed_source_builds_again_without_fetching(script: Any, client: list[list[str]]) -> None:
    script.main(["play"])
    (Path(script.WEB) / "src" / "App.svelte").write_text("<p>good bye</p>")
    script.main(["play"])
    assert [command[0] for command in client] == ["npm", "node", "node"]


def test_a_changed_client_lock_fetches_again(script: Any, client: list[list[str]]) -> None:
    script.main(["play"])
    (Path(script.WEB) / "package-lock.json").write_text('{"lockfileVersion": 3}')
    script.main(["play"])
    assert [command[0] for command in client] == ["npm", "node", "npm", "node"]


def test_the_tests_bring_back_the_tools_that_a_built_client_does_not_need(script: Any, client: list[list[str]]) -> None:
    script.main(["play"])
    shutil.rmtree(Path(script.WEB) / "node_modules")
    script.main(["play"])
    assert len(client) == 2
    script.main(["test"])
    assert client[2][0] == "npm"


def test_no_answer_from_the_client_registry_is_reported(
    script: Any, client: list[list[str]], monkeypatch: Any, capsys: Any
) -> None:
    monkeypatch.setattr(script, "run_node", lambda command, name: False)
    assert script.main(["play"]) == 2
    said = capsys.readouterr().err.splitlines()
    assert "check the network and your npm settings" in said[-1]
    assert not Path(script.CLIENT).exists()


def test_a_failed_build_is_reported_and_retried(
    script: Any, client: list[list[str]], monkeypatch: Any, capsys: Any
) -> None:
    works = script.run_node
    monkeypatch.setattr(script, "run_node", lambda command, name: works(command, name) and name == "npm")
    assert script.main(["play"]) == 2
    assert "could not be built" in capsys.readouterr().err
    monkeypatch.setattr(script, "run_node", works)
    assert script.main(["play"]) is None
    assert [command[0] for command in client] == ["npm", "node", "node"]


def test_kernels_that_cannot_be_compiled_are_reported_and_tried_again(
    script: Any, client: list[list[str]], monkeypatch: Any, capsys: Any
) -> None:
    works = script.compile_kernels
    monkeypatch.setattr(script, "compile_kernels", lambda: False)
    assert script.main(["play"]) == 2
    assert "kernels for browsers could not be compiled" in capsys.readouterr().err
    monkeypatch.setattr(script, "compile_kernels", works)
    script.main(["play"])
    assert [command[0] for command in client] == ["npm", "node"]
    assert Path(script.kernels_stamp_path()).exists()


def test_checking_whether_the_client_changed_is_fast(script: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr(script, "WEB", str(ROOT / "web"))
    sources = script.client_sources()
    assert len(sources) > 10
    assert not any("node_modules" in path for path in sources)
    assert sum(map(os.path.getsize, sources)) < 5_000_000  # a few hundredths of a second


def test_the_client_lock_names_no_registry_and_hashes_everything() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    fetched = [package for path, package in packages.items() if path]
    assert fetched
    assert all("resolved" not in package and package["integrity"] for package in fetched)


@pytest.mark.slow
def test_a_fresh_clone_runs(tmp_path: Path) -> None:
    clone = tmp_path / "a clone"
    subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
    first = subprocess.run([clone / "paddock", "tracks", "list"], capture_output=True, text=True, cwd=tmp_path)
    assert first.returncode == 0, first.stderr
    assert "river-station" in first.stdout
    again = subprocess.run([clone / "paddock", "tracks", "list"], capture_output=True, text=True, cwd=tmp_path)
    assert again.stderr == ""
