"""Taking back a choice."""

from __future__ import annotations

from paddock.core.errors import IllegalAction
from paddock.table.race import PendingRows, Race
from paddock.table.sizes import MOST_TAKEN_BACK
from paddock.table.store import Row
from paddock.table.trail import back_line, last_of, without_last
from paddock.words import message


def can_take_back(race: Race, seat: int) -> bool:
    """Return whether the seat's last choice may be taken back now."""
    at = last_of(race.trail, seat)
    if at is None or race.trail[at].shown or race.taken_back[seat] >= MOST_TAKEN_BACK:
        return False
    others = [made for made in race.trail[at:] if made.seat != seat and not made.auto]
    return not others or without_last(race.game, race.trail, seat) is not None


def take_back(race: Race, seat: int, cid: str | None = None) -> PendingRows:
    """Return the row that takes back the seat's last choice; sealed choices of others stay."""
    if race.taken_back[seat] >= MOST_TAKEN_BACK:
        raise IllegalAction("take back", message("server-refused-back-limit", most=MOST_TAKEN_BACK))
    found = without_last(race.game, race.trail, seat) if can_take_back(race, seat) else None
    if found is None:
        raise IllegalAction("take back", message("server-refused-back"))
    row = Row(race.version, "back", " ".join(map(str, found.gone)), seat, "person", race.date(), cid)
    line = back_line(race.version, seat, found.gone)
    return PendingRows(found.state, race.game.turn(found.state), race.spent, found.trail, [row], [line])
