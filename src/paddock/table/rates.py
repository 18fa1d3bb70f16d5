"""Rate limits: how often something may be done."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic


class TokenBucket:
    """Allows `rate` things a second, and `burst` at once."""

    __slots__ = ("at", "burst", "clock", "left", "rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate, self.burst, self.clock = rate, burst, clock
        self.left, self.at = burst, clock()

    def has(self) -> bool:
        """Whether one more may pass."""
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        return self.left >= 1

    def take(self, amount: float = 1) -> bool:
        """Whether one more may pass; if so, it has, and counts as much as this."""
        if not self.has():
            return False
        self.left -= amount
        return True


class RateLimiter:
    """A bucket for each address: `most` of them, and none that is full again, as it limits nothing."""

    def __init__(self, rate: float, burst: float, most: int = 10_000, clock: Callable[[], float] = monotonic) -> None:
        self.rate, self.burst, self.most, self.clock = rate, burst, most, clock
        self._found: OrderedDict[str, TokenBucket] = OrderedDict()

    def has(self, key: str) -> bool:
        """Whether this address may do one more thing."""
        return self.rate <= 0 or key not in self._found or self._found[key].has()

    def take(self, key: str, amount: float = 1) -> bool:
        """Whether this address may do one more thing; if so, it has."""
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
