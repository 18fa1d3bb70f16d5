"""The meaning of an observation's numbers and of action ids, for learners; sight.py makes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paddock.downforce.kernel import layout as k
from paddock.downforce.kernel.tables import number_cards
from paddock.downforce.rules.deck import COLOURS
from paddock.downforce.rules.powers import POWERS
from paddock.kernel.fields import Field
from paddock.kernel.road import RoadRow

if TYPE_CHECKING:
    from paddock.downforce.kernel.kernel import DownforceKernel

QUESTIONS = ("play", "wild", "offer", "drive", "bonus", "bet", "bid", "keep", "replace", "over")
FAR = 1 << 16
CAR = "space by its number (-1 home), steps to the line, laps, owner (-1 nobody), price, place (0 none)"
SEAT = "power (0 none), powers won as bits, cards in hand, cards in its own pile"
LOT = "car (-1 none), power, 1: passing is not allowed, 1: it was set aside before"


def fields(kernel: DownforceKernel) -> tuple[Field, ...]:
    """Return the fields of an observation, in their order."""
    t = kernel.t
    seats = k.MOST_SEATS - 1
    span, words = t[k.CARD_SPAN], ", ".join(f"{number} {name}" for number, name in enumerate(QUESTIONS))
    cars, power = k.CARS_RACING, len(POWERS)
    return (
        Field("question", 1, 0, k.OVER, f"what is asked: {words}"),
        Field("asked", 1, 0, 1, "1: this seat is asked; of a sealed choice all its seats, until the last has chosen"),
        Field("chooser", 1, -1, seats, "the seat that is asked, -1 while several seal a choice"),
        Field("player", 1, -1, seats, "the seat whose turn it is, -1 in the auction"),
        Field("bets_made", 1, 0, 3, "bets that each seat has noted"),
        Field("own_bets", 3, -1, 5, "the cars that this seat has bet on, -1: not yet"),
        Field("car_driven", 1, -1, 5, "the car to be driven, -1: none"),
        Field("picked", 1, 0, 63, "cars that wilds of the card in play have moved, as bits"),
        Field("one_more", 1, 0, 1, "1: the car may go one space further"),
        Field(
            "lines",
            2 * t[k.CARD_LINES],
            -1,
            k.WINDOW,
            "lines to come of the card in play, each: car (6 any, -1 none), spaces",
        ),
        Field("cars", 6 * cars, -1, FAR, f"by car: {CAR}"),
        Field("seats", 4 * k.MOST_SEATS, 0, 1 << (power + 1), f"by seat: {SEAT}"),
        Field("pile", 1, 0, k.MOST_CARDS, "cards in the common pile"),
        Field("lot", 4, -1, power, f"the lot on offer: {LOT}"),
        Field("last_winner", 1, -1, seats, "the seat that won the last lot"),
        Field("lots", 18, -1, power, "by lot: car (-1 unseen), power, 1: set aside"),
        Field("hand", span, 0, 1, "by card: 1 if this seat has it; of equal cards the first numbers"),
        Field("gone", span, 0, 1, "by card: 1 if it has been played or dropped"),
        Field("known", span, 0, 62, "by card: seats that are known to have it, as bits"),
    )


def action_names(kernel: DownforceKernel) -> list[str]:
    """Return the name of each action in the game's text form, without seat and place."""
    setup, t = kernel.setup, kernel.t
    names = [""] * (t[k.MASK_WORDS] * 8)
    names[k.WAIT], names[k.MOVES] = "wait", "skip, decline"
    for far in range(1, k.WINDOW + 1):
        names[k.MOVES + far] = f"drive +{far}"
    for car, colour in enumerate(COLOURS):
        names[k.WILDS_PICKED + car], names[k.BETS_NOTED + car] = f"wild {colour}", f"bet {colour}"
    names[k.WILDS_PICKED + k.SKIP], names[k.OFFERS], names[k.OFFERS + 1] = "skip", "take", "skip"
    for number, power in enumerate(POWERS, 1):
        names[k.POWERS_KEPT + number] = f"keep {power}"
    for kind, number in enumerate(number_cards(setup)):
        card = setup.cards[kind]
        numbers = tuple(dict.fromkeys(card.wilds)) or (card.lowest,)
        ways = ["play {}", "play {} upwards", "bid {}", *(f"bid {{}} at {at}" for at in numbers)]
        for plane, way in enumerate(ways):
            names[k.PLAYS + plane * t[k.CARD_SPAN] + number] = way.format(card.name)
    return names


def road_row(kernel: DownforceKernel) -> RoadRow:
    """Return the places in a row, and the spaces by their numbers."""
    tables, board = kernel.tables, kernel.setup.board
    count = len(tables.spaces)
    return RoadRow(
        cars=k.CARS_RACING,
        asked=k.ASK,
        over=k.OVER,
        space=k.CARS,
        lap=k.LAPS,
        turns=-1,
        home=k.HOME,
        outs=-1,
        entry=k.ENTRY_SIZE,
        circle=kernel.setup.track.lap,
        spaces=tuple([board.names[space] for space in tables.spaces]),
        along=tuple(tables.row[k.FRONT : k.FRONT + count]),
        grid=tuple(tables.row[k.GRID_AT : k.GRID_AT + k.CARS_RACING]),
    )
