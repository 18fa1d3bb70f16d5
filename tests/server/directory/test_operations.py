"""Public servers: log, proxy, metrics, and stopping."""

from __future__ import annotations

import gc
import json
import logging
import os
import re
import signal
import subprocess
import sys
import weakref
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
import yaml  # type: ignore[import-untyped]

import paddock
from paddock.cli.play import checked_addresses
from paddock.core.errors import BadOptions
from paddock.server.directory import housekeeping
from paddock.server.storage.migrate import newest
from paddock.table.people.guest import fingerprint
from paddock.table.times import Times
from paddock.track.load import builtin_files
from tests.server.process import process
from tests.server.running import Person, Running, wait_until


def test_a_stop_notifies_everybody_and_the_log_keeps_secrets(tmp_path: Path) -> None:
    with process(tmp_path) as server:
        ann = Person(server.address, "Ann")
        table = ann.start(people=2)["id"]
        ann.update(table, 0, since=1)
        httpx.get(f"{server.address}/table/{table}?secret=word")
        ann.get(f"/api/invitation?table={table}")
        socket = ann.socket(table, 0)
        server.process.send_signal(signal.SIGTERM)
        assert socket.closed()[0] == 1012  # "service restart": clients reconnect
        assert server.process.wait(20) in (0, -signal.SIGTERM)
    text, lines = server.log.read_text(encoding="utf-8"), server.lines()
    calls = [(line["method"], line["path"], line["status"]) for line in lines if "method" in line]
    known = f"/api/tables/{fingerprint(table)}"
    assert ("POST", "/api/tables", 201) in calls
    assert ("GET", f"{known}/view", 200) in calls
    assert [call[:2] for call in calls if call[0] == "SOCKET"] == [("SOCKET", f"/ws/tables/{fingerprint(table)}")]
    assert all(line["ms"] >= 0 and line["client"] == "127.0.0.1" for line in lines if "method" in line)
    assert [line["query"] for line in lines if "query" in line] == ["since=1&seat=0"]
    for secret in (table, ann.cookie.partition(".")[2], "secret=word"):
        assert secret not in text
    assert lines[-1]["say"] == "stopped"


FAILING = """
import threading, warnings
from paddock.cli import main
from paddock.server import run

def fail(*_):
    warnings.warn("out of date")
    thread = threading.Thread(target=lambda: 1 / 0)
    thread.start()
    thread.join()
    raise ValueError("a mistake")

run.listen = fail
main()
"""


def test_every_line_of_the_log_is_json_whatever_writes_it(tmp_path: Path) -> None:
    command = [sys.executable, "-c", FAILING, "serve", "--data", str(tmp_path / "data")]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=60)
    lines = [json.loads(line) for line in ran.stderr.splitlines()]
    assert ran.returncode == 1
    assert lines[0]["say"] == f"the database was migrated from nothing to {newest()}"
    assert [line["part"] for line in lines] == ["paddock.server", "py.warnings", "paddock.server", "paddock.server"]
    assert [line["error"].splitlines()[-1] for line in lines if "error" in line] == [
        "ZeroDivisionError: division by zero",
        "ValueError: a mistake",
    ]


@pytest.mark.parametrize(("proxy", "secure"), [("127.0.0.1", True), ("10.1.2.3", False)])
def test_only_the_named_proxy_is_trusted(serve: Callable[..., Running], proxy: str, secure: bool) -> None:
    server = serve(proxy=proxy)
    headers = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7"}
    answer = httpx.post(f"{server.url}/api/me", json={"name": "Ann"}, headers=headers)
    assert ("secure" in answer.headers["set-cookie"].lower()) is secure


def test_a_proxy_is_an_address() -> None:
    assert checked_addresses("--proxy", "127.0.0.1, 10.0.0.0/8") == "127.0.0.1, 10.0.0.0/8"
    with pytest.raises(BadOptions, match="--proxy"):
        checked_addresses("--proxy", "proxy.example.org")


def test_requests_are_counted_by_routes_and_not_by_paths(server: Running) -> None:
    def metrics() -> str:
        return httpx.get(f"{server.url}/metrics").text

    ann = server.person()
    table = ann.start(people=2)["id"]
    ann.update(table, 0)
    httpx.request("BREW", f"{server.url}/api/tables/{table}/view")
    httpx.get(f"{server.url}/api/nothing/{table}")
    found = metrics()
    assert f'paddock_info{{version="{paddock.__version__}"}} 1.0' in found
    assert 'paddock_requests_total{method="GET",route="/api/tables/{table}/view",status="2xx"}' in found
    assert 'paddock_request_seconds_count{method="POST",route="/api/tables"}' in found
    assert 'paddock_requests_total{method="other",route="/api/tables/{table}/view",status="4xx"}' in found
    assert table not in found and "BREW" not in found and "nothing" not in found


DEPLOY = Path(__file__).parents[3] / "deploy"


def test_dashboard_and_alerts_name_metrics_that_exist(server: Running) -> None:
    httpx.get(f"{server.url}/healthz")
    known = {line.split()[2] for line in httpx.get(f"{server.url}/metrics").text.splitlines() if "# TYPE" in line}
    dashboard = json.loads((DEPLOY / "grafana-dashboard.json").read_text(encoding="utf-8"))
    alerts = yaml.safe_load((DEPLOY / "prometheus-alerts.yml").read_text(encoding="utf-8"))
    rules = [rule for group in alerts["groups"] for rule in group["rules"]]
    drawn = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    for expression in (*drawn, *[rule["expr"] for rule in rules]):
        named = re.findall(r"(?:paddock|process)_\w+", expression)
        assert named or expression.startswith("up"), expression
        assert {re.sub("_(bucket|sum|count)$", "", name) for name in named} <= known, expression
    assert {"summary", "description"} == set.intersection(*[set(rule["annotations"]) for rule in rules])
    assert len({rule["alert"] for rule in rules}) == len(rules) and len(drawn) >= 10


