"""The link that a friend can open, who is told of the local network, and the QR codes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import unquote

import pytest

from paddock.server import run
from paddock.server.http import invitation
from paddock.server.net.local_network import is_own_machine, local_addresses
from tests.server.running import Running


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (invitation, run):
        monkeypatch.setattr(module, "local_addresses", lambda: ["192.168.7.5", "10.0.0.5"])


def invited(server: Running, table: str = "", **headers: str) -> Any:
    query = {"table": table} if table else {}
    return server.person("Ann").http.get("/api/invitation", params=query, headers=headers).json()


def test_a_server_for_this_machine_alone_says_so_and_what_to_do(server: Running) -> None:
    table = server.person("Ann").make()["id"]
    found = invited(server, table)
    assert found["only_here"] and found["addresses"] == ["192.168.7.5", "10.0.0.5"]
    assert [link["url"] for link in found["links"]] == [f"{server.url}/table/{table}"]


def test_whoever_hosts_by_the_own_machines_name_hands_out_a_link_of_the_local_network(
    serve: Callable[..., Running],
) -> None:
    server = serve(host="0.0.0.0")
    table = server.person("Ann").make()["id"]
    port = server.url.rpartition(":")[2]
    for name in ("127.0.0.1", "localhost", "[::1]"):
        found = invited(server, table, host=f"{name}:{port}")
        assert not found["only_here"] and found["addresses"] == []
        urls = [link["url"] for link in found["links"]]
        assert urls == [f"http://192.168.7.5:{port}/table/{table}", f"http://10.0.0.5:{port}/table/{table}"]


def test_nobody_from_elsewhere_is_told_of_the_local_network(serve: Callable[..., Running]) -> None:
    server = serve(host="0.0.0.0")
    elsewhere = {"x-forwarded-for": "203.0.113.9"}
    for host in ("127.0.0.1:80", "192.0.2.7:8090", "localhost"):
        text = str(invited(server, host=host, **elsewhere))
        assert "192.168.7.5" not in text and "10.0.0.5" not in text
    by_name = invited(server, host="192.0.2.7:8090")
    assert not by_name["only_here"] and by_name["links"][0]["url"] == "http://192.0.2.7:8090/"
    assert server.person("Ann").http.get("/api/invitation?table=nosuch").status_code == 404


def test_a_qr_code_is_a_picture_and_a_drawing_for_the_terminal() -> None:
    picture = unquote(invitation.qr_code("http://192.168.7.5:8090/table/abc"))
    assert picture.startswith("data:image/svg+xml") and "<path" in picture
    drawn = run.terminal_code("0.0.0.0", 8090).splitlines()
    assert len(drawn) > 10 and len({len(line) for line in drawn if line}) <= 2
    assert run.terminal_code("127.0.0.1", 8090) == ""
    assert run.addresses("0.0.0.0", 8090)[1:] == [
        "On the local network: http://192.168.7.5:8090/",
        "On the local network: http://10.0.0.5:8090/",
    ]


def test_the_machines_own_names_are_no_addresses_of_the_local_network() -> None:
    assert all(map(is_own_machine, ("localhost", "127.0.0.1", "127.8.8.8", "[::1]", "0.0.0.0")))
    assert not any(map(is_own_machine, ("192.168.7.5", "race.example.org", "")))
    assert not any(map(is_own_machine, local_addresses()))
