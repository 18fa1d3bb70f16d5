"""What a seat sees and can imagine (DF-11, DF-18, DF-30): nothing leaks, and nothing known is lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from paddock.core.game import Decide, Over
from paddock.core.luck import SeededLuck, stream
from paddock.downforce import Downforce
from paddock.downforce.rules.actions import Bid, Keep
from paddock.downforce.rules.deck import COLOURS, WILD
from paddock.downforce.rules.events import BidsShown, LotOpened
from paddock.downforce.rules.state import Auction, Betting, Finished, Keeping, Lack, Playing, Sealed, State

from .table import NOBODY, Table, at_lot, auction, dealt, make, race, random_race, reopen
from .tracks import straight

RACES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 2, "cunning": "removed"},
    {"players": 3, "hands_of_three": True},
    {"players": 4},
    {"players": 5, "auction": False},
    {"players": 6},
    {"players": 4, "beginner": True},
    {"players": 2, "hands_of_three": True},
]
IDS = [" ".join(f"{key}={value}" for key, value in options.items()) for options in RACES]


def states(options: dict[str, Any], seeds: int = 2, every: int = 4) -> Iterator[tuple[Downforce, State]]:
    """Random states of whole races, those with sealed choices always."""
    game = Downforce.make(options)
    for seed in range(seeds):
        for number, (state, _, _) in enumerate(random_race(game, f"secret {seed}")):
            if number % every == 0 or isinstance(state.ask, Auction | Keeping | Betting):
                yield game, state


# Nothing leaks: hidden information may be anything


def stirred(game: Downforce, state: State, seat: int | None, rng: Random) -> State:
    """Return the state with everything hidden from the seat changed, as far as possible."""
    others = [at for at in game.setup.seats if at != seat]
    pool: list[int] = [*state.pile, *state.box]
    secret = {}
    for at in others:
        held = Counter((*state.hands[at], *state.piles[at])) - Counter(state.seen.known[at])
        secret[at] = held
        pool += held.elements()
    rng.shuffle(pool)
    hands, piles = list(state.hands), list(state.piles)
    for at in others:
        cards = [*state.seen.known[at], *(pool.pop() for _ in range(secret[at].total()))]
        rng.shuffle(cards)
        size = len(hands[at])
        hands[at], piles[at] = tuple(sorted(cards[:size])), tuple(cards[size:])
    if seat is not None:
        piles[seat] = tuple(rng.sample(piles[seat], len(piles[seat])))
    pile, box = pool[: len(state.pile)], pool[len(state.pile) :]
    hidden = list(state.auction.lots[state.auction.opened :])
    rng.shuffle(hidden)
    state = replace(
        state,
        hands=tuple(hands),
        piles=tuple(piles),
        pile=tuple(pile),
        box=tuple(sorted(box)),
        auction=replace(state.auction, lots=(*state.auction.lots[: state.auction.opened], *hidden)),
        ask=_stirred_choices(game, state, seat, rng),
    )
    if not isinstance(state.ask, Finished):
        bets = tuple(own if at == seat else tuple(rng.randrange(6) for _ in own) for at, own in enumerate(state.bets))
        state = replace(state, bets=bets)
    return state


def _stirred_choices(game: Downforce, state: State, seat: int | None, rng: Random) -> Any:
    ask = state.ask
    match ask:
        case Auction():
            cards = [card.name for card in game.setup.cards]
            bids = [bid if bid is None or at == seat else Bid(at, rng.choice(cards)) for at, bid in enumerate(ask.bids)]
            return replace(ask, bids=tuple(bids))
        case Keeping():
            kept = [
                keep if keep is None or at == seat else Keep(at, rng.choice(state.auction.won[at]))
                for at, keep in enumerate(ask.kept)
            ]
            return replace(ask, kept=tuple(kept))
        case Betting():
            bets = [bet if bet is None or at == seat else rng.randrange(6) for at, bet in enumerate(ask.bets)]
            return replace(ask, bets=tuple(bets))
        case _:
            return ask


@pytest.mark.parametrize("options", RACES, ids=IDS)
def test_a_view_is_the_same_whatever_others_hold_bid_keep_bet_or_the_decks_hide(options: dict[str, Any]) -> None:
    rng = Random(1)
    changed = 0
    for game, state in states(options):
        for seat in (None, *game.setup.seats):
            other = stirred(game, state, seat, rng)
            changed += other != state
            assert game.view(other, seat) == game.view(state, seat)
            if seat is not None:
                assert game.legal(other, seat) == game.legal(state, seat)
            assert game.turn(other) == game.turn(state) or isinstance(state.ask, Finished)
    assert changed > 50, "there were secrets to stir"


def test_df_11_two_different_sealed_bids_look_the_same_to_everybody_else() -> None:
    seen = []
    for card in ("G5", "K5"):
        table = auction(["G5 K5", "G5 K5", "G5 K5"], [("green", None)]).do(f"1 bid {card}")
        views = [table.game.view(table.state, seat) for seat in (None, 0, 2)]
        seen.append((views, table.told, [table.legal(seat) for seat in (0, 2)], table.turn))
        own = table.game.view(table.state, 1).ask
        assert isinstance(own, Auction)
        assert own.bids[1] == Bid(1, card), "a seat sees its own sealed bid"
        assert own.bids[0] is None
        ask = views[1].ask
        assert isinstance(ask, Auction)
        assert ask.bids[1] == Sealed()
    assert seen[0] == seen[1]


def test_df_51_the_own_draw_pile_is_known_but_not_its_order() -> None:
    table = race(["R5 K5", "K5"], track=straight())
    kind = table.setup.kind
    views = []
    for pile in ((kind["G5"], kind["Y5"]), (kind["Y5"], kind["G5"])):
        table.with_(piles=(pile, ()))
        views.append(table.game.view(table.state, 0))
    assert views[0] == views[1]
    assert sorted(views[0].own_pile) == sorted([kind["G5"], kind["Y5"]])
    assert table.game.view(table.state, 1).own_pile == ()


# Imagined states


@pytest.mark.parametrize("options", RACES, ids=IDS)
def test_an_imagined_state_looks_the_same_and_holds_every_card_once(options: dict[str, Any]) -> None:
    rng = Random(2)
    for game, state in states(options):
        if isinstance(game.turn(state), Over):
            continue
        for seat in (None, *game.setup.seats):
            view = game.view(state, seat)
            imagined = game.imagine(view, rng)
            assert game.view(imagined, seat) == view
            assert game.turn(imagined) == game.turn(state)
            assert _cards(imagined) == _cards(state)
            lots, truth = imagined.auction.lots, state.auction.lots
            assert sorted(lot.car for lot in lots) == sorted(lot.car for lot in truth)
            assert Counter(lot.power for lot in lots) == Counter(lot.power for lot in truth)
            for at in game.setup.seats:
                held = Counter((*imagined.hands[at], *imagined.piles[at]))
                assert not Counter(state.seen.known[at]) - held, "cards shown are where they were shown"


def _cards(state: State) -> Counter[int]:
    return Counter(
        card
        for part in (*state.hands, *state.face_up, *state.piles, state.pile, state.box, state.discards)
        for card in part
    )


def test_imagined_states_differ() -> None:
    game = make(4)
    state = dealt(game).state
    rng = Random(3)
    view = game.view(state, 0)
    worlds = [game.imagine(view, rng) for _ in range(8)]
    assert len({world.hands for world in worlds}) == 8
    assert len({world.auction.lots for world in worlds}) > 1
    assert {world.hands[0] for world in worlds} == {state.hands[0]}


def test_the_same_view_and_generator_imagine_the_same_state() -> None:
    game = make(4)
    view = game.view(dealt(game).state, 2)
    assert game.imagine(view, stream("a", "b")) == game.imagine(view, stream("a", "b"))


def _imagined_hands(table: Table, seat: int, watcher: int | None, times: int = 30) -> list[list[str]]:
    view = table.game.view(table.state, watcher)
    names = [card.name for card in table.setup.cards]
    return [[names[kind] for kind in table.game.imagine(view, Random(n)).hands[seat]] for n in range(times)]


GREENLESS = "R6Y4K2B1 O6B4Y2 B6Y4O2 Y6O4B2 K5 B5 Y5"


def test_df_11_cards_shown_in_bids_stay_known_until_they_are_played() -> None:
    table = dealt(make(6), lots=[("green", None)])
    first = [table.legal(seat)[0] for seat in range(6)]
    table.do(*first)
    shown = first[2].split()[2]
    assert all(shown in hand for hand in _imagined_hands(table, 2, 0))
    assert all(shown in hand for hand in _imagined_hands(table, 2, None))


def test_df_17_a_bid_with_a_wild_tells_that_the_colour_is_missing() -> None:
    table = dealt(make(6), hands=["", "W5 " + GREENLESS.rsplit(" ", 1)[0]], lots=[("green", None)])
    assert "1 bid W5 at 5" in table.legal(1)
    table.do(*(table.legal(seat)[0] for seat in (0, 2, 3, 4, 5)), "1 bid W5 at 5")
    setup = table.setup
    for hand in _imagined_hands(table, 1, 3):
        assert "W5" in hand
        numbers = [setup.cards[setup.kind[name]].number(COLOURS.index("green")) for name in hand if name != "G8"]
        assert numbers == [None] * len(numbers)


def test_df_17_a_bid_with_any_card_tells_that_wilds_are_missing_too() -> None:
    table = dealt(make(6), hands=["", GREENLESS], lots=[("green", None)])
    table.do(*(table.legal(seat)[0] for seat in (0, 2, 3, 4, 5)), "1 bid R6Y4K2B1 at 1")
    setup = table.setup
    for hand in _imagined_hands(table, 1, 3):
        cards = [setup.cards[setup.kind[name]] for name in hand if name != "G8"]
        assert not [card.name for card in cards if card.wilds or card.number(COLOURS.index("green"))]


def test_df_17_passing_tells_nothing_but_the_card() -> None:
    table = dealt(make(6), hands=["", GREENLESS], lots=[("green", None)])
    table.do(*(table.legal(seat)[0] for seat in (0, 2, 3, 4, 5)), "1 bid R6Y4K2B1")
    greens = [name for hand in _imagined_hands(table, 1, 3, 60) for name in hand if "G" in name]
    assert greens, "a pass does not say that green is missing"


def _forced(hand: str) -> Table:
    """Seat 5 of six is the last without a car and pays its lowest number for green."""
    table = dealt(make(6), hands=["", "", "", "", "", hand], lots=[("green", None)])
    lots = table.state.auction.lots
    order = (*(lot for lot in lots if lot.car != 2), lots[0])
    owners = tuple({0: 0, 1: 1, 3: 2, 4: 3, 5: 4}.get(car, NOBODY) for car in range(6))
    table.with_(lots=order, owners=owners)
    at_lot(table, 5)
    table.told.clear()
    return reopen(table)


def test_df_15_a_forced_sale_tells_that_no_lower_number_of_the_colour_is_held() -> None:
    table = _forced("G6R4K2 G6B4O2Y1 G5 K5 B5 Y5 O5")
    green = COLOURS.index("green")
    assert table.price("green") == 5
    for hand in _imagined_hands(table, 5, 0):
        assert "G5" in hand
        numbers = [table.setup.cards[table.setup.kind[name]].number(green) or 9 for name in hand if name != "G8"]
        assert min(numbers) >= 5


def test_df_15_a_forced_sale_by_wild_tells_of_colour_and_lower_wilds() -> None:
    table = _forced("W5K2 W5 K5 B5 Y5 O5 R5")
    assert table.price("green") == 5
    for hand in _imagined_hands(table, 5, 0):
        cards = [table.setup.cards[table.setup.kind[name]] for name in hand if name != "G8"]
        assert not [card.name for card in cards if card.number(COLOURS.index("green"))]
        assert min(number for card in cards for colour, number in card.lines if colour == WILD) >= 5


def test_df_15_a_forced_sale_by_the_lowest_number_tells_of_everything_lower() -> None:
    table = _forced("O6B4Y2 B6Y4O2 Y6O4B2 K5 B5 Y5 O5")
    assert table.price("green") == 2
    for hand in _imagined_hands(table, 5, 0):
        cards = [table.setup.cards[table.setup.kind[name]] for name in hand if name != "G8"]
        assert min(card.lowest for card in cards) >= 2
        assert not [card.name for card in cards if card.wilds or card.number(COLOURS.index("green"))]


def test_df_50_with_hands_of_three_bids_reveal_nothing_about_cards_drawn_later() -> None:
    game = make(3, hands_of_three=True)
    table = dealt(game, hands=["", "K5 B5 Y5"], lots=[("green", None)])
    table.do(table.legal(0)[0], "1 bid K5 at 5", table.legal(2)[0])
    for hand in _imagined_hands(table, 1, 0):
        assert not [name for name in hand if "G" in name and name != "G8"]
    table.first_choices(until=Playing)
    for _ in range(60):
        if table.state.player == 1 and len(table.state.discards) > 12:
            break
        table.do(table.legal()[0])
    rest = {name for hand in _imagined_hands(table, 1, 0, 80) for name in hand}
    assert any("G" in name and name != "G8" for name in rest), "cards drawn from the pile may be green"


def test_df_50_a_card_in_play_no_longer_stands_for_the_hand_of_the_auction() -> None:
    """Seat 1 declared that it had no green and no wild, and plays the last of those three cards."""
    table = race(["K5", "Y5 G5 G6R4K2 W5", "B5"], {"yellow": "M5"}, track=straight(), hands_of_three=True, player=1)
    held = Counter(kind for hand in table.state.hands for kind in hand)
    rest = Counter(table.setup.regular) - held
    lacks = (Lack(1, COLOURS.index("green"), 100), Lack(1, WILD, 100))
    table.with_(known=((), (), table.state.hands[2]))
    table.with_(lacks=lacks, spent=(0, 2, 0), discards=tuple(rest.elements()), box=()).do("1 play Y5")
    assert table.asked == "Driving"
    view = table.game.view(table.state, 0)
    for number in range(20):
        imagined = table.game.imagine(view, Random(number))
        assert table.game.view(imagined, 0) == view


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("three", [False, True], ids=["full hands", "hands of three"])
def test_df_17_after_auctions_full_of_declarations_every_seat_can_still_imagine(players: int, three: bool) -> None:
    game = make(players, hands_of_three=three)
    rng = Random(players)
    for seed in range(15):
        table = Table(game, game.start())
        fortune = SeededLuck(f"declared {seed}")
        while table.asked in ("Dealing", "Auction", "Keeping", "Piling"):
            turn: Any = table.turn
            if not isinstance(turn, Decide):
                table.deal(fortune.answer(turn).order)  # type: ignore[union-attr]
                continue
            legal = game.legal(table.state, turn.seats[0])
            declared = [bid for bid in legal if isinstance(bid, Bid) and bid.at is not None]
            table.do(str(rng.choice(declared or legal)))
        for seat in (None, *game.setup.seats):
            view = game.view(table.state, seat)
            imagined = game.imagine(view, rng)
            assert game.view(imagined, seat) == view
            if not three:
                _check_declared(table, imagined)


def _check_declared(table: Table, imagined: State) -> None:
    """Check that imagined hands hold nothing that their owners' public declarations ruled out."""
    lots = iter(table.happened(LotOpened))
    for event in table.told:
        if isinstance(event, LotOpened):
            lot = next(lots)
        if not isinstance(event, BidsShown):
            continue
        for bid in event.bids:
            if bid.at is None:
                continue
            ruled_out = {COLOURS.index(lot.car)}
            if not table.setup.cards[table.setup.kind[bid.card]].wilds:
                ruled_out.add(WILD)
            for kind in (*imagined.hands[bid.seat], *imagined.piles[bid.seat]):
                if kind not in table.setup.speed_8:
                    assert not ruled_out & {colour for colour, _ in table.setup.cards[kind].lines}