@pytest.mark.parametrize(("client", "status"), [("127.0.0.9", 200), ("::1", 200), ("203.0.113.7", 403), ("", 200)])
def test_metrics_are_for_this_machine(server: Running, client: str, status: int) -> None:
    headers = {"x-forwarded-for": client} if client else {}
    assert httpx.get(f"{server.url}/metrics", headers=headers).status_code == status
    assert httpx.get(f"{server.url}/healthz", headers=headers).status_code == 200


def test_metrics_for_other_allowed_addresses(serve: Callable[..., Running]) -> None:
    server = serve(figures_for="203.0.113.0/24")
    statuses = [
        httpx.get(f"{server.url}/metrics", headers={"x-forwarded-for": client}).status_code
        for client in ("203.0.113.7", "127.0.0.1", "198.51.100.1", "unknown")
    ]
    assert statuses == [200, 200, 403, 403]


def test_stopping_while_bots_think_is_quiet(serve: Callable[..., Running], caplog: pytest.LogCaptureFixture) -> None:
    server = serve()
    ann = server.person()
    ann.make(seats=[{"kind": "me"}, {"kind": "bot", "bot": "club"}], start=True)
    wait_until(lambda: server.parts.bot_pool.waiting and server.parts.bot_pool.running)
    server.stop()
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []


@pytest.mark.skipif(sys.platform == "win32", reason="rights of files are another matter there")
def test_a_new_data_folder_is_for_its_user_alone(serve: Callable[..., Running], tmp_path: Path) -> None:
    serve(data=tmp_path / "made")
    assert (tmp_path / "made").stat().st_mode & 0o077 == 0


def test_empty_tables_are_unloaded_and_loaded_again(serve: Callable[..., Running]) -> None:
    server = serve(times=Times(calm=0.1, unload=1.0, present=0.1, tick=0.05))
    ann = server.person()
    left = ann.start(people=2)["id"]
    before = server.table(left)
    watched = ann.start(people=2)["id"]
    with ann.socket(watched, 0):
        wait_until(lambda: left not in server.directory.open)
        assert watched in server.directory.open
        assert {table["id"] for table in ann.get("/api/me")["tables"]} == {left, watched}
        assert left not in server.directory.open  # to be headers of is not to be built
        again = ann.update(left, 0)
        assert again["version"] == before.race.version
        assert server.table(left) is not before
        assert server.table(left).race.rows == before.race.rows


def test_of_ended_tables_a_few_are_kept(serve: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housekeeping, "KEPT_OPEN", 1)
    server = serve(times=Times(calm=0.1, present=0.1, tick=0.05))
    ann = server.person()
    first, second = (ann.start(people=2)["id"] for _ in range(2))
    for table in (first, second):
        server.play_out(table)
    wait_until(lambda: first not in server.directory.open)
    assert second in server.directory.open
    assert ann.get(f"/api/tables/{first}")["stage"] == "over"


def test_a_call_that_outlasts_a_stop_gets_an_error(tmp_path: Path) -> None:
    with process(tmp_path) as server, ThreadPoolExecutor() as pool:
        ann = Person(server.address, "Ann")
        roll = {"game": "formula_d", "style": "street", "seed": 1}
        rolled = pool.submit(ann.http.post, "/api/studio/roll", json=roll, timeout=60)
        children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
        wait_until(lambda: any("studio" in cmdline(child) for child in children.read_text().split()))
        (studio,) = [int(child) for child in children.read_text().split() if "studio" in cmdline(child)]
        os.kill(studio, signal.SIGSTOP)
        server.process.send_signal(signal.SIGTERM)
        answer = rolled.result(60)
        assert answer.status_code == 503 and "the server is stopping" in answer.json()["error"]
        assert server.process.wait(60) in (0, -signal.SIGTERM)
        assert server.failures() == [] and cmdline(str(studio)) == ""


def cmdline(process: str) -> str:
    with suppress(OSError):
        return Path(f"/proc/{process}/cmdline").read_text()
    return ""


OWN = builtin_files()["river-station"].read_text(encoding="utf-8").replace('"river-station"', '"own-river"')


@pytest.mark.parametrize(("sweep", "options"), [(1, {}), (housekeeping.ON_OWN_TRACK, {"track": OWN})])
def test_unloaded_tables_are_garbage_collected(
    serve: Callable[..., Running], monkeypatch: pytest.MonkeyPatch, sweep: int, options: dict[str, str]
) -> None:
    monkeypatch.setattr(housekeeping, "SWEPT_AFTER", sweep)
    server = serve(times=Times(calm=0.1, unload=0.1, present=0.1, tick=0.05))
    gc.disable()  # nobody else is to sweep
    ann = server.person()
    try:
        left = weakref.ref(server.table(ann.start(people=2, options=options)["id"]))
        with ann.socket(ann.start(people=2)["id"], 0):
            wait_until(lambda: left() is None)
    finally:
        gc.enable()


def test_closed_connections_are_garbage_collected(serve: Callable[..., Running]) -> None:
    server = serve(times=Times(sweep=0.2, tick=0.05))
    ann = server.person()
    table = ann.start(people=2)["id"]
    gc.disable()  # nobody else is to sweep
    try:
        sockets = [ann.socket(table, 0) for _ in range(5)]
        viewers = [weakref.ref(viewer) for viewer in server.table(table).people.viewers]
        assert len(viewers) == 5
        for socket in sockets:
            socket.close()
        wait_until(lambda: not [one for one in viewers if one() is not None])
    finally:
        gc.enable()
