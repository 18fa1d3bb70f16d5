"""The race (DF-20 to DF-27): cards are resolved line by line until all cars are home or the cards are gone."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from paddock.core.game import Dealt
from paddock.downforce.rules import powers
from paddock.downforce.rules.actions import Decline, Drive, Play, Skip, Take, Wild
from paddock.downforce.rules.betting import lines_crossed, open_betting
from paddock.downforce.rules.board import Move
from paddock.downforce.rules.deck import COLOURS, WILD
from paddock.downforce.rules.events import (
    AlreadyHome,
    Blocked,
    BonusDeclined,
    CameHome,
    CardPlayed,
    Drove,
    Event,
    HandDropped,
    LineSkipped,
    PilesShuffled,
    RaceOver,
    RaceStarted,
    Stalled,
    WildLost,
    WildPicked,
)
from paddock.downforce.rules.hands import add, fits, put, remove
from paddock.downforce.rules.kit import Kit
from paddock.downforce.rules.scoring import race_result
from paddock.downforce.rules.state import (
    NOBODY,
    OFF_TRACK,
    Bonus,
    Driving,
    Finished,
    Lines,
    Offering,
    PickingWild,
    Piling,
    Playing,
    Question,
    Run,
    State,
)

TWO_PLAYER_HAND = 7
PLAYING = Playing()


def start_race(kit: Kit, state: State, events: list[Event]) -> State:
    """With two players each first shuffles a draw pile (DF-51); then the first player plays (DF-20)."""
    if kit.own_piles:
        return replace(state, ask=Piling(0))
    return _first_turn(kit, state, events)


def shuffle_pile(kit: Kit, state: State, ask: Piling, dealt: Dealt, events: list[Event]) -> State:
    """DF-51: the hand becomes a draw pile, of which seven cards are drawn."""
    seat = ask.seat
    cards = tuple(state.hands[seat][number] for number in dealt.order)
    rest = max(0, len(cards) - TWO_PLAYER_HAND)
    events.append(PilesShuffled(seat, len(cards)))
    state = replace(
        state,
        hands=put(state.hands, seat, tuple(sorted(cards[rest:]))),
        piles=put(state.piles, seat, cards[:rest]),
    )
    if seat + 1 < kit.players:
        return replace(state, ask=Piling(seat + 1))
    return _first_turn(kit, state, events)


def _first_turn(kit: Kit, state: State, events: list[Event]) -> State:
    """DF-20: the owner of the car on the marked space, else of the next owned car in the order of the grid."""
    assert kit.track.first is not None
    mark = kit.track.grid.index(kit.track.first)
    cars = state.grid[mark:] + state.grid[:mark]
    car = next(car for car in cars if state.owners[car] != NOBODY)
    events.append(RaceStarted(state.owners[car], COLOURS[car]))
    return replace(state, ask=Playing(), player=state.owners[car])


def play_card(kit: Kit, state: State, ask: Playing, play: Play, events: list[Event]) -> State:
    """A card leaves the hand; its first line is due."""
    seat, kind = play.seat, kit.kind[play.card]
    events.append(CardPlayed(seat, play.card, play.upwards))
    run = kit.runs[play.upwards][kind]
    if state.power[seat] == powers.STRATEGIC and powers.strategic_skips(kit, state, kind):
        run = replace(run, skips=True)
    first = _next_question(kit, state, state.cars, state.occupied, run, run.lines, events)
    state = _leave_hand(state, seat, kind, first or ask)
    return state if first is not None else _finish_card(kit, _discard(state, kind), kind, events)


def _leave_hand(state: State, seat: int, kind: int, ask: Question) -> State:
    hand = state.hands[seat]
    if kind not in hand:
        return replace(state, ask=ask, face_up=put(state.face_up, seat, remove(state.face_up[seat], kind)))
    hands = put(state.hands, seat, remove(hand, kind))
    known = state.known[seat]
    if kind in known:
        return replace(state, ask=ask, hands=hands, known=put(state.known, seat, remove(known, kind)))
    return replace(state, ask=ask, hands=hands)


def _go_on(kit: Kit, state: State, run: Run, events: list[Event]) -> State:
    """Asks what the lines behind the one due need; after the last one the card is done."""
    ask = _next_question(kit, state, state.cars, state.occupied, run, run.lines[1:], events)
    if ask is not None:
        return replace(state, ask=ask)
    return _finish_card(kit, _discard(state, run.card), run.card, events)


def _discard(state: State, kind: int) -> State:
    return replace(state, discards=(*state.discards, kind))


def _next_question(
    kit: Kit, state: State, cars: Sequence[int], occupied: int, run: Run, lines: Lines, events: list[Event]
) -> Question | None:
    """What these lines, the last of the run, ask for. A car that is home or blocked stays (DF-22, DF-24)."""
    ahead_of = kit.board.ahead
    while lines:
        car, steps = lines[0]
        if car == WILD:
            if powers.wild_cars(kit, state, run):
                return PickingWild(_from_line(run, lines))
            events.append(WildLost(state.player))
        elif (ahead := ahead_of[cars[car]]) & occupied != ahead:
            run = _from_line(run, lines)
            driver = powers.cunning_driver(state, car)
            if run.skips and driver != state.player:
                return Offering(run)
            return Driving(run, driver, car, steps, powers.aggressive_more(state, car) if run.first else 0, run.skips)
        else:
            events.append(_stays(car, cars[car], steps))
        lines = lines[1:]
    return None


def _from_line(run: Run, lines: Lines) -> Run:
    """The run when these lines of it are left."""
    return run if lines is run.lines else Run(lines, run.card, False, run.picked, run.skips)


def _stays(car: int, space: int, steps: int) -> Event:
    return AlreadyHome(COLOURS[car]) if space == OFF_TRACK else Blocked(COLOURS[car], steps)


def pick_wild(kit: Kit, state: State, ask: PickingWild, wild: Wild | Skip, events: list[Event]) -> State:
    """DF-22: the wild line moves the car named; Strategic may leave it out."""
    run = ask.run
    if not isinstance(wild, Wild):
        return _skip_line(kit, state, run, events)
    car, steps = COLOURS.index(wild.car), run.lines[0][1]
    events.append(WildPicked(wild.seat, wild.car, steps))
    run = Run(run.lines, run.card, run.first, run.picked | 1 << car, run.skips)
    if not kit.board.stuck(state.cars[car], state.occupied):
        return replace(state, ask=Driving(run, powers.cunning_driver(state, car), car, steps, 0, False))
    events.append(_stays(car, state.cars[car], steps))
    return _go_on(kit, state, run, events)


def _skip_line(kit: Kit, state: State, run: Run, events: list[Event]) -> State:
    """DF-43: the line due is left out."""
    car, steps = run.lines[0]
    events.append(LineSkipped(state.player, "wild" if car == WILD else COLOURS[car], steps))
    return _go_on(kit, state, Run(run.lines, run.card, run.first, run.picked, False), events)


def answer_offer(kit: Kit, state: State, ask: Offering, answer: Take | Skip, events: list[Event]) -> State:
    """DF-43 with DF-41: the card's player decides whether the line counts, the Cunning owner drives."""
    run = ask.run
    if not isinstance(answer, Take):
        return _skip_line(kit, state, run, events)
    car, steps = run.lines[0]
    more = powers.aggressive_more(state, car) if run.first else 0
    return replace(state, ask=Driving(run, powers.cunning_driver(state, car), car, steps, more, False))


