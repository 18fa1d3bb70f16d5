"""Generate JSON Schema, OpenAPI 3.1 and TypeScript from the message types."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from textwrap import wrap
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

import paddock
from paddock import games
from paddock.server.http.call import Call
from paddock.server.http.routes import CALLS
from paddock.server.workers.reviews import EVENTS, ReviewEvent
from paddock.table import messages as m
from paddock.words import LANGUAGES

PLAIN: dict[Any, dict[str, Any]] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    float: {"type": "number"},
    bool: {"type": "boolean"},
    NoneType: {"type": "null"},
    Any: {},
}
SENT: dict[str, Any] = {"ToClient": m.ToClient, "Replay": m.Replay, "ReviewEvent": ReviewEvent}
"""Messages that the server pushes, besides answers to calls, by name."""
RECEIVED: dict[str, Any] = {"ToServer": m.ToServer}


class SchemaBuilder:
    """Describes types as JSON Schema; named types are collected in `found`.

    Games may use the same names, such as View: their types are prefixed with the game's class name.
    """

    def __init__(self, where: str, names: Sequence[str]) -> None:
        self.where = where
        self.games = [games.load(name) for name in names]
        self.found: dict[str, dict[str, Any]] = {}
        self.sent: set[str] = set()
        self.received: set[str] = set()

    def of(self, kind: Any, names: set[str]) -> dict[str, Any]:
        """Return the schema of a type; named types within it are added to `names`."""
        if kind in PLAIN:
            return dict(PLAIN[kind])
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            return self._struct(kind, names)
        origin, parts = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self._named(parts, names)
        if origin is Literal:
            return {"enum": list(parts)}
        if origin in (Union, UnionType):
            return self._union(parts, names)
        if origin is tuple and not (len(parts) == 2 and parts[1] is Ellipsis):
            each = [self.of(part, names) for part in parts]
            return {"type": "array", "prefixItems": each, "minItems": len(each), "maxItems": len(each)}
        if origin is tuple or (isinstance(origin, type) and issubclass(origin, Sequence | frozenset | set)):
            return {"type": "array", "items": self.of(parts[0], names)}
        if isinstance(origin, type) and issubclass(origin, Mapping):
            return {"type": "object", "additionalProperties": self.of(parts[1], names)}
        raise TypeError(f"{kind} cannot be described")

    def _union(self, parts: tuple[Any, ...], names: set[str]) -> dict[str, Any]:
        each = [self.of(part, names) for part in parts]
        return {"anyOf": each}

    def _named(self, parts: tuple[Any, ...], names: set[str]) -> dict[str, Any]:
        schema = self.of(parts[0], names)
        for meta in parts[1:]:
            if isinstance(meta, msgspec.Meta):
                schema |= meta.extra_json_schema or {}
                if meta.min_length is not None:
                    schema["minLength"] = meta.min_length
                if meta.max_length is not None:
                    schema["maxLength"] = meta.max_length
                if meta.title is not None:
                    self.found[meta.title] = schema
                    names.add(meta.title)
                    return {"$ref": self.where + meta.title}
        return schema

    def _struct(self, kind: type[msgspec.Struct], names: set[str]) -> dict[str, Any]:
        name = self.name_of(kind)
        reference = {"$ref": self.where + name}
        if name in names:
            return reference
        names.add(name)
        hints = get_type_hints(kind, include_extras=True)
        properties: dict[str, Any] = {}
        tag = kind.__struct_config__.tag
        if tag is not None:
            properties["type"] = {"const": tag}
        needed = list(properties)
        for field in msgspec.structs.fields(kind):
            properties[field.encode_name] = self.of(hints[field.name], names)
            if field.required:
                needed.append(field.encode_name)
        about = " ".join((kind.__doc__ or "").split())
        described = {"description": about} if about and not about.startswith(f"{kind.__name__}(") else {}
        self.found[name] = {"type": "object", **described, "properties": properties, "required": needed}
        return reference

    def name_of(self, kind: type) -> str:
        """Return the name of a type in the schema."""
        for game in self.games:
            if f"{kind.__module__}.".startswith(f"{game.__module__}."):
                return game.__name__ + kind.__name__
        return kind.__name__

    def game_types(self) -> dict[str, Any]:
        """Return the views of all games, then their events."""
        views = {f"{game.__name__}View": game.view_type for game in self.games}
        events = {f"{game.__name__}Event": Union[tuple(game.event_type.__subclasses__())] for game in self.games}  # noqa: UP007
        return {**views, **events}

    def finish(self) -> dict[str, dict[str, Any]]:
        """Return all types by name; in types that are only sent, every field is required."""
        for name in self.sent - self.received:
            if "properties" in self.found[name]:
                self.found[name]["required"] = list(self.found[name]["properties"])
        return dict(sorted(self.found.items()))


def build(where: str, names: Sequence[str] | None) -> tuple[SchemaBuilder, dict[str, dict[str, Any]]]:
    """Collect every type that is sent or received, including those of these games (None: all installed ones)."""
    builder = SchemaBuilder(where, games.names() if names is None else names)
    for call in CALLS:
        if call.gives is not None:
            builder.of(call.gives, builder.sent)
        if call.takes is not None:
            builder.of(call.takes, builder.received)
    builder.of(m.Trouble, builder.sent)
    for name, kind in (SENT | builder.game_types()).items():
        schema = builder.of(kind, builder.sent)
        builder.found.setdefault(name, schema)
    for name, kind in RECEIVED.items():
        schema = builder.of(kind, builder.received)
        builder.found.setdefault(name, schema)
    return builder, builder.finish()


def json_schema(names: Sequence[str] | None = None) -> dict[str, Any]:
    """Return all types in one JSON Schema."""
    _, found = build("#/$defs/", names)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Paddock",
        "description": "What travels between a Paddock server and its clients.",
        "$defs": found,
    }


# OpenAPI.

TEXT = {"type": "string", "minLength": 1, "pattern": "^[^/.]+$"}
PARAMETERS: dict[str, dict[str, Any]] = {
    "int": {"type": "integer", "minimum": 0, "maximum": 999_999_999},
    "seat": {"type": "integer", "minimum": 0, "maximum": 999},
    "str": TEXT,
    "id": TEXT,
    "language": {"enum": list(LANGUAGES)},
    "who": {"type": "string", "pattern": "^(all|none|[0-9]+)$"},
}


def openapi(names: Sequence[str] | None = None) -> dict[str, Any]:
    """Return the HTTP calls with all of their types."""
    builder, found = build("#/components/schemas/", names)
    paths: dict[str, Any] = {}
    for call in CALLS:
        path = re.sub(r"\{(\w+):\w+\}", r"{\1}", call.path)
        paths.setdefault(path, {})[call.method.lower()] = _operation(builder, call)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Paddock", "version": paddock.__version__, "description": "docs/api.md has the rest."},
        "paths": paths,
        "components": {
            "schemas": found,
            "securitySchemes": {"guest": {"type": "apiKey", "in": "cookie", "name": "paddock"}},
        },
        "security": [{}, {"guest": []}],
    }


def _operation(builder: SchemaBuilder, call: Call) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": call.run.__name__,
        "summary": call.about,
        "responses": {
            str(call.status): {"description": "done", "content": {call.media: {"schema": _given(builder, call)}}},
            "4XX": _trouble("could not be done, and why"),
            "5XX": _trouble("the server could not do it"),
        },
    }
    parameters = [_parameter(name, kind, "path") for name, kind in re.findall(r"\{(\w+):(\w+)\}", call.path)]
    parameters += [_parameter(name, kind, "query") for name, kind in call.query.items()]
    if parameters:
        operation["parameters"] = parameters
    if call.takes is not None:
        schema = builder.of(call.takes, set(builder.found))
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    return operation


def _given(builder: SchemaBuilder, call: Call) -> dict[str, Any]:
    if call.gives is None:
        return {"type": "string"}
    schema = builder.of(call.gives, set(builder.found))
    if call.media != EVENTS:
        return schema
    data = {"type": "string", "contentMediaType": "application/json", "contentSchema": schema}
    return {"type": "object", "description": "Each event of a stream.", "properties": {"data": data}}


def _trouble(what: str) -> dict[str, Any]:
    schema = {"$ref": "#/components/schemas/Trouble"}
    return {"description": what, "content": {"application/json": {"schema": schema}}}


def _parameter(name: str, kind: str, where: str) -> dict[str, Any]:
    return {"name": name, "in": where, "required": where == "path", "schema": PARAMETERS[kind]}


# TypeScript.

HEAD = """\
/**
 * What travels between the server and this page. Made by `./paddock schema --typescript` from the server's types:
 * change those, not this file.
 */
