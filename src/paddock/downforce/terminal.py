"""Downforce in a terminal: standings, coloured cards, and the seat's holdings."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from paddock.downforce.rules import state as asks
from paddock.downforce.rules.actions import Action
from paddock.downforce.rules.board import Board
from paddock.downforce.rules.deck import COLOURS, LETTERS
from paddock.downforce.rules.secrets import View
from paddock.downforce.rules.setup import Setup
from paddock.downforce.rules.state import State
from paddock.downforce.text.words import car_word, money_word, power_word
from paddock.parts.terminal import Layout
from paddock.terminal.plain import result_details
from paddock.terminal.standings import Lap, colour_words, standings_table
from paddock.words import Words, listed, message

if TYPE_CHECKING:
    from paddock.downforce import Downforce

LAYOUT = Layout(
    chapters={
        "cards-dealt": "downforce-chapter-setup",
        "lot-opened": "downforce-chapter-auction",
        "race-started": "downforce-chapter-race",
        "stalled": "downforce-chapter-end",
        "race-over": "downforce-chapter-end",
    },
    blocks=frozenset({"lot-opened", "card-played", "line-crossed"}),
    details=frozenset(
        (
            *("bids-shown", "lot-sold", "lot-aside", "wild-picked", "wild-lost", "line-skipped", "drove", "blocked"),
            *("already-home", "came-home", "bonus-declined", "hand-dropped"),
        )
    ),
    silent=frozenset({"bid-sealed", "keep-sealed", "bet-sealed"}),
    numbered=frozenset({"card-played"}),
)

ON_THE_ROAD = (asks.Driving, asks.PickingWild, asks.Bonus, asks.Offering)
"""Questions in the middle of a card, when the rest of the hand does not matter."""

CARD = re.compile(rf"\b(?:[{LETTERS}]\d+)+\b")
LINE = re.compile(rf"([{LETTERS}])\d+")


class DownforceTerminal:
    """How a race looks in a terminal."""

    layout = LAYOUT

    def __init__(self, game: Downforce) -> None:
        self.game = game

    def paint(self, text: str, words: Words) -> Text:
        """Return a sentence with coloured cars and cards, and gaps between the lines of cards."""
        painted = Text()
        at = 0
        for found in CARD.finditer(text):
            painted.append(text[at : found.start()])
            for number, line in enumerate(LINE.finditer(found[0])):
                painted.append(" " if number else "")
                painted.append(line[0], style=CAR_STYLES[LETTERS.index(line[1])])
            at = found.end()
        painted.append(text[at:])
        return colour_words(painted, words, [(car_word(car), CAR_STYLES[car]) for car in range(len(COLOURS))])

    def standings_key(self, view: View) -> object:
        return view.cars, view.owners

    def standings(self, view: View, words: Words) -> Table:
        """Return the cars from first to last: owner, space, distance to go."""
        setup = self.game.setup
        long, prices = setup.options.long_distance, any(view.prices)
        far = "laps" if long else "to-go"
        headings = ("car", "owner", *(("paid",) if prices else ()), "space", far)
        table = standings_table(words, "downforce", headings, ("paid", far), "lap" if long else "finish")
        home = words.say(message("downforce-home"))
        togo = steps_to_go(setup.board)
        for place, car in enumerate(order(setup, view), start=1):
            space = view.cars[car]
            in_ = car in view.places
            part = 1.0 if in_ else setup.board.front[space] / setup.track.lap if space >= 0 else 0.0
            left = str(view.laps[car]) if long else home if in_ else str(togo[space])
            price = [words.say(money_word(view.prices[car])) if view.prices[car] else ""] if prices else []
            where = "" if in_ or space < 0 else setup.board.names[space]
            lap = Lap(part, [line / setup.track.lap for line in setup.track.lines], badge(car, ""))
            name = badge(car) + f" {words.say(car_word(car))}"
            table.add_row(str(place), name, _owner(view, words, view.owners[car]), *price, where, left, lap)
        return table

    def cars(self, view: View) -> dict[str, Text]:
        names = self.game.setup.board.names
        return {names[space]: badge(car, "") for car, space in enumerate(view.cars) if space >= 0}

    def own(self, view: View, words: Words, legal: Sequence[Action]) -> Sequence[RenderableType]:
        """Return the seat's power, bets and cards, each card with the number of its choice."""
        setup, seat = self.game.setup, view.seat
        assert seat is not None
        if isinstance(view.ask, ON_THE_ROAD):
            come = "".join(f"{LETTERS[car]}{steps}" for car, steps in view.ask.run.lines[1:])
            return [self.paint(words.say(message("downforce-own-rest", lines=come)), words)] if come else []
        lines = _own_lines(view, words, seat)
        parts: list[RenderableType] = [self.paint("\n".join(lines), words)] if lines else []
        if setup.two_players and view.face_up[seat]:
            parts.append(Text(words.say(message("downforce-own-speed-8")), style="dim"))
        numbers: dict[str, int] = {}
        for number, action in enumerate(legal, start=1):
            if (card := getattr(action, "card", None)) is not None:
                numbers.setdefault(card, number)
        cards = [setup.cards[kind] for kind in (*view.hand, *view.face_up[seat])]
        return [*parts, Hand([(numbers.get(card.name), card.lines) for card in cards])] if cards else parts

    def summary(self, state: State) -> dict[str, Any]:
        return {"cars": cars(self.game.setup, state), **result_details(self.game.turn(state))}


