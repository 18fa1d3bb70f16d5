"""How drivers are where positions are valued.

Drivers of playouts are far more alike than people or bots, and so would be far too sure. Where it is told who drives,
they are like these: they waver as much as it takes for chances to be true, and bet as bots of their level do. Where
choices are judged they waver less, as what is done at random makes every choice as good. All of it was set by a few
hundred races that are in no table of docs/review.md.
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
"""Who drives where choices are judged. From a view and where all hands are known alike: else what drivers do would look
like hidden cards."""


def styles_of(levels: Sequence[str], seats: int) -> tuple[Style, ...]:
    """The style of each seat, by the levels of the bots; "" is a person. Without levels choices are judged.

    All waver alike, or who wavers less would seem to win: like club where it drives all the bots, else like pro. People
    bet like the level that they waver like, bots as their level does.
    """
    if not levels:
        return (JUDGING,) * seats
    bots = [CLUB if level in LIKE_CLUB else PRO for level in levels if level]
    usual = CLUB if bots and all([bot == CLUB for bot in bots]) else PRO
    betting = [usual if not level else CLUB if level in LIKE_CLUB else PRO for level in levels]
    return tuple([replace(usual, loyal=style.loyal, chasing=style.chasing) for style in betting])
