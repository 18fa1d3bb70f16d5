"""Batches on a Ray cluster: the same results in the same order as in one process.

Ray is an extra. Only this module imports it, and only when a cluster is used. A batch is run again if its worker dies;
a worker with another version of Paddock is rejected, since its races could differ.
"""

from __future__ import annotations

import logging
import os
import pickle
import platform
import socket
from collections import deque
from collections.abc import Callable, Generator, Sequence
from typing import Any, TypeVar

from paddock import __version__
from paddock.core.errors import BadOptions, PaddockError

T = TypeVar("T")

TRIES = 5
"""How often a batch is retried after its worker has died."""
PATIENCE = 10.0
"""Seconds to reach the address of a cluster."""
IN_HAND = 3
"""Batches queued for each processor of the cluster."""
LOCAL = "local"
"""The address that starts a cluster on this machine for the duration of the command."""


class OtherVersion(PaddockError):
    """A worker runs another version of Paddock."""


class ClusterLost(PaddockError):
    """The cluster has stopped answering, or its workers keep dying."""


def version() -> str:
    """Return what must match on all machines for races to be the same."""
    return f"Paddock {__version__}, Python {platform.python_version()}"


def run_task(asked: str, work: bytes, first: int, count: int) -> list[Any]:
    """Run one batch in a worker, if it has the same version."""
    if asked != version():
        raise OtherVersion(f"a worker has {version()}, and this is {asked}: install the same on all machines")
    call: Callable[[int, int], list[Any]] = pickle.loads(work)
    return call(first, count)


def on_cluster(address: str, work: Callable[[int, int], list[T]], batches: Sequence[tuple[int, int]]) -> Generator[T]:
    """Yield the results of all batches in order. Closing the iterator cancels the rest."""
    ray = connect(address)
    from ray.exceptions import RayError, RayTaskError

    task = ray.remote(max_retries=TRIES, retry_exceptions=False, num_cpus=1)(run_task)
    packed = ray.put(pickle.dumps(work))
    most = IN_HAND * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: deque[Any] = deque()
    try:
        for first, count in batches:
            waiting.append(task.remote(version(), packed, first, count))
            if len(waiting) >= most:
                yield from ray.get(waiting.popleft())
        while waiting:
            yield from ray.get(waiting.popleft())
    except RayTaskError as error:
        raise error.cause if isinstance(error.cause, PaddockError) else error from None
    except RayError as error:
        raise ClusterLost(f"the Ray cluster gave up: {type(error).__name__}; see its own logs") from None
    finally:
        for left in waiting:
            ray.cancel(left, force=True)
        ray.shutdown()


def connect(address: str) -> Any:
    """Connect to this Ray cluster, with usage reports off."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError:
        raise BadOptions("--ray needs the package ray: install paddock-games[ray] here and on the cluster") from None
    check_address(address)
    quiet = {"log_to_driver": False, "logging_level": logging.CRITICAL, "include_dashboard": False}
    try:
        if address == LOCAL:
            ray.init(address=LOCAL, **quiet)
        else:
            del quiet["include_dashboard"]
            ray.init(address=address, **quiet)
    except (ConnectionError, RuntimeError, ValueError, OSError) as error:
        raise no_cluster(address, error) from None
    return ray


def check_address(address: str) -> None:
    """Check that something listens on this address: otherwise Ray would end the process."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise no_cluster(address, error) from None


def no_cluster(address: str, error: Exception) -> BadOptions:
    reason = str(error).strip().partition("\n")[0] or type(error).__name__
    return BadOptions(f"no Ray cluster answers at {address!r} ({reason})")
