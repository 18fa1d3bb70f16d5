"""Requests and responses for handlers, independent of the network or page they come from."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from paddock.server.net.policy import Policy

if TYPE_CHECKING:
    from paddock.server.features.server import Server


class Request(msgspec.Struct, frozen=True, kw_only=True):
    """The parts of a request that handlers need."""

    server: Server
    body: Callable[[], Awaitable[bytes]]
    policy: Policy
    path_params: Mapping[str, Any] = {}
    query_params: Mapping[str, str] = {}
    headers: Mapping[str, str] = {}
    cookie: str | None = None  # of the guest
    address: str = ""  # the address that limits count
    scope: Mapping[str, Any] = {}  # the connection's ASGI scope
    listens: str = ""  # the address that the server listens on


class Response(msgspec.Struct, kw_only=True):
    """A handler's answer."""

    body: bytes | str | AsyncIterator[bytes]
    status: int = 200
    media_type: str = "application/json"
    headers: dict[str, str] = {}
    cookie: str | None = None  # stored by the guest's browser
