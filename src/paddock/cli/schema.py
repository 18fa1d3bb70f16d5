"""`paddock schema`: the messages of the server as OpenAPI, JSON Schema or TypeScript."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from paddock.cli.output import schema as made
from paddock.core.errors import BadOptions


def schema(
    openapi: Annotated[bool, typer.Option("--openapi", help="OpenAPI 3.1 with every HTTP call (the default).")] = False,
    json_schema: Annotated[bool, typer.Option("--json-schema", help="JSON Schema with every message.")] = False,
    typescript: Annotated[bool, typer.Option("--typescript", help="TypeScript types for the browser.")] = False,
    output: Annotated[
        Path | None, typer.Option("-o", metavar="FILE", help="The file to write; standard output if left out.")
    ] = None,
) -> None:
    """Describe the server's messages for other programs: OpenAPI, JSON Schema or TypeScript."""
    if openapi + json_schema + typescript > 1:
        raise BadOptions("choose one of --openapi, --json-schema and --typescript")
    if typescript:
        text = made.typescript()
    else:
        data = made.json_schema() if json_schema else made.openapi()
        text = json.dumps(data, indent=2, ensure_ascii=False) + "\n"
    if output is None:
        print(text, end="")
        return
    try:
        output.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadOptions(f"{output} cannot be written: {error.strerror}") from None
