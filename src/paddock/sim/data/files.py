"""Write tables row by row as Parquet, CSV or JSON lines, in constant memory."""

from __future__ import annotations

import csv
import os
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Protocol

import msgspec

from paddock.core.errors import BadOptions, PaddockError
from paddock.parts.data import DataColumn
from paddock.sim.data.columns import Cells

BUFFER = 20_000
"""Rows buffered before they are written."""


class TableFormat(Protocol):
    """A file format that takes rows in batches."""

    def write(self, rows: Sequence[Cells]) -> None: ...
    def close(self) -> None: ...


class TableFile:
    """A table being written. It appears under its name only when complete, even after an interrupted run."""

    def __init__(self, path: Path, columns: Sequence[DataColumn]) -> None:
        check_table(path)
        self.path = path
        self.part = path.with_name(f".{path.name}.part")
        self.rows = 0
        self._buffer: list[Cells] = []
        try:
            self._format = FORMATS[path.suffix](self.part, columns)
        except OSError as error:
            raise unwritable(path, error) from None

    def add(self, rows: Iterable[Cells]) -> None:
        """Add rows, and write the buffer when it is full."""
        self._buffer.extend(rows)
        if len(self._buffer) >= BUFFER:
            self._flush()

    def _flush(self) -> None:
        self.rows += len(self._buffer)
        try:
            self._format.write(self._buffer)
        except OSError as error:
            raise unwritable(self.path, error) from None
        self._buffer = []

    def __enter__(self) -> TableFile:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if kind is None or issubclass(kind, KeyboardInterrupt):
            self._flush()
            self._format.close()
            os.replace(self.part, self.path)
        else:
            self._format.close()
            self.part.unlink(missing_ok=True)


class CsvTable:
    """Comma-separated values with a header line."""

    def __init__(self, path: Path, columns: Sequence[DataColumn]) -> None:
        self.file: IO[str] = path.open("w", encoding="utf-8", newline="")
        self.writer = csv.writer(self.file, lineterminator="\n")
        self.writer.writerow([column.name for column in columns])

    def write(self, rows: Sequence[Cells]) -> None:
        self.writer.writerows(rows)

    def close(self) -> None:
        self.file.close()


class JsonTable:
    """One JSON object per line."""

    def __init__(self, path: Path, columns: Sequence[DataColumn]) -> None:
        self.file = path.open("wb")
        self.names = [column.name for column in columns]
        self.encoder = msgspec.json.Encoder()

    def write(self, rows: Sequence[Cells]) -> None:
        self.file.write(self.encoder.encode_lines([dict(zip(self.names, row, strict=True)) for row in rows]))

    def close(self) -> None:
        self.file.close()


class ParquetTable:
    """Parquet by pyarrow; each buffer is a row group, and texts are dictionaries."""

    def __init__(self, path: Path, columns: Sequence[DataColumn]) -> None:
        arrow, parquet = import_arrow()
        kinds = {"int": arrow.int32(), "float": arrow.float64(), "text": arrow.string()}
        fields = [
            arrow.field(column.name, kinds[column.kind], metadata={"description": column.about}) for column in columns
        ]
        self.arrow, self.schema = arrow, arrow.schema(fields)
        self.writer = parquet.ParquetWriter(path, self.schema, compression="zstd")

    def write(self, rows: Sequence[Cells]) -> None:
        if rows:
            columns = [
                self.arrow.array(cells, field.type)
                for cells, field in zip(zip(*rows, strict=True), self.schema, strict=True)
            ]
            self.writer.write_batch(self.arrow.record_batch(columns, schema=self.schema))

    def close(self) -> None:
        self.writer.close()


FORMATS: dict[str, Callable[[Path, Sequence[DataColumn]], TableFormat]] = {
    ".parquet": ParquetTable,
    ".csv": CsvTable,
    ".jsonl": JsonTable,
}


def check_table(path: Path) -> None:
    """Check, before any race, that a table can be written."""
    if path.suffix not in FORMATS:
        raise BadOptions(f"--out {str(path)!r}: the name of a table ends in .parquet, .csv or .jsonl")
    if path.suffix == ".parquet":
        import_arrow()
    if path.is_dir() or not path.parent.is_dir() or not os.access(path.parent, os.W_OK):
        raise PaddockError(f"cannot write {path}: it is a folder, or its folder cannot be written to")


def import_arrow() -> tuple[Any, Any]:
    """Return pyarrow and its Parquet module."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise BadOptions(
            "Parquet needs the package pyarrow: install paddock-games[data], or choose .csv or .jsonl"
        ) from None
    return pyarrow, pyarrow.parquet


def unwritable(path: Path, error: OSError) -> PaddockError:
    return PaddockError(f"cannot write {path}: {(error.strerror or str(error)).lower()}")
