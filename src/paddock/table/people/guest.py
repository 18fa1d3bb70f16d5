"""A guest: a browser known by its cookie, with a display name."""

from __future__ import annotations

import hashlib

import msgspec

from paddock.core.errors import PaddockError
from paddock.plain import plain
from paddock.words import message

LONGEST_NAME = 24


class BadName(PaddockError):
    """A display name that cannot be shown."""


class Guest(msgspec.Struct, frozen=True):
    """A guest of the server; `id` is never sent to others."""

    id: str
    secret: str  # its SHA-256
    name: str


def clean_name(name: str) -> str:
    """Return a name as it is shown; BadName if it is empty or too long."""
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
