"""Requests and responses as handlers know them, whatever network or page they come from."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from paddock.server.net.policy import Policy

if TYPE_CHECKING:
    from paddock.server.features.server import Server


class Request(msgspec.Struct, frozen=True, kw_only=True):
    """What a handler needs of a request."""

    server: Server
    body: Callable[[], Awaitable[bytes]]
    policy: Policy
    path_params: Mapping[str, Any] = {}
    query_params: Mapping[str, str] = {}
    headers: Mapping[str, str] = {}
    cookie: str | None = None  # of the guest
    address: str = ""  # that limits count
    scope: Mapping[str, Any] = {}  # what is known of the connection, as ASGI has it
    listens: str = ""  # the address that the server listens on


class Response(msgspec.Struct, kw_only=True):
    """What a handler answers."""

    body: bytes | str | AsyncIterator[bytes]
    status: int = 200
    media_type: str = "application/json"
    headers: dict[str, str] = {}
    cookie: str | None = None  # to be kept by the guest's browser
