"""Quotas: how much of a shared server one guest and one address may use, counted in memory."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

import msgspec

from paddock.table.errors import OverQuota
from paddock.table.rates import RateLimiter
from paddock.words import message

HOUR, MINUTE = 3600.0, 60.0
AT_ONE_ADDRESS = 6
"""Factor of an address's quota over a guest's, as several guests may share one address."""


class Amounts(msgspec.Struct, frozen=True):
    """The quotas of a guest; those of an address are six times as large. 0: no limit."""

    tables: int = 40  # made in an hour
    public: int = 6  # of them public
    imports: int = 20  # in an hour
    play_ons: int = 20  # in an hour
    rematches: int = 40  # in an hour
    guests: int = 60  # new ones of an address in an hour
    guesses: int = 20  # wrong codes in a minute
    seats: int = 4  # taken at another host's table; twice as many from one address
    thinking: int = 3600  # seconds in an hour of bots at the tables of an address
    looks: int = 120  # at earlier moments of a running race, in a minute
    pictures: int = 30  # drawn for an address in a minute
    reviews: int = 30  # made in an hour
    challenges: int = 20  # made in an hour
    boards: int = 120  # of drawings, in a minute


NO_QUOTAS = Amounts(*[0] * len(Amounts.__struct_fields__))


class Quota:
    """A quota per period for a guest, six times as large for an address."""

    def __init__(
        self, refusal: str, most: int, per: float, clock: Callable[[], float], times: int = AT_ONE_ADDRESS
    ) -> None:
        self.refusal = refusal
        self._guests = RateLimiter(most / per, most, clock=clock)
        self._addresses = RateLimiter(times * most / per, times * most, clock=clock)

    def take(self, guest: str, address: str) -> None:
        """Count one more. Raises OverQuota if that is too many. Callers without a cookie count only by address."""
        self.check(guest, address)
        if guest:
            self._guests.take(guest)
        self._addresses.take(address)

    def check(self, guest: str, address: str) -> None:
        """Raise OverQuota if one more would be too much."""
        for counted, key in ((self._guests, guest), (self._addresses, address)):
            if key and not counted.has(key):
                raise OverQuota(message(self.refusal, most=round(counted.burst)))


class Quotas:
    """All quotas of a server."""

    def __init__(self, amounts: Amounts = NO_QUOTAS, clock: Callable[[], float] = monotonic) -> None:
        self.amounts = amounts
        self.tables = Quota("server-error-quota-tables", amounts.tables, HOUR, clock)
        self.public = Quota("server-error-quota-public", amounts.public, HOUR, clock)
        self.imports = Quota("server-error-quota-imports", amounts.imports, HOUR, clock)
        self.play_ons = Quota("server-error-quota-play-ons", amounts.play_ons, HOUR, clock)
        self.rematches = Quota("server-error-quota-rematches", amounts.rematches, HOUR, clock)
        self.challenges = Quota("server-error-quota-challenges", amounts.challenges, HOUR, clock)
        self.guests = Quota("server-error-quota-guests", amounts.guests, HOUR, clock, times=1)
        self.guesses = Quota("server-error-quota-guesses", amounts.guesses, MINUTE, clock)
        self.looks = Quota("server-error-quota-looks", amounts.looks, MINUTE, clock)
        self.pictures = Quota("server-error-quota-pictures", amounts.pictures, MINUTE, clock, times=1)
        self.boards = Quota("server-error-quota-boards", amounts.boards, MINUTE, clock)
        self.reviews = Quota("server-error-quota-reviews", amounts.reviews, HOUR, clock)

    def take_table(self, guest: str, address: str, public: bool) -> None:
        """Count one more table that a guest makes."""
        if public:
            self.public.take(guest, address)
        self.tables.take(guest, address)

    def check_seats(self, mine: int, of_address: int) -> None:
        """Raise OverQuota if a guest, or all guests of an address, have enough seats at another host's table."""
        for taken, most in ((mine, self.amounts.seats), (of_address, 2 * self.amounts.seats)):
            if 0 < most <= taken:
                raise OverQuota(message("server-error-quota-seats", most=most))
