"""How Downforce looks in a terminal: standings, cards in colour, questions and the score sheet."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from paddock.cli.show.cards import CAR_STYLES, Hand, badge
from paddock.cli.show.lap import Lap
from paddock.core.words import Words, message
from paddock.downforce import state as asks
from paddock.downforce.deck import COLOURS, LETTERS
from paddock.downforce.words import car_word, power_word

CHAPTERS = {
    "cards-dealt": "Setting up",
    "lot-opened": "The auction",
    "race-started": "The race",
    "stalled": "The end",
    "race-over": "The end",
}
BLOCKS = frozenset({"lot-opened", "card-played", "line-crossed"})
DETAILS = frozenset(
    {
        "bids-shown",
        "lot-sold",
        "lot-aside",
        "wild-picked",
        "wild-lost",
        "line-skipped",
        "drove",
        "blocked",
        "already-home",
        "came-home",
        "bonus-declined",
        "hand-dropped",
    }
)
SILENT = frozenset({"bid-sealed", "keep-sealed", "bet-sealed"})
NUMBERED = frozenset({"card-played"})

ON_THE_ROAD = (asks.Driving, asks.PickingWild, asks.Bonus, asks.Offering)
"""Questions in the middle of a card, at which the own hand does not matter."""

CARD = re.compile(rf"\b(?:[{LETTERS}]\d+)+\b")
LINE = re.compile(rf"([{LETTERS}])\d+")
CAR = re.compile(rf"\b(?:{'|'.join(COLOURS)})\b")


def paint(text: str) -> Text:
    """Cars and cards of a sentence in their colours; cards with a gap between their lines."""
    told = Text()
    at = 0
    for found in CARD.finditer(text):
        told.append(text[at : found.start()])
        for number, line in enumerate(LINE.finditer(found[0])):
            told.append(" " if number else "")
            told.append(line[0], style=CAR_STYLES[LETTERS.index(line[1])])
        at = found.end()
    told.append(text[at:])
    for found in CAR.finditer(told.plain):
        told.stylize(CAR_STYLES[COLOURS.index(found[0])], *found.span())
    return told


def standings(game: Any, view: Any, words: Words) -> Table:
    """The cars from first to last: owner, where, how far to go."""
    kit = game.kit
    long = kit.options.long_distance
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim", expand=True)
    prices = any(view.prices)
    for heading in ("", "car", "owner", *(("paid",) if prices else ()), "space", "laps" if long else "to go"):
        table.add_column(heading, justify="right" if heading in ("", "paid", "to go", "laps") else "left", no_wrap=True)
    table.add_column("lap" if long else "finish", ratio=1, justify="right")
    togo = steps_to_go(kit.board)
    for place, car in enumerate(order(kit, view), start=1):
        space, owner = view.cars[car], view.owners[car]
        home = car in view.places
        part = 1.0 if home else kit.board.front[space] / kit.track.lap if space >= 0 else 0.0
        lap = Lap(part, [line / kit.track.lap for line in kit.board.lines], badge(car, ""))
        far = str(view.laps[car]) if long else "home" if home else str(togo[space])
        price = [f"${view.prices[car]}M" if view.prices[car] else ""] if prices else []
        table.add_row(
            f"{place}",
            badge(car) + f" {words.say(car_word(car))}",
            _owner(view, words, owner),
            *price,
            "" if home or space < 0 else kit.board.names[space],
            far,
            lap,
        )
    return table


def order(kit: Any, view: Any) -> list[int]:
    """Cars from first to last as they stand now; before the grid is set, in no order."""
    if not view.grid:
        return list(range(len(view.cars)))
    racing = [car for car in range(len(view.cars)) if car not in view.places]
    front, inner = kit.board.front, kit.board.inner
    racing.sort(key=lambda car: (-view.laps[car], -front[view.cars[car]], inner[view.cars[car]]))
    return [*view.places, *racing]


def steps_to_go(board: Any) -> list[int]:
    """The fewest steps from each space over the finish line of the lap."""
    far = len(board.names)
    steps = [far] * len(board.next)
    for space in sorted(range(len(board.next)), key=lambda space: -board.front[space]):
        onward = [steps[there] if there < len(steps) and board.front[there] > board.front[space] else 0
                  for there in board.next[space]]  # fmt: skip
        steps[space] = 1 + min(onward, default=far)
    return steps


def _owner(view: Any, words: Words, owner: int) -> Text:
    if owner == asks.NOBODY:
        return Text("–", style="dim")
    return Text(words.names[owner], style="bold" if owner == view.seat else "")


def own(game: Any, view: Any, words: Words, legal: Sequence[Any]) -> list[Any]:
    """What the seat holds: power, bets and cards, the cards with the number of the choice that they are."""
    kit, seat = game.kit, view.seat
    told = []
    if (power := view.power[seat]) is not None:
        does = words.say(message(f"downforce-power-{power}-does"))
        told.append(f"{words.say(power_word(power))}: {does}")
    elif view.won[seat]:
        told.append("Powers won: " + ", ".join(words.say(power_word(won)) for won in view.won[seat]))
    if view.bets[seat]:
        told.append("Your bets: " + ", ".join(words.say(car_word(car)) for car in view.bets[seat]))
    numbers: dict[str, int] = {}
    for number, action in enumerate(legal, start=1):
        if (card := getattr(action, "card", None)) is not None:
            numbers.setdefault(card, number)
    if isinstance(view.ask, ON_THE_ROAD):
        rest = view.ask.run.lines[1:]
        come = "".join(f"{LETTERS[car]}{steps}" for car, steps in rest)
        return [paint(f"Still to come on this card: {come}")] if come else []
    cards = [kit.cards[kind] for kind in (*view.hand, *view.face_up[seat])]
    parts: list[Any] = [paint("\n".join(told))] if told else []
    if kit.two_players and view.face_up[seat]:
        parts.append(Text("Your Speed-8 cards lie face up and stand last here.", style="dim"))
    return [*parts, Hand([(numbers.get(card.name), card.lines) for card in cards])] if cards else parts


def sheet(game: Any, result: Any, words: Words) -> list[Any]:
    """The score sheet as players know it: one column each, and how the cars came off."""
    names = words.names
    table = Table(box=box.ROUNDED, title="Score sheet", title_style="bold", header_style="bold")
    table.add_column("")
    for seat, name in enumerate(names):
        table.add_column(f"★ {name}" if seat in result.winners else name, justify="right", max_width=18)
    table.add_row("Prizes", *(_money(sheet.prizes) for sheet in result.sheets))
    for number in range(max(len(sheet.bets) for sheet in result.sheets)):
        cells = []
        for sheet in result.sheets:
            bet = sheet.bets[number] if number < len(sheet.bets) else None
            cells.append(paint(words.say(car_word(bet.car))) + f" {_money(bet.payout)}" if bet else Text("–"))
        table.add_row(f"Bet {number + 1}", *cells)
    table.add_row("Auction", *(_money(-sheet.auction) for sheet in result.sheets), end_section=True)
    table.add_row("Winnings", *(_money(sheet.winnings) for sheet in result.sheets), style="bold")
    return [_finish(game.kit.board, result, words), table, Text(_verdict(result, names), style="bold")]


def _finish(board: Any, result: Any, words: Words) -> Table:
    table = Table(box=box.ROUNDED, title="Finish", title_style="bold", header_style="bold")
    for heading in ("place", "car", "owner", "price", "prize"):
        table.add_column(heading, justify="right" if heading in ("place", "price", "prize") else "left")
    ahead = {name: -front for name, front in zip(board.names, board.front, strict=False)}
    for car in sorted(result.cars, key=lambda car: (car.place or 99, -car.laps, ahead.get(car.space, 0))):
        place = str(car.place) if car.place else "–" if result.decided_by == "distance" else "stalled"
        where = f" on {car.space}" if car.space else ""
        table.add_row(
            place,
            badge(COLOURS.index(car.car)) + f" {words.say(car_word(car.car))}{where}",
            "nobody" if car.owner is None else words.names[car.owner],
            "" if car.owner is None else _money(car.price),
            _money(car.prize) if car.place and car.owner is not None else "–",
        )
    return table


def _verdict(result: Any, names: Sequence[str]) -> str:
    winners = " and ".join(names[seat] for seat in result.winners)
    share = "share the win" if len(result.winners) > 1 else "wins"
    match result.decided_by:
        case "home":
            return f"★ {winners} {share}: the first car home counts, not the money."
        case "distance":
            return f"★ {winners} {share}: the car furthest ahead counts, not the money."
        case _:
            return f"★ {winners} {share} with {_money(result.scores[result.winners[0]])}."


def _money(number: int) -> str:
    return f"−${-number}M" if number < 0 else f"${number}M"


def cars(game: Any, state: Any) -> list[dict[str, Any]]:
    """The cars of a race that is not over."""
    kit = game.kit
    return [
        {
            "car": COLOURS[car],
            "place": state.places.index(car) + 1 if car in state.places else None,
            "owner": None if state.owners[car] == asks.NOBODY else state.owners[car],
            "price": state.prices[car],
            "space": None if state.cars[car] == asks.OFF_TRACK else kit.board.names[state.cars[car]],
            "laps": state.laps[car],
        }
        for car in range(len(state.cars))
    ]
