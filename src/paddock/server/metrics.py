"""Metrics for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector, generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.samples import Sample

import paddock
from paddock.bots.compiling import unbuilt

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)  # memory, CPU and open files, if the system reports them
Info("paddock", "The version of the server", registry=REGISTRY).info({"version": paddock.__version__})
CONNECTIONS = Gauge("paddock_connections", "Open connections of any kind", registry=REGISTRY)
SOCKETS = Gauge("paddock_sockets", "Open connections to tables", registry=REGISTRY)
TABLES = Gauge("paddock_tables", "Tables in memory by stage", ["stage"], registry=REGISTRY)
ROWS = Counter("paddock_rows", "Rows stored", registry=REGISTRY)
COMMITS = Counter("paddock_commits", "Transactions that stored rows", registry=REGISTRY)
RACES = Counter("paddock_races", "Races that have ended, by game", ["game"], registry=REGISTRY)
REFUSED = Counter("paddock_refused", "Actions refused by the rules", registry=REGISTRY)
FAULTS = Gauge("paddock_bot_faults", "Decisions that a bot failed to make", registry=REGISTRY)
WAITING = Gauge("paddock_bots_waiting", "Decisions that bots are thinking about or queue for", registry=REGISTRY)
MISSING = Gauge("paddock_kernels_missing", "Kernels not compiled: weaker bots drive for pro", registry=REGISTRY)
MISSING.set_function(lambda: len(unbuilt()))
LATENCY = Histogram(
    "paddock_action_seconds",
    "From an action's arrival to its commit",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
    registry=REGISTRY,
)
REQUESTS = Counter(
    "paddock_requests",
    "Requests by route, method and class of status",
    ["route", "method", "status"],
    registry=REGISTRY,
)
REQUEST_SECONDS = Histogram(
    "paddock_request_seconds",
    "From a request's arrival to the end of its answer",
    ["route", "method"],
    buckets=(0.01, 0.1, 1, 10),  # few buckets, as each of several processes sends all its metrics every two seconds
    registry=REGISTRY,
)
METHODS = ("GET", "HEAD", "POST")
"""Methods of our routes; all others are counted as one."""

OLDEST = ("process_start_time_seconds", "paddock_kernels_missing", "paddock_info")
"""Metrics merged by their minimum; all others are summed."""


def count_request(route: str, method: str, status: int, seconds: float) -> None:
    """Count an answered request. Routes are the server's own, so there are few."""
    method = method if method in METHODS else "other"
    REQUESTS.labels(route, method, f"{status // 100}xx" if status else "none").inc()
    REQUEST_SECONDS.labels(route, method).observe(seconds)


def exposition() -> bytes:
    """Return all metrics as text."""
    return generate_latest(REGISTRY)


def counters(text: bytes) -> bytes:
    """Return the counters and histograms of an ended process; its gauges no longer count."""
    families = text_string_to_metric_families(text.decode())
    return b"".join([_written(family) for family in families if family.type in ("counter", "histogram")])


def added_up(texts: list[bytes]) -> bytes:
    """Sum the metrics of several processes."""
    if len(texts) == 1:
        return texts[0]
    families: dict[str, Metric] = {}
    values: dict[str, dict[tuple[str, tuple[tuple[str, str], ...]], float]] = {}
    for text in texts:
        for family in text_string_to_metric_families(text.decode()):
            families.setdefault(family.name, family)
            found = values.setdefault(family.name, {})
            for sample in family.samples:
                key = sample.name, tuple(sorted(sample.labels.items()))
                least = sample.name in OLDEST or sample.name.endswith("_created")
                before = found.get(key)
                found[key] = (
                    sample.value if before is None else min(before, sample.value) if least else before + sample.value
                )
    for name, family in families.items():
        family.samples = [Sample(sample, dict(labels), value) for (sample, labels), value in values[name].items()]
    return b"".join(map(_written, families.values()))


def _written(family: Metric) -> bytes:
    class Found:
        def collect(self) -> list[Metric]:
            return [family]

    return generate_latest(Found())
