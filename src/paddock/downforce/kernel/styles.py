"""Styles of drivers for valuing positions.

Playout drivers are far more alike than people or bots, so chances from them would be far too certain. If the players'
levels are known, drivers use these styles: they waver enough to make the chances accurate, and bet like bots of their
level. They waver less where choices are judged, because random play makes all choices equally good. The values were
fitted to a few hundred races, which are not used in any table of docs/review.md.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from paddock.downforce.kernel import layout as k


class Style(msgspec.Struct, frozen=True):
    """One kind of driver."""

    habits: tuple[tuple[int, int], ...]  # habits that differ from the default, and their values
    loyal: tuple[int, int, int]  # the chance of each bet on its own foremost car, in hundredths
    chasing: int  # the chance of a bet on the second car; otherwise it is on the leader


PRO = Style(((k.STAKE, 20), (k.WAVER, 19200), (k.HOPE, 1600), (k.OWN_HOPE, 0), (k.DOUBT, 1600)), (6, 6, 6), 18)
CLUB = Style(((k.WAVER, 2400), (k.HOPE, 1600)), (94, 88, 62), 0)
LIKE_CLUB = ("random", "rookie", "club")
JUDGING = Style(((k.WAVER, 2400), (k.HOPE, 1600)), (60, 55, 50), 0)
"""The style for judging choices. It is the same for views and full states; otherwise a difference in style would look
like an effect of hidden cards."""


def styles_of(levels: Sequence[str], seats: int) -> tuple[Style, ...]:
    """Return each seat's style by its bot level; "" is a person. Without levels, choices are judged.

    All waver alike, or steadier seats would seem to win: like club if no bot is stronger, else like pro. People
    bet like that level, bots like their own.
    """
    if not levels:
        return (JUDGING,) * seats
    bots = [CLUB if level in LIKE_CLUB else PRO for level in levels if level]
    usual = CLUB if bots and all([bot == CLUB for bot in bots]) else PRO
    betting = [usual if not level else CLUB if level in LIKE_CLUB else PRO for level in levels]
    return tuple([replace(usual, loyal=style.loyal, chasing=style.chasing) for style in betting])
