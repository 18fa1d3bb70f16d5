"""Every route declares its policy and obeys it; malformed requests are answered with the reason."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from paddock.server.app import Settings, make_app
from paddock.server.http.routes import CALLS
from paddock.server.net.access_log import shown
from paddock.server.net.policy import LARGEST_BODY, NO_ROUTE, Policy
from paddock.server.net.routing import PolicyRoute, find_route
from paddock.table.messages import TableInfo
from paddock.table.people.guest import fingerprint
from tests.server.running import Person, Running

TABLE = "/api/tables/{table:id}"
CREATING = {
    *("/api/me", "/api/tables", "/api/seasons", "/api/lessons", "/api/records", "/api/challenges"),
    *("/api/challenges/{challenge:id}/race", f"{TABLE}/play-on", f"{TABLE}/rematch"),
}
IN_ATTEMPTS = {f"{TABLE}/act", f"{TABLE}/close", f"{TABLE}/play-on", "/ws/tables/{table:id}"}
LOGGED = {
    *(f"{TABLE}/view", f"{TABLE}/past", f"{TABLE}/positions", f"{TABLE}/replay", f"{TABLE}/picture.png"),
    "/api/challenges/{challenge:id}/picture.png",
}
BODIES = {
    **{f"/api/studio/{call}": 800_000 for call in ("draft", "open", "roll", "kernel")},
    **{"/api/seasons": 256 * 1024, "/api/records": 2 * 1024 * 1024, "/ws/tables/{table:id}": 16 * 1024},
}


@pytest.fixture(scope="module")
def app() -> Starlette:
    return make_app(Settings(Path("unused")))


def test_every_route_has_the_policy_that_is_meant(app: Starlette) -> None:
    """Writing is refused in attempts, and creating tables is rate limited, except for the routes listed here."""
    assert len(app.routes) > len(CALLS) > 50
    for route in app.routes:
        assert isinstance(route, PolicyRoute), route
        path, reads = route.path, "GET" in getattr(route.route, "methods", ()) or route.path == "/assets"
        expected = Policy(
            "read" if reads else "create" if path in CREATING else "write",
            in_attempts=reads or path in IN_ATTEMPTS,
            largest_body=BODIES.get(path, LARGEST_BODY),
            secret_query=path not in LOGGED,
            cacheable=path in ("/assets", "/offline/{path:path}"),
            open_to_banned=path == "/healthz",
        )
        assert route.policy == expected, path
    assert {call.path for call in CALLS if (call.status, call.gives) == (201, TableInfo)} <= CREATING


def request(app: Starlette, path: str, method: str = "GET", kind: str = "http") -> dict[str, Any]:
    return {"type": kind, "method": method, "path": path, "app": app}


def test_a_request_has_the_policy_of_its_route(app: Starlette) -> None:
    def policy(*asked: str) -> Policy:
        return find_route(request(app, *asked)).policy

    assert policy("/api/me").rate == policy("/api/me", "HEAD").rate == "read"
    assert policy("/api/me", "POST").rate == "create"
    assert policy("/api/me", "PUT") == policy("/nowhere", "POST") == policy("/none", "", "websocket") == NO_ROUTE
    assert policy("/api/tables/a\0b").secret_query and find_route(request(app, "/api/tables/a\0b")).route is not None


def test_paths_in_the_log_have_no_ids(app: Starlette) -> None:
    known = fingerprint("s3cr3t")
    for asked, logged in (
        ("/api/tables/s3cr3t/close", f"/api/tables/{known}/close"),
        ("/api/tables/s3cr3t/seats/2/link", f"/api/tables/{known}/seats/2/link"),
        ("/api/codes/s3cr3t", f"/api/codes/{known}"),
        ("/api/tables", "/api/tables"),
        ("/locales/en.ftl", "/locales/en.ftl"),
        ("/assets/page.js", "/assets/page.js"),
        ("/healthz", "/healthz"),
        ("/api/nothing/s3cr3t", "/api/"),
        ("/table/s3cr3t", "/"),
    ):
        for method in ("GET", "POST", "BREW"):
            assert "s3cr3t" not in shown(request(app, asked, method))
        assert logged in (shown(request(app, asked)), shown(request(app, asked, "POST"))), asked
    assert shown(request(app, "/ws/tables/s3cr3t", "", "websocket")) == f"/ws/tables/{known}"
    assert shown(request(app, "/ws/s3cr3t", "", "websocket")) == "/"


@pytest.mark.parametrize("path", ["/api/me", "/api/tables", "/api/records", "/api/claim"])
def test_a_body_that_is_not_utf_8_is_not_understood(ann: Person, path: str) -> None:
    for body in (
        b'{"name":"\xff\xfe"}',
        b'{"record":"\xc3("}',
        b'{"secret":"\xed\xa0\x80"}',
        b"\xff",
        b'{"game":"\x80"}',
    ):
        answer = ann.http.post(path, content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 400, (body, answer.text)
        assert answer.json()["error"]


@pytest.mark.parametrize(
    "part", ["%00", "a%00b", "x" * 300, "x" * 5000, "%ff%fe", "..%2f..%2fetc%2fpasswd", "%2e%2e/x"]
)
def test_paths_that_no_file_can_have(ann: Person, part: str) -> None:
    assert ann.http.get(f"/{part}").status_code == 200  # the page, as for every address that is not a call
    assert ann.http.get(f"/table/{part}").status_code == 200
    known = ("/assets/{}", "/locales/{}.ftl", "/api/tracks/{}", "/api/tracks/{}.svg", "/api/codes/{}", "/api/tables/{}")
    for path in known:
        assert ann.http.get(path.format(part)).status_code == 404, path


@pytest.mark.parametrize(("scheme", "status"), [("https", 200), ("http", 403)])
def test_the_http_twin_of_an_https_site_is_another_site(server: Running, scheme: str, status: int) -> None:
    table = server.person().make()["id"]
    headers = {"Origin": f"{scheme}://{server.host}", "X-Forwarded-Proto": "https"}
    person = Person(server.url)
    assert person.http.post("/api/me", json={"name": "Eve"}, headers=headers).status_code == status
    path = f"ws://{server.host}/ws/tables/{table}"
    origin, told = Origin(headers["Origin"]), {"X-Forwarded-Proto": "https"}
    if status == 200:
        with connect(path, origin=origin, additional_headers=told):
            return
    with pytest.raises(InvalidStatus) as refused:
        connect(path, origin=origin, additional_headers=told, legacy=True)
    assert refused.value.response.status_code == status
