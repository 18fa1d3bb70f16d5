"""The server's log: JSON lines for an operator, plain failures for a player at home."""

from __future__ import annotations

import json
import logging
import sys
import threading
from datetime import UTC, datetime
from typing import Any

log = logging.getLogger("paddock.server")

QUIET = {"uvicorn": logging.ERROR, "alembic": logging.WARNING, "websockets": logging.WARNING}
"""Log levels of libraries: uvicorn warns about every malformed request."""


class JsonLines(logging.Formatter):
    """Formats log lines as JSON objects, with the process number if there are several."""

    def __init__(self, process: int | None = None) -> None:
        super().__init__()
        self.process = process

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as a line of JSON."""
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "part": record.name,
            "say": record.getMessage(),
            **({} if self.process is None else {"process": self.process}),
            **getattr(record, "more", {}),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def format_of(public: bool, process: int | None = None) -> logging.Formatter:
    """Return the formatter of log lines."""
    return JsonLines(process) if public else logging.Formatter("paddock: %(message)s")


def start_log(public: bool, process: int | None = None) -> None:
    """Log as JSON lines if the server is public, otherwise only failures."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(format_of(public, process))
    logging.basicConfig(level=logging.INFO if public else logging.WARNING, handlers=[handler], force=True)
    for name, level in QUIET.items():
        logging.getLogger(name).setLevel(level)
    if public:
        logging.captureWarnings(True)
        sys.excepthook = lambda *failure: log.critical("the server failed", exc_info=failure)
        sys.unraisablehook = lambda found: _log_failure(found.err_msg or "an exception was ignored", found.exc_value)
        threading.excepthook = lambda found: _log_failure("a thread failed", found.exc_value)


def _log_failure(what: str, error: BaseException | None) -> None:
    log.error("%s", what, exc_info=error)
