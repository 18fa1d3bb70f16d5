"""The measurements of a load test, and its report."""

from __future__ import annotations

import os
from collections import Counter
from time import process_time

import msgspec


class Percentiles(msgspec.Struct, frozen=True):
    """Latencies in milliseconds."""

    p50: float
    p95: float
    p99: float
    max: float


class LoadReport(msgspec.Struct, frozen=True, kw_only=True):
    """The figures of a load test. Cores are averages; None where the system has no figure."""

    tables: int
    people: int  # per table
    pace: float  # seconds between a table's actions
    seconds: float
    actions: int
    actions_per_second: float
    rows_per_second: float
    commits_per_second: float
    updates_per_second: float
    action_to_ack_ms: Percentiles | None
    action_to_update_ms: Percentiles | None
    races_ended: int
    received_mb: float
    server_memory_mb: float
    server_cpu: float
    load_cpu: float
    others_cpu: float | None
    server_cpu_ms_per_action: float | None
    errors: dict[str, int]
    calibration: int = 0  # turns of a plain loop per second, for the machine's speed


class Measurements:
    """Measured times in seconds."""

    def __init__(self) -> None:
        self.to_ack: list[float] = []
        self.to_update: list[float] = []
        self.races = 0
        self.received = 0
        self.errors: Counter[str] = Counter()

    def report(
        self, load: tuple[int, int, float], took: float, before: dict[str, float], after: dict[str, float]
    ) -> LoadReport:
        """Return the report, from the server's metrics before and after the load."""
        used = {name: after.get(name, 0.0) - before.get(name, 0.0) for name in after}
        actions, cpu = len(self.to_ack), used.get("process_cpu_seconds_total", 0.0)
        others = None if "machine" not in used else round((used["machine"] - used["own"] - cpu) / took, 2)
        return LoadReport(
            tables=load[0],
            people=load[1],
            pace=load[2],
            seconds=round(took, 2),
            actions=actions,
            actions_per_second=round(actions / took, 1),
            rows_per_second=round(used.get("paddock_rows_total", 0.0) / took, 1),
            commits_per_second=round(used.get("paddock_commits_total", 0.0) / took, 1),
            updates_per_second=round(len(self.to_update) / took, 1),
            action_to_ack_ms=percentiles(self.to_ack),
            action_to_update_ms=percentiles(self.to_update),
            races_ended=self.races,
            received_mb=round(self.received / 1e6, 1),
            server_memory_mb=round(after.get("process_resident_memory_bytes", 0.0) / 1e6, 1),
            server_cpu=round(cpu / took, 3),
            load_cpu=round(used["own"] / took, 3),
            others_cpu=others,
            server_cpu_ms_per_action=round(1000 * cpu / actions, 3) if actions else None,
            errors=dict(self.errors),
        )


def own_figures() -> dict[str, float]:
    """Return the CPU seconds of this process and, where the system reports them, of all processes."""
    found = {"own": process_time()}
    try:
        with open("/proc/stat") as file:
            ticks = [int(text) for text in file.readline().split()[1:9]]
    except (OSError, ValueError):
        return found
    idle = ticks[3] + ticks[4]
    return {**found, "machine": (sum(ticks) - idle) / os.sysconf("SC_CLK_TCK")}


def percentiles(times: list[float]) -> Percentiles | None:
    """Return the percentiles of times in seconds; None if there are none."""
    if not times:
        return None
    ordered = sorted(times)
    last = len(ordered) - 1
    found = [ordered[min(last, int(len(ordered) * share / 100))] for share in (50, 95, 99)]
    return Percentiles(*[round(1000 * value, 1) for value in (*found, ordered[-1])])
