"""Proof by play: what a circuit shall be like in a race, beside what bots find."""

from __future__ import annotations

from typing import Any

import msgspec

from paddock.report.spread import wilson

ENOUGH = 1000
"""Races on which a judgement can stand."""
HOME = (0.70, 0.92)
MOST_WINS = 0.30
LEAD_CHANGES = 0.70
LEADERS = (0.40, 0.55, 0.70)
ABOUT = 0.10
"""How far from a share it may be that is only demanded as "about"."""


class Figure(msgspec.Struct, frozen=True):
    """One figure: found, with its 95 % interval if it is a share, and demanded."""

    name: str
    found: float | None
    demanded: str = ""
    met: bool | None = None  # None: nothing is demanded
    low: float | None = None
    high: float | None = None
    percent: bool = True


def proof(told: dict[str, Any]) -> list[Figure]:
    """The figures of a simulation on one track; none of no races."""
    if not told["games"]:
        return []
    return _downforce(told) if told["game"] == "downforce" else _formula_d(told)


def _share(name: str, part: float, whole: float, demanded: str = "", least: float = 0.0, most: float = 1.0) -> Figure:
    found = part / whole if whole else None
    low, high = wilson(part, whole)
    met = None if not demanded or found is None else least <= found <= most
    return Figure(name, found, demanded, met, low, high)


def _downforce(told: dict[str, Any]) -> list[Figure]:
    races = told["games"]
    won = sum(told["grid_wins"])
    cars = sum(sum(car["places"]) + car["stalled"] for car in told["cars"].values())
    home = sum(sum(car["places"]) for car in told["cars"].values())
    figures = [_share("cars that finish", home, cars, "70 to 92 %", *HOME)]
    for start, wins in zip(told["report"]["grid"], told["grid_wins"], strict=True):
        name = f"wins from start {start['place']} ({start['space']})"
        figures.append(_share(name, wins, won, "at most 30 %", most=MOST_WINS))
    changes = (told["lead_changes"] or 0) * won
    figures.append(_share("lead changes after line 1", changes, won, "at least 70 %", LEAD_CHANGES))
    for line, (part, wanted) in enumerate(zip(told["leader_wins"], LEADERS, strict=True), start=1):
        if part is not None:
            name = f"the leader at line {line} wins"
            about = (wanted - ABOUT, wanted + ABOUT)
            figures.append(_share(name, part * races, races, f"about {100 * wanted:.0f} %", *about))
    return figures


def _formula_d(told: dict[str, Any]) -> list[Figure]:
    report = told["report"]
    cars = told["races"] * len(report["grid"])
    turns = [(spread["mean"], seat) for seat, spread in enumerate(told["turns"]) if spread["mean"] is not None]
    mean = sum(value for value, _ in turns) / len(turns) if turns else None
    figures = [_share("cars that finish", round((told["cars_home"] or 0) * cars), cars)]
    figures.append(Figure("turns of a car that finishes", mean, percent=False))
    figures += [
        _share(f"wins from start {start['place']} ({start['space']})", start["wins"], told["races"])
        for start in report["grid"]
    ]
    figures += [_share(f"cars out at {corner['corner']}", corner["outs"], cars) for corner in report["corners"]]
    return figures
