"""The page of a Downforce report: powers, cars, starting spaces, bets, the lead, choke points."""

from __future__ import annotations

from paddock.downforce.report import tables
from paddock.downforce.report.details import Details, Figures
from paddock.report.charts import Bar, Stack, bars, stacks
from paddock.report.page import figures, jam_map, section
from paddock.report.text import number, percent
from paddock.track.model import Track

PLACES = ("1st", "2nd", "3rd", "4th", "5th", "6th", "stalled")
SHADES = ("p1", "p2", "p3", "p4", "p5", "p6", "p7")


def tiles(found: Figures, details: Details) -> list[tuple[str, str]]:
    """Return the key figures."""
    shown = [
        ("cars that come home", percent(found.stalls.cars_home)),
        ("lead changes in a race", number(details.lead_changes.mean, 1)),
        ("lead changes after line 1", percent(found.lead_changes)),
        ("steps lost in jams", number(details.jams.steps, 1)),
    ]
    if details.pole.worth is not None:
        shown.append(("worth of the pole", f"{details.pole.worth:+.2f} $M"))
    if details.bets:
        shown.append(("first bets on the winner", percent(details.bets[0].on_winner)))
    return shown


def sections(found: Figures, details: Details, seats: int, track: Track) -> list[str]:
    """Return the sections of the page that the options allow."""
    parts = [_powers(details, seats)] if details.powers else []
    parts += [_cars(details), _grid(details)]
    parts += [_bets(details, found.leader_wins)] if details.bets else []
    text = f"In a race cars are held up {number(details.jams.times, 1)} times. The redder a space, the more steps"
    return [*parts, jam_map(details.jams, track, "steps", f"{text} are lost by cars that cannot go on from it.")]


def _powers(details: Details, seats: int) -> str:
    powers = tables.by_wins(details)
    wins = [Bar(name, power.win_share, percent(power.win_share, 1), power.low, power.high) for name, power in powers]
    charts = [bars("Wins by power", wins, 1 / seats, "fair share")]
    if any(power.price for _, power in powers):
        prices = [Bar(name, power.price, number(power.price), style="c3") for name, power in powers]
        charts += ["<h3>Mean price of its lot, in $M</h3>", bars("Price by power", prices)]
    text = "How often players win who race with a power, and what lots with it cost."
    return section("Powers", text, *charts, figures(tables.powers(details)))


def _cars(details: Details) -> str:
    first = [
        Bar(name, car.win_share, percent(car.win_share, 1), car.low, car.high, f"car-{name}")
        for name, car in details.cars.items()
    ]
    text = "How often each car is first over the line, and what it cost and won, in $M."
    drawn = bars("First places by car", first, 1 / len(first), "fair share")
    return section("Cars", text, drawn, figures(tables.cars(details)))


def _grid(details: Details) -> str:
    rows = [
        Stack(f"{start.place}  {start.space}", (*start.places, start.stalled), percent(start.win_share))
        for start in details.grid
    ]
    shown = tables.grid(details)
    text = "Places of the cars by starting space, pole on top; on the right the share of first places."
    drawn = stacks("Places by starting space", PLACES, rows, SHADES, whole=True)
    return section("Starting spaces", f"{text} {shown.note}", drawn, figures(shown))


def _bets(details: Details, leader_wins: tuple[float | None, ...]) -> str:
    good = [Bar(f"line {bet.line}", bet.on_winner, percent(bet.on_winner)) for bet in details.bets]
    led = [Bar(f"line {line}", part, percent(part), style="c3") for line, part in enumerate(leader_wins, start=1)]
    return section(
        "Bets and the lead",
        "How many bets are on the winner, and how often the car wins that leads when a betting line is crossed.",
        "<h3>Bets on the winner</h3>",
        bars("Bets on the winner", good, 1 / 6, "by chance"),
        "<h3>The leader wins</h3>",
        bars("Leaders who win", led),
        figures(tables.bets(details)),
    )
