"""A guest: a browser known by its cookie, with a display name."""

from __future__ import annotations

import hashlib

import msgspec


class Guest(msgspec.Struct, frozen=True):
    """A guest of the server; `id` is never sent to others."""

    id: str
    secret: str  # its SHA-256
    name: str


def digest(secret: str) -> str:
    """Return the digest of a secret, which is stored instead."""
    return hashlib.sha256(secret.encode()).hexdigest()


def action_id(guest: str, id: str) -> str:
    """Return a client's action id as it is stored: a digest with the guest, so that guests cannot collide."""
    return hashlib.sha256(f"{guest} {id}".encode()).hexdigest()[:32]
