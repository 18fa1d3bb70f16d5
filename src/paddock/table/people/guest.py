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
    """What is stored of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def action_id(guest: str, id: str) -> str:
    """A client's id of an action as it is stored: a guest's alone, whoever has had the seat before."""
    return hashlib.sha256(f"{guest} {id}".encode()).hexdigest()[:32]