"""
ALIASES = """
export type Argument = Message['args'][string];
export type OptionKind = OptionInfo['kind'];
export type Stage = TableInfo['stage'];
"""


def typescript(names: Sequence[str] | None = None) -> str:
    """Return the types for the browser."""
    builder, found = build("", names)
    blocks = [HEAD]
    for name, schema in found.items():
        about = schema.get("description")
        comment = "\n".join(wrap(f"/** {about} */", 110, subsequent_indent=" * ")) + "\n" if about else ""
        if "properties" in schema:
            everything = name in builder.sent
            blocks.append(f"{comment}export interface {name} {_fields(schema, everything)}\n")
        else:
            blocks.append(f"{comment}export type {name} = {_typed(schema)};\n")
    return "\n".join(blocks) + ALIASES


def _fields(schema: dict[str, Any], everything: bool) -> str:
    lines = []
    for field, kind in schema["properties"].items():
        maybe = "" if everything or field in schema["required"] else "?"
        lines.append(f"  {field}{maybe}: {_typed(kind)};\n")
    if schema.get("additionalProperties") is True:
        lines.append("  [more: string]: unknown;\n")
    return "{\n" + "".join(lines) + "}"


def _typed(schema: dict[str, Any]) -> str:
    match schema:
        case {"$ref": name}:
            return str(name)
        case {"const": value}:
            return f"'{value}'"
        case {"enum": values}:
            return " | ".join(f"'{value}'" for value in values)
        case {"anyOf": parts}:
            return " | ".join(dict.fromkeys(_typed(part) for part in parts))
        case {"type": "array", "prefixItems": parts}:
            return f"[{', '.join(_typed(part) for part in parts)}]"
        case {"type": "array", "items": item}:
            inner = _typed(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case {"type": "object", "additionalProperties": dict(value)}:
            return f"Record<string, {_typed(value)}>"
        case {"type": "integer" | "number"}:
            return "number"
        case {"type": kind}:
            return str(kind)
    return "unknown"