def drive(kit: Kit, state: State, ask: Driving, move: Drive | Skip, events: list[Event]) -> State:
    """Moves the car of the line due."""
    if type(move) is not Drive:
        return _skip_line(kit, state, ask.run, events)
    if ask.more or state.power[state.player] == powers.DETERMINED:
        return _drive_further(kit, state, ask, move, events)
    asked, cars, reach = kit.looked_up
    if asked is not ask or cars is not state.cars:
        reach = kit.board.reach(state.cars[ask.car], ask.steps, state.occupied)
    made = reach.moves.get(move.to) or kit.board.move(reach, move.to)
    power = None if ask.driver == state.player else powers.CUNNING
    events.append(Drove(move.seat, move.car, made.way, ask.steps, made.left, power))
    return _move(kit, state, ask.run, ask.car, made, False, events)


def _drive_further(kit: Kit, state: State, ask: Driving, move: Drive, events: list[Event]) -> State:
    """Aggressive's extra step is used where the end needs it; Determined hopes for a way that earns the bonus."""
    board = kit.board
    power = None if ask.driver == state.player else powers.CUNNING
    car, steps = ask.car, ask.steps
    reach = board.reach(state.cars[car], steps, state.occupied)
    if ask.more and board.number[move.to] not in reach.ends:
        power = powers.AGGRESSIVE
        steps += ask.more
        reach = board.reach(state.cars[car], steps, state.occupied)
    clean = board.clean_move(reach, move.to) if powers.determined_hopes(state, car) else None
    made = clean or board.move(reach, move.to)
    events.append(Drove(move.seat, move.car, made.way, steps, made.left, power))
    return _move(kit, state, ask.run, car, made, clean is not None, events)


