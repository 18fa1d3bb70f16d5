"""docs/api.md: every call and every message is on it, and its remote player really plays."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

from paddock.server.directory.commands import NOT_THERE
from paddock.server.http.routes import CALLS
from paddock.server.live import session as sockets
from paddock.server.net import websocket
from paddock.table import messages as m
from tests.server.running import Running, wait_until

PAGE = (Path(__file__).parents[3] / "docs" / "api.md").read_text(encoding="utf-8")


def test_every_call_is_on_the_page() -> None:
    documented = set(re.findall(r"^\| `((?:GET|POST) [^`]+)` \|", PAGE, re.M))
    assert documented == {f"{call.method} {re.sub(r':[a-z]+}', '}', call.path)}" for call in CALLS}


def test_every_message_is_on_the_page() -> None:
    kinds = [*get_args(m.ToServer), *get_args(m.ToClient)]
    assert set(re.findall(r"^\| `(\w+)` \|", PAGE, re.M)) == {kind.__struct_config__.tag for kind in kinds}


def test_every_end_is_on_the_page() -> None:
    codes = [sockets.NOT_UNDERSTOOD, sockets.NOT_YOURS, NOT_THERE, sockets.TOO_SLOW, websocket.TOO_MUCH]
    assert [code for code in [*codes, sockets.FAILED] if f"{code}:" not in PAGE] == []


def test_the_remote_player_plays_a_race_to_its_end(server: Running, tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.S)
    file = tmp_path / "player.py"
    file.write_text(code, encoding="utf-8")
    ann = server.person("Ann")
    table = ann.make("formula_d", options={"cars": 2}, seats=[{"kind": "bot", "bot": "random"}])
    command = [sys.executable, str(file), server.host, table["code"]]
    robo = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        wait_until(lambda: ann.get(f"/api/tables/{table['id']}")["seats"][1]["name"] == "Robo")
        ann.post(f"/api/tables/{table['id']}/start")
        out, err = robo.communicate(timeout=60)
    finally:
        robo.kill()
    assert (robo.returncode, err) == (0, "")
    assert "winners:" in out
    rows = server.table(table["id"]).race.rows
    assert len([row for row in rows if row.seat == 1 and row.by == "person"]) > 5
