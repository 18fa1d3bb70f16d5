"""Days in UTC."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

LAST_DAY = datetime(9999, 1, 1, tzinfo=UTC).timestamp()
"""The last date shown, as calendars end there."""


def day_of(seconds: float) -> date:
    """Return the UTC day of a date, limited to the range of calendars."""
    return datetime.fromtimestamp(min(max(seconds, 0.0), LAST_DAY), UTC).date()


def end_of(day: date) -> float:
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp() + timedelta(days=1).total_seconds()