def order(setup: Setup, view: View) -> list[int]:
    """Return the cars from first to last; unordered before the grid is set."""
    if not view.grid:
        return list(range(len(view.cars)))
    racing = [car for car in range(len(view.cars)) if car not in view.places]
    front, inner = setup.board.front, setup.board.inner
    racing.sort(key=lambda car: (-view.laps[car], -front[view.cars[car]], inner[view.cars[car]]))
    return [*view.places, *racing]


def steps_to_go(board: Board) -> list[int]:
    """Return the fewest steps from each space across the finish line."""
    far = len(board.names)
    steps = [far] * len(board.next)
    for space in sorted(range(len(board.next)), key=lambda space: -board.front[space]):
        onward = [steps[there] if there < len(steps) and board.front[there] > board.front[space] else 0
                  for there in board.next[space]]  # fmt: skip
        steps[space] = 1 + min(onward, default=far)
    return steps


def _owner(view: View, words: Words, owner: int) -> Text:
    if owner == asks.NOBODY:
        return Text("–", style="dim")
    return Text(words.names[owner], style="bold" if owner == view.seat else "")


def _own_lines(view: View, words: Words, seat: int) -> list[str]:
    """Return the power and the bets of a seat, in words."""
    lines = []
    if (power := view.power[seat]) is not None:
        does = words.say(message(f"downforce-power-{power}-does"))
        lines.append(f"{words.say(power_word(power))}: {does}")
    elif view.won[seat]:
        won = listed([power_word(power) for power in view.won[seat]])
        lines.append(words.say(message("downforce-own-powers", powers=won)))
    if view.bets[seat]:
        bets = listed([car_word(car) for car in view.bets[seat]])
        lines.append(words.say(message("downforce-own-bets", cars=bets)))
    return lines


def cars(setup: Setup, state: State) -> list[dict[str, Any]]:
    """Return the cars of a race that is not over."""
    return [
        {
            "car": COLOURS[car],
            "place": state.places.index(car) + 1 if car in state.places else None,
            "owner": None if state.owners[car] == asks.NOBODY else state.owners[car],
            "price": state.prices[car],
            "space": None if state.cars[car] == asks.OFF_TRACK else setup.board.names[state.cars[car]],
            "laps": state.laps[car],
        }
        for car in range(len(state.cars))
    ]


CAR_STYLES = (
    "bold bright_white on grey19",
    "bold bright_white on blue",
    "bold black on green3",
    "bold black on yellow",
    "bold black on dark_orange",
    "bold bright_white on red3",
    "bold black on grey93",
)
WIDTH = 6


def badge(car: int, space: str = " ") -> Text:
    """Return the letter of a car on a background of its colour."""
    return Text(f"{space}{LETTERS[car]}{space}", style=CAR_STYLES[car])


class Hand:
    """Prints cards side by side, as many in a row as fit. A card is (number of its choice, lines)."""

    def __init__(self, cards: Sequence[tuple[int | None, Sequence[tuple[int, int]]]]) -> None:
        self.cards = cards

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        gap = " " if len(self.cards) * (WIDTH + 1) <= options.max_width else ""
        fit = max(1, options.max_width // (WIDTH + len(gap)))
        for first in range(0, len(self.cards), fit):
            row = [list(_card(number, lines)) for number, lines in self.cards[first : first + fit]]
            for level in range(max(map(len, row))):
                line = Text(no_wrap=True)
                for card in row:
                    line += (card[level] if level < len(card) else Text(" " * WIDTH)) + gap
                yield line


def _card(number: int | None, lines: Sequence[tuple[int, int]]) -> Iterator[Text]:
    top = "────" if number is None else f"{number:─<4}" if number > 9 else f"─{number}──"
    yield Text.assemble(("╭", "dim"), (top, "bold" if number else "dim"), ("╮", "dim"))
    for car, steps in lines:
        middle = Text(f" {LETTERS[car]}{steps}".ljust(4), style=CAR_STYLES[car])
        yield Text.assemble(("│", "dim"), middle, ("│", "dim"))
    yield Text("╰────╯", style="dim")
