"""Whatever a client sends is answered with what is wrong with it, never with a mistake of the server."""

from __future__ import annotations

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.running import Person, Running


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
    assert ann.http.get(f"/{part}").status_code == 200  # the page, as for every address that is no call
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
