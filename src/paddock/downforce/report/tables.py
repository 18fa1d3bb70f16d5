"""The report of many Downforce races as tables."""

from __future__ import annotations

from msgspec.structs import replace

from paddock.downforce.report.details import Details, PowerFigures
from paddock.parts.report import TextTable
from paddock.report.text import ORDINALS, interval, jam_table, number, percent


def tables(details: Details) -> list[TextTable]:
    """Return the tables that the options allow: powers, cars, starting spaces, bets and choke points."""
    leads = details.lead_changes
    line = f"The lead changes {number(leads.mean)} times in a race ({leads.low} to {leads.high})."
    jams = jam_table(details.jams, "steps")
    found = [powers(details)] if details.powers else []
    found += [cars(details), grid(details)]
    found += [bets(details)] if details.bets else []
    return [*found, replace(jams, note=f"{jams.note}\n{line}")]


def powers(details: Details) -> TextTable:
    rows = [
        (
            name,
            f"{power.raced:,}",
            percent(power.win_share, 1),
            interval(power),
            number(power.winnings),
            f"{power.sold:,}",
            number(power.price),
        )
        for name, power in by_wins(details)
    ]
    heads = ("power", "raced", "wins", "95 %", "winnings", "sold", "price")
    return TextTable("Powers: how players fare with them, and what they pay", heads, tuple(rows))


def by_wins(details: Details) -> list[tuple[str, PowerFigures]]:
    """Return the powers, most wins first."""
    return sorted(details.powers.items(), key=lambda item: -(item[1].win_share or 0))


def cars(details: Details) -> TextTable:
    rows = [
        (
            name,
            percent(car.win_share, 1),
            interval(car),
            percent(car.home),
            *map(number, (car.mean_place, car.price, car.prize, car.profit)),
        )
        for name, car in details.cars.items()
    ]
    heads = ("car", "first", "95 %", "home", "mean place", "price", "prize", "profit if sold")
    return TextTable("Cars", heads, tuple(rows))


def grid(details: Details) -> TextTable:
    rows = [
        (
            f"{start.place} {start.space}",
            *map(str, start.places),
            str(start.stalled),
            percent(start.win_share),
            interval(start, 0),
            number(start.prize),
            number(start.price),
        )
        for start in details.grid
    ]
    pole, note = details.pole, ""
    if pole.worth is not None:
        note = f"The car on pole wins prizes of {number(pole.prize)}, {pole.worth:+.2f} beside the average car."
    heads = ("start", *ORDINALS[:6], "stalled", "first", "95 %", "prize", "price")
    return TextTable("Places by starting space", heads, tuple(rows), note)


def bets(details: Details) -> TextTable:
    rows = [
        (str(bet.line), *map(percent, (bet.on_winner, bet.paid, bet.on_leader, bet.on_own)), number(bet.payout))
        for bet in details.bets
    ]
    heads = ("line", "on the winner", "paid", "on the leader", "on own car", "mean payout")
    return TextTable("Bets", heads, tuple(rows))
