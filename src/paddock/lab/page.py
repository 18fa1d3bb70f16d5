"""A comparison as text for a terminal, and as a page with charts."""

from __future__ import annotations

from html import escape

from paddock import games
from paddock.lab.comparison import Compared, Comparison, Measured
from paddock.report.charts import Bar, bars
from paddock.report.page import CSS, section, table

NAMES = {
    "races": "{} races of each",
    "watched": "{} races of each, followed move by move",
    "skill": "{} races of each",
    "reviews": "{} races of each, reviewed",
}


def value_text(found: Measured | None, percent: bool) -> str:
    """Return a value with its standard error."""
    if found is None:
        return "–"
    if percent:
        return f"{100 * found.value:.1f} ± {100 * found.error:.1f} %"
    return f"{found.value:.2f} ± {found.error:.2f}"


def difference_text(compared: Compared, change: int) -> str:
    """Return a difference with its standard error, and a star if it is significant."""
    found = compared.differences[change]
    if found is None:
        return "–"
    star = " *" if compared.is_sure(change) else ""
    if compared.figure.percent:
        return f"{100 * found.value:+.1f} ± {100 * found.error:.1f}{star}"
    return f"{found.value:+.2f} ± {found.error:.2f}{star}"


def rows(found: Comparison, change: int) -> list[tuple[str, ...]]:
    """Return the rows of one change: figure, base, change, difference, races."""
    return [
        (
            compared.figure.title,
            value_text(compared.values[0], compared.figure.percent),
            value_text(compared.values[change + 1], compared.figure.percent),
            difference_text(compared, change),
            f"{measured.races:,}" if (measured := compared.values[change + 1]) else "–",
        )
        for compared in found.figures
    ]


def heads(found: Comparison, change: int) -> tuple[str, ...]:
    """Return the headings of these rows."""
    return ("figure", "base", found.plan.variants[change + 1].name, "difference", "races")


NOTE = "± is one standard error; * marks differences of more than two. All variants race the same seeds."


def page(found: Comparison) -> str:
    """Return the comparison as a self-contained page."""
    plan = found.plan
    title = f"{games.load(plan.game).title}: {', '.join(variant.name for variant in plan.variants[1:])}"
    drivers = "the kernel's drivers" if plan.kernel else "bots"
    lead = f"{plan.games:,} races of each with {drivers} · seed {plan.seed}"
    body = f"<header><h1>{escape(title)}</h1><p>{escape(lead)}</p></header>"
    for change in range(len(plan.variants) - 1):
        drawn = table(heads(found, change), rows(found, change))
        body += section(plan.variants[change + 1].name, NOTE, drawn, wide=True)
    body += "".join(
        [section(compared.figure.title, _sample(compared), chart(found, compared)) for compared in found.figures]
    )
    css = CSS.read_text(encoding="utf-8")
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta name="color-scheme" content="light dark"><title>{escape(title)}</title><style>{css}</style></head>'
        f"<body><main>{body}<footer>Made by Paddock. Whiskers are 95 % intervals.</footer></main></body></html>\n"
    )


def chart(found: Comparison, compared: Compared) -> str:
    """Draw a figure as bars, one for each variant."""
    return bars(compared.figure.title, [_bar(found, compared, at) for at in range(len(compared.values))])


def _bar(found: Comparison, compared: Compared, at: int) -> Bar:
    measured, name = compared.values[at], _short(found.plan.variants[at].name)
    if measured is None:
        return Bar(name, None, "–")
    scale = 100 if compared.figure.percent else 1
    value, off = max(0.0, measured.value) * scale, 1.96 * measured.error * scale
    text = f"{measured.value * scale:.1f}{' %' if compared.figure.percent else ''}"
    return Bar(name, value, text, max(0.0, value - off), value + off)


def _short(name: str) -> str:
    return name if len(name) <= 18 else f"{name[:17]}…"


def _sample(compared: Compared) -> str:
    races = max([measured.races for measured in compared.values if measured] or [0])
    return NAMES[compared.sample].format(f"{races:,}")
