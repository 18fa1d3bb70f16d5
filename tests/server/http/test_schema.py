"""The API: its schema is generated from types, matches what is sent, and survives fuzzing; docs/api.md is complete."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.schemas import BaseSchema
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from paddock.cli.output.schema import json_schema, openapi, typescript
from paddock.installed import BUILT_IN
from paddock.server.directory.commands import NOT_THERE
from paddock.server.http.routes import CALLS
from paddock.server.live import session as sockets
from paddock.server.net import websocket
from paddock.table import messages as m
from tests.cli.shell import paddock, refused
from tests.server.running import WAIT, Person, Running, asked, wait_until

ROOT = Path(__file__).parents[3]


def test_the_committed_typescript_is_current() -> None:
    committed = (ROOT / "web/src/lib/types.ts").read_text(encoding="utf-8")
    assert committed == typescript(tuple(BUILT_IN)), (
        "renew it with ./paddock schema --typescript -o web/src/lib/types.ts"
    )


def test_the_command_writes_each_kind(tmp_path: Path) -> None:
    assert json.loads(paddock("schema").out) == json.loads(json.dumps(openapi()))
    assert json.loads(paddock("schema", "--json-schema").out)["$defs"]["Update"]
    file = tmp_path / "types.ts"
    assert paddock("schema", "--typescript", "-o", file).code == 0
    assert "export interface Update {" in file.read_text(encoding="utf-8")
    assert "choose one" in refused("schema", "--openapi", "--typescript")
    assert "cannot be written" in refused("schema", "-o", tmp_path)


def test_every_call_is_described() -> None:
    described = [call for path in openapi()["paths"].values() for call in path.values()]
    assert len({call["operationId"] for call in described}) == len(CALLS)
    jsonschema_rs.meta.validate(json_schema())


def of(name: str) -> Any:
    return jsonschema_rs.validator_for({**json_schema(), "$ref": f"#/$defs/{name}"})


@pytest.mark.parametrize("game", ["downforce", "formula_d"])
def test_everything_sent_matches_the_types(server: Running, ann: Person, game: str) -> None:
    prefix = "Downforce" if game == "downforce" else "FormulaD"
    message, view, event = of("ToClient"), of(f"{prefix}View"), of(f"{prefix}Event")
    table = ann.start(game, people=2)["id"]
    with ann.socket(table, 0) as socket:
        socket.command(type="why", seat=0, action="0 gear 6")
        socket.command(type="act", seat=0, action="0 gear 6")
        server.play_out(table, until=lambda at: asked(at) in ("Playing", "ChoosingGear"))
        seat = server.table(table).race.waits[0]
        socket.command(type="look", seat=seat, action=ann.update(table, seat)["choices"][0]["action"])
        for _ in range(10):
            seat = server.table(table).race.waits[0]
            socket.command(type="act", seat=seat, action=ann.update(table, seat)["choices"][0]["action"])
        server.play_out(table)
        socket.until(lambda update: update["table"]["stage"] == "over")
        for said in map(json.loads, socket.received):
            message.validate(said)
            if said["type"] == "update":
                view.validate(said["view"])
                for line in said["lines"]:
                    for happened in line["events"]:
                        event.validate(happened)
    of("Replay").validate(ann.get(f"/api/tables/{table}/replay?seat=all&count=100"))


def test_mismatches_with_the_types_are_detected() -> None:
    assert of("ToClient").is_valid({"type": "pong", "n": 1})
    assert not of("ToClient").is_valid({"type": "pong", "n": "x"})
    assert not of("Ack").is_valid({"type": "pong", "n": 1})


# Every HTTP call with many valid and many invalid values.

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


def schema_of_calls(boundaries: bool) -> BaseSchema:
    """Return the calls to try, optionally with the hundreds of boundary values of fields."""
    schema = schemathesis.openapi.from_dict(json.loads(json.dumps(openapi())))
    schema.config.phases.coverage.enabled = boundaries
    return schema


SOME = schema_of_calls(boundaries=False)
ALL = schemathesis.pytest.from_fixture("calls_with_boundaries")
USUAL = settings(
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture
def calls_with_boundaries() -> BaseSchema:
    return schema_of_calls(boundaries=True)


@pytest.fixture(scope="module")
def fuzzed(server: Running) -> tuple[Person, list[str]]:
    """A guest with a table of each kind."""
    ann = server.person("Ann")
    over = ann.start(people=2)["id"]
    server.play_out(over)
    tables = [over, ann.start("formula_d", people=2)["id"], ann.make()["id"]]
    return ann, tables


def check(case: Any, fuzzed: tuple[Person, list[str]], server: Running) -> None:
    ann, tables = fuzzed
    if "table" in case.path_parameters:
        case.path_parameters["table"] = tables[len(str(case.body)) % len(tables)]
    answer = case.call(base_url=server.url, cookies={"paddock": ann.cookie}, timeout=WAIT)
    assert answer.status_code < 500, answer.text
    case.validate_response(answer, checks=CHECKS)


@SOME.parametrize()
@settings(USUAL, max_examples=4)
def test_every_call_keeps_to_its_schema(case: Any, fuzzed: tuple[Person, list[str]], server: Running) -> None:
    check(case, fuzzed, server)


@pytest.mark.slow
@ALL.parametrize()
@settings(USUAL, max_examples=8)
def test_every_call_keeps_to_its_schema_at_boundaries(
    case: Any, fuzzed: tuple[Person, list[str]], server: Running
) -> None:
    check(case, fuzzed, server)


PAGE = (Path(__file__).parents[3] / "docs" / "api.md").read_text(encoding="utf-8")


def test_every_call_is_on_the_page() -> None:
    documented = set(re.findall(r"^\| `((?:GET|POST) [^`]+)` \|", PAGE, re.M))
    assert documented == {f"{call.method} {re.sub(r':[a-z]+}', '}', call.path)}" for call in CALLS}


def test_every_message_is_on_the_page() -> None:
    kinds = [*get_args(m.ToServer), *get_args(m.ToClient)]
    assert set(re.findall(r"^\| `(\w+)` \|", PAGE, re.M)) == {kind.__struct_config__.tag for kind in kinds}


def test_every_close_code_is_on_the_page() -> None:
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
