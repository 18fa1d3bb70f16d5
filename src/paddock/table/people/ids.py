"""Ids and codes of tables and guests."""

from __future__ import annotations

import hashlib
import secrets

# No letters that look or sound alike: codes are read aloud.
CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"


def new_id() -> str:
    """Return an id that cannot be guessed, and that no command line takes for an option."""
    while (id := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return id


def new_code() -> str:
    """Return a short code to read aloud."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(6))


def fingerprint(id: str) -> str:
    """Return what the log has instead of an id: it finds the lines of a table, and does not lead to the table."""
    return hashlib.sha256(id.encode()).hexdigest()[:8]
