"""Policies: each route declares what its callers may do; the checks and the log read them."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

RateClass: TypeAlias = Literal["read", "write", "create"]
"""How often a route may be called: reading is cheap; creating stores something new, such as a guest or a table."""
LARGEST_BODY = 64 * 1024
"""Largest body of most requests, in bytes."""


class Policy(msgspec.Struct, frozen=True):
    """What callers of a route may do, and what the log may show."""

    rate: RateClass
    in_attempts: bool  # whether it may be used at the table of a counted attempt
    largest_body: int = LARGEST_BODY  # of a request, or of a message over the socket, in bytes
    secret_query: bool = True  # whether the query is kept out of the log
    cacheable: bool = False  # whether clients may cache an answer that says nothing about it
    open_to_banned: bool = False  # whether banned addresses may call it


NO_ROUTE = Policy("write", in_attempts=False)
"""The policy of requests that no route answers."""
