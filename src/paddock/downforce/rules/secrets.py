"""Views of seats, and full states consistent with them. Secrets are removed here and nowhere else."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
from msgspec.structs import replace

from paddock.core.luck import pick, shuffled
from paddock.downforce.rules.actions import Bid, Keep
from paddock.downforce.rules.deck import CARS
from paddock.downforce.rules.legal import legal_choices
from paddock.downforce.rules.powers import TRICKY
from paddock.downforce.rules.seen import fits
from paddock.downforce.rules.setup import Setup
from paddock.downforce.rules.state import (
    Auction,
    AuctionState,
    Betting,
    Bonus,
    Dealing,
    Driving,
    Finished,
    Hand,
    Keeping,
    Lack,
    Lot,
    Offering,
    PickingWild,
    Playing,
    Question,
    Sealed,
    Seen,
    State,
)

SEALED = Sealed()
CARD_IN_PLAY = (PickingWild, Offering, Driving, Bonus)


class View(msgspec.Struct, frozen=True):
    """Everything a seat has seen; `seat` None is a spectator. Other fields are as in State."""

    seat: int | None
    ask: Question  # with Sealed() for others' secret choices
    hand: Hand
    own_pile: Hand  # the seat's draw pile, unordered
    hand_sizes: tuple[int, ...]
    pile_sizes: tuple[int, ...]
    pile_size: int
    box_size: int
    face_up: tuple[Hand, ...]
    lots: tuple[Lot, ...]  # those opened so far
    aside: tuple[int, ...]
    last_winner: int
    owners: tuple[int, ...]
    prices: tuple[int, ...]
    won: tuple[tuple[str, ...], ...]
    power: tuple[str | None, ...]
    known: tuple[Hand, ...]
    lacks: tuple[Lack, ...]
    spent: tuple[int, ...]
    grid: tuple[int, ...]
    cars: tuple[int, ...]
    laps: tuple[int, ...]
    places: tuple[int, ...]
    player: int
    discards: tuple[int, ...]
    bets_made: int
    bets: tuple[tuple[int, ...], ...]  # this seat's; after the race, all seats'


def view_of(setup: Setup, state: State, seat: int | None) -> View:
    """Reduce a state to what the seat may see."""
    over = isinstance(state.ask, Finished)
    return View(
        seat=seat,
        ask=_seal(state.ask, seat),
        hand=() if seat is None else state.hands[seat],
        own_pile=() if seat is None else tuple(sorted(state.piles[seat])),
        hand_sizes=tuple(map(len, state.hands)),
        pile_sizes=tuple(map(len, state.piles)),
        pile_size=len(state.pile),
        box_size=len(state.box),
        face_up=state.face_up,
        lots=state.auction.lots[: state.auction.opened],
        aside=state.auction.aside,
        last_winner=state.auction.last_winner,
        owners=state.owners,
        prices=state.prices,
        won=state.auction.won,
        power=state.power,
        known=state.seen.known,
        lacks=state.seen.lacks,
        spent=state.seen.spent,
        grid=state.grid,
        cars=state.cars,
        laps=state.laps,
        places=state.places,
        player=state.player,
        discards=state.discards,
        bets_made=len(state.bets[0]),
        bets=tuple([bets if over or at == seat else () for at, bets in enumerate(state.bets)]),
    )


def uncovers(before: State, after: State, seat: int) -> bool:
    """Return whether a card was drawn, another hand was revealed, or all seals were opened."""
    if before.pile != after.pile or before.piles != after.piles:
        return True
    if any([hand != after.hands[at] for at, hand in enumerate(before.hands) if at != seat]):
        return True
    sealed = _sealed(before.ask)
    return sealed is not None and (_sealed(after.ask) or 0) <= sealed


def choices_are_public(state: State, seat: int) -> bool:
    """Return False for a sealed choice, and for a play from several cards, though they may all be equal.

    A play by Tricky is not public either: whether the last card can be played both ways would reveal something.
    """
    match state.ask:
        case Auction() | Keeping() | Betting():
            return False
        case Playing():
            return len(state.hands[seat]) == 1 and state.power[seat] != TRICKY
    return True


def _sealed(ask: Question) -> int | None:
    """Return how many seats have sealed a choice; None if none has to."""
    match ask:
        case Auction(bids=chosen) | Keeping(kept=chosen) | Betting(bets=chosen):
            return len(chosen) - chosen.count(None)
    return None


def _seal(ask: Question, seat: int | None) -> Question:
    """Return the question with the others' sealed choices hidden."""
    match ask:
        case Auction():
            return replace(ask, bids=_cover(ask.bids, seat))
        case Keeping():
            return replace(ask, kept=_cover(ask.kept, seat))
        case Betting():
            return replace(ask, bets=_cover(ask.bets, seat))
        case _:
            return ask


def _cover(choices: tuple[object, ...], seat: int | None) -> tuple[object, ...]:
    return tuple(choice if choice is None or at == seat else SEALED for at, choice in enumerate(choices))


def imagine_state(setup: Setup, view: View, rng: Random) -> State:
    """Return a full state consistent with this view, with unseen cards, lots and secret choices filled in at random."""
    cards = _imagine_cards(setup, view, rng)
    auction = AuctionState(_imagine_lots(setup, view, rng), len(view.lots), view.aside, view.last_winner, view.won)
    state = State(
        ask=view.ask,
        player=view.player,
        cars=view.cars,
        places=view.places,
        laps=view.laps,
        hands=cards.hands,
        face_up=view.face_up,
        piles=cards.piles,
        pile=cards.pile,
        discards=view.discards,
        box=cards.box,
        bets=tuple(
            view.bets[seat] if view.bets[seat] else tuple(pick(rng, CARS) for _ in range(view.bets_made))
            for seat in setup.seats
        ),
        grid=view.grid,
        owners=view.owners,
        prices=view.prices,
        power=view.power,
        auction=auction,
        seen=Seen(view.known, view.lacks, view.spent),
    )
    return replace(state, ask=_unseal(setup, state, view.ask, rng))


