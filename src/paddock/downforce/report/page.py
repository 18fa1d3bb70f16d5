"""The page of a Downforce report: powers, cars, starting spaces, bets, the lead, choke points."""

from __future__ import annotations

from paddock.downforce.report.details import Details
from paddock.downforce.report.report import DownforceReport
from paddock.report.charts import Bar, Stack, bars, stacks
from paddock.report.page import jam_map, section, table
from paddock.report.text import interval, number, percent
from paddock.track.model import Track

PLACES = ("1st", "2nd", "3rd", "4th", "5th", "6th", "stalled")
SHADES = ("p1", "p2", "p3", "p4", "p5", "p6", "p7")


def tiles(report: DownforceReport) -> list[tuple[str, str]]:
    """The figures that matter most."""
    figures, details = report.figures, report.details
    found = [
        ("cars that come home", percent(figures.stalls.cars_home)),
        ("lead changes in a race", number(details.lead_changes.mean, 1)),
        ("lead changes after line 1", percent(figures.lead_changes)),
        ("steps lost in jams", number(details.jams.steps, 1)),
    ]
    worth = details.pole.worth
    if worth is not None:
        found.append(("worth of the pole", f"{worth:+.2f} $M"))
    if details.bets:
        found.append(("first bets on the winner", percent(details.bets[0].on_winner)))
    return found


def sections(report: DownforceReport, track: Track) -> list[str]:
    """All parts of the page, those that the options leave out apart."""
    details = report.details
    parts = []
    if details.powers:
        parts.append(_powers(details, report.seats))
    parts += [_cars(details), _grid(details)]
    if details.bets:
        parts.append(_bets(details, report.figures.leader_wins))
    text = f"In a race cars are held up {number(details.jams.times, 1)} times. The redder a space, the more steps"
    return [*parts, jam_map(details.jams, track, "steps", f"{text} are lost by cars that cannot go on from it.")]


def _powers(details: Details, seats: int) -> str:
    powers = sorted(details.powers.items(), key=lambda item: -(item[1].win_share or 0))
    wins = [Bar(name, power.win_share, percent(power.win_share, 1), power.low, power.high) for name, power in powers]
    prices = [Bar(name, power.price, number(power.price), style="c3") for name, power in powers]
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
        for name, power in powers
    ]
    heads = ("power", "raced", "wins", "95 %", "winnings", "sold", "price")
    return section(
        "Powers",
        "How often players win who race with a power, and what lots with it cost.",
        bars("Wins by power", wins, 1 / seats, "fair share"),
        "<h3>Mean price of its lot, in $M</h3>" if any(power.price for _, power in powers) else "",
        bars("Price by power", prices) if any(power.price for _, power in powers) else "",
        table(heads, rows, "Figures"),
    )


def _cars(details: Details) -> str:
    cars = details.cars.items()
    first = [
        Bar(name, car.win_share, percent(car.win_share, 1), car.low, car.high, f"car-{name}") for name, car in cars
    ]
    rows = [
        (
            name,
            percent(car.win_share, 1),
            percent(car.home),
            *map(number, (car.mean_place, car.price, car.prize, car.profit)),
        )
        for name, car in cars
    ]
    heads = ("car", "first", "home", "mean place", "price", "prize", "profit if sold")
    return section(
        "Cars",
        "How often each car is first over the line, and what it cost and won, in $M.",
        bars("First places by car", first, 1 / len(first), "fair share"),
        table(heads, rows),
    )


def _grid(details: Details) -> str:
    rows = [
        Stack(f"{start.place}  {start.space}", (*start.places, start.stalled), percent(start.win_share))
        for start in details.grid
    ]
    figures = [
        (
            f"{start.place} {start.space}",
            percent(start.win_share, 1),
            interval(start),
            percent(start.home),
            number(start.prize),
            number(start.price),
        )
        for start in details.grid
    ]
    pole = details.pole
    text = "Places of the cars by starting space, pole on top; on the right the share of first places."
    if pole.worth is not None:
        text += f" The pole wins {number(pole.prize)} $M in prizes, {pole.worth:+.2f} beside the average car."
    heads = ("start", "first", "95 %", "home", "prize", "price")
    drawn = stacks("Places by starting space", PLACES, rows, SHADES, whole=True)
    return section("Starting spaces", text, drawn, table(heads, figures))


def _bets(details: Details, leader_wins: tuple[float | None, ...]) -> str:
    bets = details.bets
    good = [Bar(f"line {bet.line}", bet.on_winner, percent(bet.on_winner)) for bet in bets]
    rows = [
        (
            f"line {bet.line}",
            percent(bet.on_winner),
            percent(bet.paid),
            percent(bet.on_leader),
            percent(bet.on_own),
            number(bet.payout),
        )
        for bet in bets
    ]
    led = [Bar(f"line {line}", part, percent(part), style="c3") for line, part in enumerate(leader_wins, start=1)]
    return section(
        "Bets and the lead",
        "How many bets are on the winner, and how often the car wins that leads when a betting line is crossed.",
        "<h3>Bets on the winner</h3>",
        bars("Bets on the winner", good, 1 / 6, "by chance"),
        "<h3>The leader wins</h3>",
        bars("Leaders who win", led),
        table(("bets", "on winner", "paid", "on leader", "on own", "payout"), rows),
    )
