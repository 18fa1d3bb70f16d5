"""Figures for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)  # memory, CPU and open files, where the system has them
CONNECTIONS = Gauge("paddock_connections", "Open connections of any kind", registry=REGISTRY)
SOCKETS = Gauge("paddock_sockets", "Open connections to tables", registry=REGISTRY)
TABLES = Gauge("paddock_tables", "Tables in memory by stage", ["stage"], registry=REGISTRY)
ROWS = Counter("paddock_rows", "Rows stored", registry=REGISTRY)
COMMITS = Counter("paddock_commits", "Transactions that stored rows", registry=REGISTRY)
REFUSED = Counter("paddock_refused", "Actions refused by the rules", registry=REGISTRY)
FAULTS = Gauge("paddock_bot_faults", "Decisions that a bot failed to make", registry=REGISTRY)
WAITING = Gauge("paddock_bots_waiting", "Decisions that bots are thinking about or queue for", registry=REGISTRY)
LATENCY = Histogram(
    "paddock_action_seconds",
    "From an action's arrival to its commit",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
    registry=REGISTRY,
)


def exposition() -> bytes:
    """All figures as text."""
    return generate_latest(REGISTRY)
