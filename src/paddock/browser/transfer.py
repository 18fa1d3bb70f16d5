"""Import another browser's export, reading all of it before storing any of it."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Mapping
from typing import Literal

import msgspec

from paddock.browser.store import BrowserStore, KeptTable, read_line, read_race, read_row, read_table, row_key
from paddock.table.meta import read_meta
from paddock.table.people.guest import Guest
from paddock.table.result import read_result
from paddock.table.store import Row

KEY = re.compile(r"(table|result|career|forgotten|row|chat)/([\w-]{1,64})(?:/\d{8})?")
READ: dict[str, Callable[[str], object]] = {
    "table": read_table,
    "result": read_result,
    "career": lambda text: text and read_race(text),  # empty: removed from it
    "forgotten": str,
    "row": read_row,
    "chat": read_line,
}


class Export(msgspec.Struct):
    """A file with everything stored in a browser, written by web/src/site/worker.ts."""

    paddock: Literal[1]
    kept: dict[str, str]
    settings: dict[str, str] = {}  # those in localStorage, which the page itself imports


def changes_from(text: str, store: BrowserStore, guest: Guest | None) -> dict[str, str | None]:
    """Return what an export adds to a browser. Raises ValueError if any of it cannot be read.

    Its races become those of the person here. A race already here stays unchanged unless the import is further on.
    """
    kept = msgspec.json.decode(text, type=Export).kept
    changes: dict[str, str | None] = {}
    if (said := kept.pop("guest", None)) is not None:
        theirs = msgspec.json.decode(said, type=Guest)
        if guest is None:
            changes["guest"] = said
        else:
            kept = {key: value.replace(theirs.id, guest.id) for key, value in kept.items()}
    rows = rows_of_tables(kept)
    here = {id for id, table in store.tables.items() if table.rows >= rows.get(id, 0)}
    for key, value in kept.items():
        kind, id, *_ = key.split("/")
        if id not in (store.judged if kind == "career" else here):
            changes[key] = value
    return changes


def rows_of_tables(kept: Mapping[str, str]) -> dict[str, int]:
    """Return the number of rows in each table. Raises ValueError if a text is unreadable or a table is incomplete."""
    rows: dict[str, int] = {}
    numbers: dict[str, list[int]] = defaultdict(list)
    for key in sorted(kept):
        if (found := KEY.fullmatch(key)) is None:
            raise ValueError(f"{key} is an unknown key")
        kind, id = found.groups()
        value = READ[kind](kept[key])
        if kind != "career":
            numbers[id] += []
        if isinstance(value, KeptTable):
            rows[id] = value.rows
            if read_meta(value.data.encode()).id != id:
                raise ValueError(f"{key} is another table")
        elif isinstance(value, Row):
            numbers[id].append(value.seq if key == row_key(id, value.seq) else -1)
    for id, found_rows in numbers.items():
        if found_rows != [*range(rows.get(id, -1))] or id not in rows:
            raise ValueError(f"table {id} is not complete")
    return rows