def drive_bonus(kit: Kit, state: State, ask: Bonus, move: Drive | Decline, events: list[Event]) -> State:
    """DF-42: the two bonus spaces, taken or declined as a whole."""
    if not isinstance(move, Drive):
        events.append(BonusDeclined(state.player, COLOURS[ask.car]))
        return _go_on(kit, state, ask.run, events)
    made = kit.board.move(kit.board.reach(state.cars[ask.car], powers.BONUS_STEPS, state.occupied), move.to)
    events.append(Drove(move.seat, move.car, made.way, powers.BONUS_STEPS, made.left, powers.DETERMINED))
    return _move(kit, state, ask.run, ask.car, made, False, events)


def _move(kit: Kit, state: State, run: Run, car: int, move: Move, bonus: bool, events: list[Event]) -> State:
    """Puts the car where it ends and goes on with the card, or first with the bonus of Determined."""
    end, occupied = move.end, state.occupied ^ move.changed
    cars = list(state.cars)
    cars[car] = end
    if end == OFF_TRACK:  # DF-25
        state = replace(state, places=(*state.places, car))
        events.append(CameHome(COLOURS[car], len(state.places)))
    elif kit.long_distance and kit.board.front[end] < kit.board.front[state.cars[car]]:
        state = replace(state, laps=put(state.laps, car, state.laps[car] + 1))
    ask: Question | None = None
    if bonus and not kit.board.stuck(end, occupied):
        ask = Bonus(run, car)
    elif len(run.lines) > 1:
        ask = _next_question(kit, state, cars, occupied, run, run.lines[1:], events)
    if ask is not None:
        return replace(state, ask=ask, cars=tuple(cars), occupied=occupied)
    state = replace(state, cars=tuple(cars), occupied=occupied, discards=(*state.discards, run.card))
    return _finish_card(kit, state, run.card, events)


def _finish_card(kit: Kit, state: State, kind: int, events: list[Event]) -> State:
    """With the card discarded, one is drawn where the game has piles, and bets that fell due are made (DF-30)."""
    if kit.draws:
        state = _draw(kit, state, kind)
    if state.places:
        state = _drop_hands(kit, state, events)
    made = len(state.bets[0])
    if made < kit.betting_lines and (state.places or state.occupied & kit.board.beyond[made]):
        return open_betting(kit, state, lines_crossed(kit, state), events)
    return next_turn(kit, state, events)


def _draw(kit: Kit, state: State, played: int) -> State:
    """DF-50, DF-51: a card from the common pile or the own one; with two players a Speed-8 brings none."""
    seat = state.player
    if kit.two_players and played in kit.speed_8:
        return state
    if kit.own_piles and state.piles[seat]:
        pile = state.piles[seat]
        hands = put(state.hands, seat, add(state.hands[seat], pile[-1]))
        return replace(state, hands=hands, piles=put(state.piles, seat, pile[:-1]))
    if kit.options.hands_of_three and played not in kit.speed_8 and fits(kit, state.lacks, seat, played):
        state = replace(state, spent=put(state.spent, seat, state.spent[seat] + 1))
    if state.pile:
        hands = put(state.hands, seat, add(state.hands[seat], state.pile[-1]))
        return replace(state, hands=hands, pile=state.pile[:-1])
    return state


def _drop_hands(kit: Kit, state: State, events: list[Event]) -> State:
    """DF-26: a player whose cars are all home discards everything."""
    racing = [owner for owner, space in zip(state.owners, state.cars, strict=True) if space != OFF_TRACK]
    for seat in kit.seats:
        if seat not in racing and (state.hands[seat] or state.face_up[seat]):
            cards = tuple(sorted(state.hands[seat] + state.face_up[seat] + state.piles[seat]))
            events.append(HandDropped(seat, tuple(kit.cards[kind].name for kind in cards)))
            state = replace(
                state,
                hands=put(state.hands, seat, ()),
                face_up=put(state.face_up, seat, ()),
                piles=put(state.piles, seat, ()),
                known=put(state.known, seat, ()),
                discards=state.discards + cards,
            )
    return state


def next_turn(kit: Kit, state: State, events: list[Event]) -> State:
    """Clockwise to the next player who has a card; nobody, or all cars home: the race is over (DF-27)."""
    if len(state.places) < len(state.cars):
        for seat in kit.clockwise[state.player]:
            if state.hands[seat] or state.face_up[seat]:
                return replace(state, ask=PLAYING, player=seat)
    if not kit.long_distance:
        events.extend(Stalled(COLOURS[car]) for car, space in enumerate(state.cars) if space != OFF_TRACK)
    result = race_result(kit, state)
    events.append(RaceOver(result))
    return replace(state, ask=Finished(result))
