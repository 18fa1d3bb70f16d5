"""Rate limits."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic


class TokenBucket:
    """Allows `rate` requests per second, and `burst` at once."""

    __slots__ = ("at", "burst", "clock", "left", "rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate, self.burst, self.clock = rate, burst, clock
        self.left, self.at = burst, clock()

    def has(self) -> bool:
        """Return whether one more request may pass."""
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        return self.left >= 1

    def take(self, amount: float = 1) -> bool:
        """Count one more request, with this weight; False if it may not pass."""
        if not self.has():
            return False
        self.left -= amount
        return True


class RateLimiter:
    """A bucket for each address, at most `most`; full buckets are dropped, as they limit nothing."""

    def __init__(self, rate: float, burst: float, most: int = 10_000, clock: Callable[[], float] = monotonic) -> None:
        self.rate, self.burst, self.most, self.clock = rate, burst, most, clock
        self._found: OrderedDict[str, TokenBucket] = OrderedDict()

    def has(self, key: str) -> bool:
        """Return whether one more request of this address may pass."""
        return self.rate <= 0 or key not in self._found or self._found[key].has()

    def take(self, key: str, amount: float = 1) -> bool:
        """Count one more request of this address; False if it may not pass."""
        if self.rate <= 0:
            return True
        bucket = self._found.get(key) or TokenBucket(self.rate, self.burst, self.clock)
        self._found[key] = bucket
        self._found.move_to_end(key)
        taken = bucket.take(amount)
        while self._found and (len(self._found) > self.most or self._is_full(next(iter(self._found)))):
            self._found.popitem(last=False)
        return taken

    def _is_full(self, key: str) -> bool:
        bucket = self._found[key]
        bucket.has()  # brings it up to date
        return bucket.left >= bucket.burst
