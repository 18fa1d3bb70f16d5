"""Guests (browsers known by their cookies, with display names), and the ids and codes of guests and tables."""

from __future__ import annotations

import hashlib
import secrets

import msgspec

from paddock.core.errors import PaddockError
from paddock.plain import plain
from paddock.words import message

LONGEST_NAME = 24
# No letters that look or sound alike, as codes are read aloud.
CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"


class BadName(PaddockError):
    """A display name that cannot be shown."""


class Guest(msgspec.Struct, frozen=True):
    """A guest of the server; `id` is never sent to others."""

    id: str
    secret: str  # its SHA-256
    name: str


def clean_name(name: str) -> str:
    """Return a name in its displayed form. Raises BadName if it is empty or too long."""
    shown = plain(name)
    if not shown:
        raise BadName(message("server-error-name-empty"))
    if len(shown) > LONGEST_NAME:
        raise BadName(message("server-error-name-long", most=LONGEST_NAME))
    return shown


def digest(secret: str) -> str:
    """Return the digest of a secret, which is stored instead."""
    return hashlib.sha256(secret.encode()).hexdigest()


def action_id(guest: str, id: str) -> str:
    """Return a client's action id as it is stored: a digest with the guest, so that guests cannot collide."""
    return hashlib.sha256(f"{guest} {id}".encode()).hexdigest()[:32]


def new_id() -> str:
    """Return an unguessable id that cannot be mistaken for a command-line option."""
    while (id := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return id


def new_code() -> str:
    """Return a short code that can be read aloud."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(6))


def fingerprint(id: str) -> str:
    """Return an id's stand-in for logs: it identifies a table's lines but gives no access to the table."""
    return hashlib.sha256(id.encode()).hexdigest()[:8]
