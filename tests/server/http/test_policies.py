"""Every route declares its policy, and what it declares holds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette

from paddock.server.app import Settings, make_app
from paddock.server.http.routes import CALLS
from paddock.server.net.access_log import shown
from paddock.server.net.policy import LARGEST_BODY, NO_ROUTE, Policy
from paddock.server.net.routing import PolicyRoute, find_route
from paddock.table.messages import TableInfo
from paddock.table.people.ids import fingerprint

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
BODIES = {"/api/records": 2 * 1024 * 1024, "/ws/tables/{table:id}": 16 * 1024}


@pytest.fixture(scope="module")
def app() -> Starlette:
    return make_app(Settings(Path("unused")))


def test_every_route_has_the_policy_that_is_meant(app: Starlette) -> None:
    """What writes is refused in attempts, and what creates a table is rare, unless a route is listed here."""
    assert len(app.routes) > len(CALLS) > 50
    for route in app.routes:
        assert isinstance(route, PolicyRoute), route
        path, reads = route.path, "GET" in getattr(route.route, "methods", ()) or route.path == "/assets"
        expected = Policy(
            "read" if reads else "create" if path in CREATING else "write",
            in_attempts=reads or path in IN_ATTEMPTS,
            largest_body=BODIES.get(path, LARGEST_BODY),
            secret_query=path not in LOGGED,
            cacheable=path == "/assets",
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
