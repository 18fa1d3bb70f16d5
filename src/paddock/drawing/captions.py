"""Words on a drawing: corners with what Formula D asks there, the name plate, the winner's places."""

from __future__ import annotations

from collections.abc import Mapping

from paddock.drawing.ink import circle, group, rect, text
from paddock.track.model import Art, Corner, Label, Track

Colours = Mapping[str, str]


def scale(art: Art) -> float:
    """How much larger than usual words are: a big picture is looked at from further away."""
    return max(1.0, art.frame[0] / 1800)


def captions(track: Track, art: Art, colours: Colours) -> str:
    """All corner names."""
    corners = {corner.name: corner for corner in track.corners}
    return "".join(
        group(caption(label, corners.get(label.text), colours), label.x, label.y, scale=scale(art))
        for label in art.labels
    )


def caption(label: Label, corner: Corner | None, colours: Colours) -> list[str]:
    """A name, short words together on a line, with a paper-coloured halo; below it stops and ways, if any."""
    halo: dict[str, object] = {
        "stroke": colours.get("halo", colours["paper"]),
        "stroke_width": 5,
        "stroke_linejoin": "round",
    }
    style: dict[str, object] = {"letter_spacing": 1.5, "font_weight": "bold"}
    lines: list[str] = []
    for word in label.text.upper().split():
        if lines and len(lines[-1]) + len(word) < 8:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    top = 4.5 - 14 * (len(lines) - 1) / 2
    parts = []
    for more in (halo, {}):
        parts += [
            text(0, top + 14 * number, 12, words, colours.get("caption", colours["ink"]), **style, **more)
            for number, words in enumerate(lines)
        ]
    if corner is not None and corner.stops:
        parts.append(demands(corner, top + 14 * len(lines) + 5, colours))
    return parts


def demands(corner: Corner, y: float, colours: Colours) -> str:
    """Stops on a yellow disc, the longest way in green on its left and the shortest in red on its right."""
    parts = [
        circle(0, 0, 11, colours["line"], stroke=colours["ink"], stroke_width=1.5),
        text(0, 5, 14, str(corner.stops), colours["ink"], font_weight="bold"),
    ]
    for x, number, colour in ((-23, corner.longest, "#1f8a4c"), (23, corner.shortest, "#c0392b")):
        parts.append(rect(x - 10, -9, 20, 18, colour, rx=4))
        parts.append(text(x, 4.5, 12, str(number), "#fff", font_weight="bold"))
    return group(parts, 0, y)


def panels(track: Track, art: Art, colours: Colours) -> str:
    """The name plate and the winner's places."""
    parts = []
    if art.plate is not None:
        parts.append(plate(track.title, *art.plate, scale(art), colours))
    if art.podium is not None and "downforce" in track.games:
        parts.append(winners(*art.podium, colours))
    return "".join(parts)


def plate(title: str, x: float, y: float, larger: float, colours: Colours) -> str:
    words = title.upper()
    width = len(words) * 26.5 + 70
    parts = [
        rect(4, 7, width, 78, "#000", rx=8, opacity=0.22),
        rect(0, 0, width, 78, colours["ink"], rx=8),
        rect(5, 5, width - 10, 68, "none", rx=5, stroke=colours["line"], stroke_width=1.5),
        text(
            width / 2,
            46,
            34,
            words,
            colours["paper"],
            font_weight="bold",
            textLength=width - 70,
            lengthAdjust="spacingAndGlyphs",
        ),
        text(width / 2, 64, 10.5, "A PADDOCK CIRCUIT", colours["line"], letter_spacing=4, font_weight="600"),
    ]
    return group(parts, x, y, scale=larger, id="plate")


def winners(x: float, y: float, colours: Colours) -> str:
    """Places for the cars that have finished, first to sixth."""
    metal = {1: colours["line"], 2: "#d5dbe0", 3: "#d99a5b"}
    parts = [rect(4, 7, 366, 76, "#000", rx=8, opacity=0.22), rect(0, 0, 366, 76, colours["paper"], rx=8)]
    for place in range(1, 7):
        left = 10 + (place - 1) * 58
        parts.append(
            rect(
                left,
                10,
                56,
                56,
                metal.get(place, "#fff"),
                rx=6,
                stroke=colours["ink"],
                stroke_width=2,
                id=f"winner-{place}",
            )
        )
        parts.append(text(left + 28, 50, 36, str(place), colours["ink"], font_weight="bold", opacity=0.85))
    return group(parts, x, y, id="winners")