def _unseal(setup: Setup, state: State, ask: Question, rng: Random) -> Question:
    """Fill in the others' secret choices, each possible for its seat."""
    match ask:
        case Auction():
            open_ask = replace(state, ask=replace(ask, bids=(None,) * len(ask.bids)))
            bids = tuple(_choice(setup, open_ask, at, bid, rng) for at, bid in enumerate(ask.bids))
            return replace(ask, bids=bids)
        case Keeping():
            open_ask = replace(state, ask=replace(ask, kept=(None,) * len(ask.kept)))
            kept = tuple(_choice(setup, open_ask, at, keep, rng) for at, keep in enumerate(ask.kept))
            return replace(ask, kept=kept)
        case Betting():
            bets = tuple(pick(rng, CARS) if isinstance(bet, Sealed) else bet for bet in ask.bets)
            return replace(ask, bets=bets)
        case _:
            return ask


def _choice(setup: Setup, state: State, seat: int, choice: Bid | Keep | Sealed | None, rng: Random) -> object:
    return pick(rng, legal_choices(setup, state, seat)) if isinstance(choice, Sealed) else choice


class _Cards(msgspec.Struct):
    hands: tuple[Hand, ...]
    piles: tuple[tuple[int, ...], ...]
    pile: tuple[int, ...]
    box: Hand


def _imagine_cards(setup: Setup, view: View, rng: Random) -> _Cards:
    if not sum(view.hand_sizes) + sum(view.pile_sizes) + view.pile_size + view.box_size:
        return _Cards(((),) * setup.players, ((),) * setup.players, (), ())
    unseen = unseen_cards(setup, view)
    for _ in range(200):
        dealt = _deal_unseen(setup, view, shuffled(rng, unseen), rng)
        if dealt is not None:
            return dealt
    raise AssertionError("no deal of the unseen cards fits what was shown")


def unseen_cards(setup: Setup, view: View) -> list[int]:
    """Return every card whose location this seat does not know."""
    left = Counter(setup.regular)
    left.subtract(card for card in view.discards if card not in setup.speed_8)
    for at, known in enumerate(view.known):
        if at != view.seat:
            left.subtract(card for card in known if card not in setup.speed_8)
    left.subtract(card for card in view.hand if card not in setup.speed_8)
    left.subtract(view.own_pile)
    if isinstance(view.ask, CARD_IN_PLAY) and (card := view.ask.run.card) not in setup.speed_8:
        left.subtract((card,))
    return sorted(left.elements())


def _deal_unseen(setup: Setup, view: View, unseen: list[int], rng: Random) -> _Cards | None:
    """Deal the known cards and fitting unseen ones to all hands; None if this order does not work out."""
    hands: list[Hand] = []
    piles: list[tuple[int, ...]] = []
    seats = sorted(setup.seats, key=lambda seat: not any(lack.seat == seat for lack in view.lacks))
    holdings: dict[int, list[int]] = {}
    for seat in seats:
        if seat == view.seat:
            continue
        size = view.hand_sizes[seat] + view.pile_sizes[seat]
        holding = list(view.known[seat])
        bound = must_fit(setup, view, seat)
        for number in range(size - len(holding)):
            free = number >= bound
            at = next((at for at, card in enumerate(unseen) if free or fits(setup, view.lacks, seat, card)), None)
            if at is None:
                return None
            holding.append(unseen.pop(at))
        holdings[seat] = shuffled(rng, holding)
    for seat in setup.seats:
        if seat == view.seat:
            hands.append(view.hand)
            piles.append(tuple(shuffled(rng, view.own_pile)))
        else:
            size = view.hand_sizes[seat]
            hands.append(tuple(sorted(holdings[seat][:size])))
            piles.append(tuple(holdings[seat][size:]))
    pile, box = unseen[: view.pile_size], unseen[view.pile_size :]
    return _Cards(tuple(hands), tuple(piles), tuple(pile), tuple(sorted(box)))


def must_fit(setup: Setup, view: View, seat: int) -> int:
    """Return how many of the seat's unseen cards must fit its bids; with hands of three, those drawn later need not."""
    if not setup.options.hands_of_three:
        return view.hand_sizes[seat] + view.pile_sizes[seat]
    shown = sum(card not in setup.speed_8 for card in view.known[seat])
    spent = view.spent[seat]
    if isinstance(view.ask, CARD_IN_PLAY) and seat == view.player:
        card = view.ask.run.card  # counted as spent only when it is resolved
        spent += card not in setup.speed_8 and fits(setup, view.lacks, seat, card)
    return setup.hand_size - spent - shown


def _imagine_lots(setup: Setup, view: View, rng: Random) -> tuple[Lot, ...]:
    """Return the known lots, and the unknown ones in a random order."""
    match view.ask:
        case Dealing("cards" | "lots"):
            return ()
        case Dealing("powers"):
            powers: list[str] = []
        case _:
            seen = {lot.power for lot in view.lots}
            powers = shuffled(rng, [power for power in setup.powers if power not in seen])
    seen_cars = {lot.car for lot in view.lots}
    cars = shuffled(rng, [car for car in CARS if car not in seen_cars])
    if not setup.options.powers:
        powers = []
    rest = (Lot(car, powers[number] if number < len(powers) else None) for number, car in enumerate(cars))
    return (*view.lots, *rest)
