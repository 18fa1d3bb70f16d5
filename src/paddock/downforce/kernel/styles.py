"""Styles of drivers for valuing positions.

Playout drivers are far more alike than people or bots, so their results would be far too certain. If the levels of the
players are known, drivers use these styles: they waver enough to make the chances accurate, and bet as bots of their
level do. Where choices are judged they waver less, because random play makes all choices equally good. A few hundred
races, which are in no table of docs/review.md, determined the values.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from paddock.downforce.kernel import layout as k


class Style(msgspec.Struct, frozen=True):
    """One kind of driver."""

    habits: tuple[tuple[int, int], ...]  # those that are not as usual: which, and how much
    loyal: tuple[int, int, int]  # how likely each bet is on its own foremost car, in hundredths
    chasing: int  # how likely a bet is on the car behind the leader; what is left, on the leader


PRO = Style(((k.STAKE, 20), (k.WAVER, 19200), (k.HOPE, 1600), (k.OWN_HOPE, 0), (k.DOUBT, 1600)), (6, 6, 6), 18)
CLUB = Style(((k.WAVER, 2400), (k.HOPE, 1600)), (94, 88, 62), 0)
LIKE_CLUB = ("random", "rookie", "club")
JUDGING = Style(((k.WAVER, 2400), (k.HOPE, 1600)), (60, 55, 50), 0)
"""The style where choices are judged. It is the same for views and for open hands: otherwise the drivers' style would
look like an effect of hidden cards."""


def styles_of(levels: Sequence[str], seats: int) -> tuple[Style, ...]:
    """Return the style of each seat by the bot levels; "" is a person. Without levels, choices are judged.

    All waver alike, otherwise steadier seats would seem to win: like club if no bot is stronger, else like pro. People
    bet like that level, bots like their own.
    """
    if not levels:
        return (JUDGING,) * seats
    bots = [CLUB if level in LIKE_CLUB else PRO for level in levels if level]
    usual = CLUB if bots and all([bot == CLUB for bot in bots]) else PRO
    betting = [usual if not level else CLUB if level in LIKE_CLUB else PRO for level in levels]
    return tuple([replace(usual, loyal=style.loyal, chasing=style.chasing) for style in betting])
