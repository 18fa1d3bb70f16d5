"""The wire format is frozen: sent and stored data keeps its fields, tags and types, whatever the classes are called.

tests/golden/wire.txt lists every call, every message and every stored value as of 0.4.0.dev. A field that goes, or
changes its name or type, breaks clients and stored data, and fails here. A change on purpose is marked in that file:
a line with "+" was added since, one with "-" has gone since and says why after "#".
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from paddock.cli.output.schema import SchemaBuilder, openapi
from paddock.installed import BUILT_IN
from paddock.server.features.plans import Plan
from paddock.table.meta import Meta
from paddock.table.people.attendance import RemotePresence
from paddock.table.result import CareerRace, Outcome, RaceResult

GOLDEN = Path(__file__).parents[2] / "golden" / "wire.txt"
STORED = {
    "tables.data": Meta,
    "challenges.data": Plan,
    "tries.data": Outcome,
    "careers.data": CareerRace,
    "results.data": RaceResult,
    "presence.data": RemotePresence,
}
"""Columns of the database that hold JSON."""
ROOTS = {"ToClient", "ToServer", "Replay", "ReviewEvent", "Trouble"} | {
    f"{game}{kind}" for game in ("Downforce", "FormulaD") for kind in ("View", "Event")
}
EVENTS = "text/event-stream"
REF = re.compile(r"@\w+")

Types = dict[str, dict[str, str]]
"""By name: each field with its type as text, in which @Name is another type. The calls are under "CALLS"."""


def present() -> Types:
    """Return what is currently sent and stored."""
    described = openapi(tuple(BUILT_IN))
    schemas: dict[str, Any] = described["components"]["schemas"]
    builder = SchemaBuilder("#/components/schemas/", tuple(BUILT_IN))
    roots = {name: text({"$ref": name}, schemas) for name in schemas if name in ROOTS}
    for column, kind in STORED.items():
        found = builder.of(kind, set())
        for name, schema in builder.found.items():
            there = schemas.setdefault(name, schema)
            assert there.get("properties", {}).keys() == schema.get("properties", {}).keys(), f"two types called {name}"
        roots[column] = text(found, schemas)
    for path, methods in described["paths"].items():
        for method, call in methods.items():
            roots[f"{method.upper()} {path}"] = text_of_call(call, schemas)
    types: Types = {"CALLS": roots}
    waiting = list(refs(" ".join(roots.values())))
    while waiting:
        name = waiting.pop()
        if name not in types:
            types[name] = fields(schemas[name], schemas)
            waiting += refs(" ".join(types[name].values()))
    return types


def fields(schema: dict[str, Any], schemas: dict[str, Any]) -> dict[str, str]:
    if "properties" not in schema:
        return {"=": text(schema, schemas)}
    needed = schema.get("required", [])
    return {name + "?" * (name not in needed): text(kind, schemas) for name, kind in schema["properties"].items()}


def text(schema: dict[str, Any], schemas: dict[str, Any]) -> str:
    """A type in a line: [T] is a list, (T, U) a list of just these, {T} an object with any keys."""
    if "$ref" in schema:
        return "@" + str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return repr(schema["const"])
    if "enum" in schema:
        return " | ".join(sorted(map(repr, schema["enum"])))
    if "anyOf" in schema:
        parts = [text(part, schemas) for part in schema["anyOf"]]
        return " | ".join(sorted(parts, key=lambda part: order(part, schemas)))
    if "prefixItems" in schema:
        return f"({', '.join(text(part, schemas) for part in schema['prefixItems'])})"
    if "items" in schema:
        return f"[{text(schema['items'], schemas)}]"
    if "additionalProperties" in schema:
        return f"{{{text(schema['additionalProperties'], schemas)}}}"
    return str(schema.get("type", "any"))


def order(part: str, schemas: dict[str, Any]) -> str:
    """Return the sort key of a union's member: its tag, as classes may be renamed."""
    name = part.removeprefix("@")
    tag = schemas.get(name, {}).get("properties", {}).get("type", {}).get("const", "") if name != part else ""
    return REF.sub("@", part) + tag


def text_of_call(call: dict[str, Any], schemas: dict[str, Any]) -> str:
    asked = sorted(one["name"] for one in call.get("parameters", ()) if one["in"] == "query")
    parts = [f"?{','.join(asked)}"] if asked else []
    if "requestBody" in call:
        parts.append(text(call["requestBody"]["content"]["application/json"]["schema"], schemas))
    (status,) = [status for status in call["responses"] if status.isdigit()]
    ((media, content),) = call["responses"][status]["content"].items()
    schema = content["schema"]
    given = schema["properties"]["data"]["contentSchema"] if media == EVENTS else schema
    return " ".join([*parts, "->", status, media, text(given, schemas)])


def refs(line: str) -> Iterator[str]:
    return (found.removeprefix("@") for found in REF.findall(line))


def write(types: Types) -> str:
    """Return the file's text for the given types."""
    parts = [[name, *(f"    {field}: {kind}" for field, kind in of.items())] for name, of in sorted(types.items())]
    return "\n".join(line for part in parts for line in part) + "\n"


def read(lines: str) -> Types:
    """Parse the expected types, leaving out removed ones."""
    types: Types = {}
    for line in lines.splitlines():
        mark, rest = line[:2], line.partition("#")[0].rstrip()
        if rest and not line.startswith((" ", "+", "-")):
            types[rest] = {}
        elif rest and mark != "- ":
            field, _, kind = rest[2:].strip().partition(": ")
            types[list(types)[-1]][field] = kind
    return types


def differences(golden: Types, now: Types) -> Iterator[str]:
    """Compare both, starting at the calls: only sent data counts, not the names of classes."""
    seen, waiting = set(), [("CALLS", "CALLS")]
    while waiting:
        old, new = waiting.pop()
        if (old, new) in seen:
            continue
        seen.add((old, new))
        for field in golden[old].keys() - now[new].keys():
            yield f"{old}: {field!r} has gone"
        for field in now[new].keys() - golden[old].keys():
            yield f"{old}: '+   {field}: {now[new][field]}' is new"
        for field in golden[old].keys() & now[new].keys():
            was, is_now = golden[old][field], now[new][field]
            if REF.sub("@", was) != REF.sub("@", is_now):
                yield f"{old}: {field!r} was {was} and is {is_now}"
            else:
                waiting += zip(refs(was), refs(is_now), strict=True)


def test_the_wire_format_is_unchanged() -> None:
    found = sorted(differences(read(GOLDEN.read_text(encoding="utf-8")), present()))
    assert not found, "\n".join([*found, f"mark it in {GOLDEN.name} if it is meant"])


def test_changes_are_detected_but_renamed_classes_do_not_count() -> None:
    old: Types = {"CALLS": {"GET /x": "-> @A | null"}, "A": {"type": "'a'", "n?": "integer", "b": "[@B]"}, "B": {}}
    same: Types = {"CALLS": {"GET /x": "-> @Z | null"}, "Z": old["A"] | {"b": "[@Y]"}, "Y": {}}
    assert read(write(old)) == old and not list(differences(old, same))
    for change in ({"n?": "string"}, {"m": "integer"}, {"type": "'b'"}, {"b": "[[@Y]]"}):
        assert len(list(differences(old, {**same, "Z": same["Z"] | change}))) == 1
    gone: Types = {**same, "Z": {"type": "'a'", "b": "[@Y]"}}
    assert list(differences(old, gone)) == ["A: 'n?' has gone"]
    marked = write(old).replace("    n?: integer", "-   n?: integer  # of no use\n+   m: string")
    assert list(differences(read(marked), gone)) == ["A: 'm' has gone"]
