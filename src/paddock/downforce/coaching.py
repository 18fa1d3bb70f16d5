"""Explains good choices to learners, with figures."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from paddock.core.luck import stream
from paddock.downforce.gains import Gain, best_wilds, gain_word, gains_of, losses_word, overtaken, place_word
from paddock.downforce.kernel.distances import smooth_distances
from paddock.downforce.rules.actions import FINISH, Action, Bet, Bid, Decline, Drive, Keep, Play, Skip, Take, Wild
from paddock.downforce.rules.auction import bid_number
from paddock.downforce.rules.deck import CARS, COLOURS, WILD
from paddock.downforce.rules.driving import ends_of, move_to
from paddock.downforce.rules.hands import put
from paddock.downforce.rules.scoring import order_on_the_road, payout
from paddock.downforce.rules.secrets import View, imagine_state
from paddock.downforce.rules.setup import Setup
from paddock.downforce.rules.state import Auction, Betting, Bonus, Driving, Offering, PickingWild, Run, State
from paddock.downforce.text.words import car_word, power_word
from paddock.words import Message, in_row, joined, message


class DownforceCoaching:
    """Explains choices in a race with these options, on this track, with this deck."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self._distances = smooth_distances(setup.board)
        self._lap = max(self._distances)

    def reason(self, view: View, legal: Sequence[Action], action: Action) -> Message:
        # Hidden information does not affect where cars can go.
        state = imagine_state(self.setup, view, stream("coach", "reason"))
        match action, state.ask:
            case Bid(), Auction(lot=lot):
                return self._bid(view, action, view.lots[lot].car)
            case Keep(power=power), _:
                return message("downforce-why-keep", power=power_word(power))
            case Play(), _:
                return self._play(state, action)
            case Wild(), _:
                return self._wild(state, legal, action)
            case Drive(), (Driving() | Bonus()) as ask:
                return self._drive(state, ask, action)
            case Bet(), Betting(line=line):
                return self._bet(state, action, line)
            case ((Skip() | Take()), (Driving(run=run) | PickingWild(run=run) | Offering(run=run))):
                return _line(action, run)
            case Decline(), Bonus(car=car):
                return message("downforce-why-decline", car=car_word(car))
        raise AssertionError(action)

    def _bid(self, view: View, bid: Bid, car: int) -> Message:
        """Explain a bid by how far the hand can move the car, compared with cars in later lots."""
        far = {each: spaces_in_hand(self.setup, view.hand, each) for each in CARS}
        to_come = set(CARS) - {lot.car for lot in view.lots}
        best = max(to_come, key=far.__getitem__, default=car)
        name, spaces, number = car_word(car), far[car], bid_number(self.setup, bid, car)
        if number is not None:
            id = "downforce-why-bid" if far[best] > far[car] else "downforce-why-bid-best"
            return message(id, car=name, spaces=spaces, number=number)
        if far[best] > far[car]:
            return message("downforce-why-pass-later", car=name, spaces=spaces, better=car_word(best), more=far[best])
        owns = view.seat in view.owners
        return message("downforce-why-pass-owner" if owns else "downforce-why-pass", car=name, spaces=spaces)

    def _play(self, state: State, play: Play) -> Message:
        """Explain a card by its effect on the seat's own cars and on rivals, with the best use of its wilds."""
        wilds = best_wilds(self.setup, state, play)
        gains = gains_of(self.setup, state, play, [car for _, car in wilds])
        reason = _effect(state, play, gains)
        if not wilds:
            return reason
        uses = [message("downforce-why-wild-use", steps=steps, car=car_word(car)) for steps, car in wilds]
        return message("downforce-why-wilds", reason=reason, count=len(wilds), uses=in_row(uses))

    def _wild(self, state: State, legal: Sequence[Action], wild: Wild) -> Message:
        """Explain a wild by the named car's gain until the end of the card."""
        car = COLOURS.index(wild.car)
        gain = gains_of(self.setup, state, wild)[car]
        if state.owners[car] == wild.seat:
            return _sentence([gain_word(gain)], [])
        own = [each for each in legal if isinstance(each, Wild) and _owner(state, each.car) == wild.seat]
        name = "downforce-why-wild-other" if own else "downforce-why-wild-none"
        return message(name, car=car_word(car), spaces=gain.spaces, place=place_word(gain.after))

    def wild_effect(self, view: View, wild: Wild) -> Message:
        """Describe the effect of a wild on the car that gets it."""
        state = imagine_state(self.setup, view, stream("coach", "reason"))
        gain = gains_of(self.setup, state, wild)[COLOURS.index(wild.car)]
        return message("downforce-hint-wild", car=car_word(gain.car), spaces=gain.spaces, place=place_word(gain.after))

    def _bet(self, state: State, bet: Bet, line: int) -> Message:
        """Explain a bet by the car's place and the payout."""
        car = COLOURS.index(bet.car)
        place = order_on_the_road(self.setup, state).index(car) + 1
        name = "downforce-why-bet-own" if state.owners[car] == bet.seat else "downforce-why-bet-other"
        return message(name, car=car_word(car), place=place_word(place), pays=payout(1, line))

    def _drive(self, state: State, ask: Driving | Bonus, drive: Drive) -> Message:
        """Explain an end: own cars as far as possible, others where they lose most."""
        car = car_word(drive.car)
        mine = state.owners[ask.car] == drive.seat
        if drive.to == FINISH:
            return message("downforce-why-finish-own" if mine else "downforce-why-finish-other", car=car)
        end = self.setup.board.number[drive.to]
        move = move_to(self.setup, state, ask, end)
        ways = [self._way_left(state, ask, each) for each in ends_of(self.setup, state, ask)]
        left = self._way_left(state, ask, end)
        if move.left:
            name = "downforce-why-jam-furthest" if left == min(ways) else "downforce-why-jam-own"
            return message(name if mine else "downforce-why-jam-other", car=car, left=move.left)
        gain = self._end_of(state, ask.car, end, move.steps)
        shut = self._shut(state, ask.car, end, drive.seat)
        return _own_drive(gain, shut, ways, left) if mine else _other_drive(gain, shut, ways, left)

    def _end_of(self, state: State, car: int, end: int, spaces: int) -> Gain:
        before = order_on_the_road(self.setup, state).index(car) + 1
        laps = state.laps[car] + self.setup.board.next_lap(state.cars[car], end)
        then = replace(state, cars=put(state.cars, car, end), laps=put(state.laps, car, laps))
        return Gain(car, spaces, 0, before, order_on_the_road(self.setup, then).index(car) + 1)

    def _shut(self, state: State, car: int, end: int, seat: int) -> list[str]:
        """Return rivals' cars with no free space ahead once a car stands on this end."""
        board, cars = self.setup.board, put(state.cars, car, end)
        rivals = [each for each in CARS if each != car and state.owners[each] != seat]
        return [
            COLOURS[each]
            for each in rivals
            if board.stuck(cars[each], cars) and not board.stuck(cars[each], state.cars)
        ]

    def _way_left(self, state: State, ask: Driving | Bonus, end: int) -> int:
        """Return the distance from an end to the finish."""
        board = self.setup.board
        if end == board.finish:
            return -self._lap
        return self._distances[end] - (self._lap if board.next_lap(state.cars[ask.car], end) else 0)


def spaces_in_hand(setup: Setup, hand: Sequence[int], car: int) -> int:
    """Return how far all cards of a hand can move a car."""
    return sum([steps for kind in hand for on, steps in setup.cards[kind].lines if on == car])


def _effect(state: State, play: Play, gains: Sequence[Gain]) -> Message:
    """Sum up what a card does to the seat's own cars, and what rivals gain or lose."""
    own = [gain for gain in gains if gain.spaces and state.owners[gain.car] == play.seat]
    held = [gain for gain in gains if gain.lost and state.owners[gain.car] != play.seat]
    others = sum([gain.spaces for gain in gains if state.owners[gain.car] != play.seat])
    words = [gain_word(gain, overtaken(gains, gain)) for gain in own]
    if words and not held:
        name = "downforce-why-gains-others" if others else "downforce-why-gains-alone"
        return message(name, gains=joined(words), spaces=others)
    if words:
        return _sentence(words, held)
    if held:
        return message("downforce-why-held", held=losses_word(held))
    return message("downforce-why-play-other", spaces=others)


def _owner(state: State, car: str) -> int:
    return state.owners[COLOURS.index(car)]


def _sentence(gains: Sequence[Message], held: Sequence[Gain]) -> Message:
    """Sum up the gains of the seat's own cars and the losses of rivals."""
    if held:
        return message("downforce-why-gains-held", gains=joined(gains), held=losses_word(held))
    return message("downforce-why-gains", gains=joined(gains))


def _line(action: Skip | Take, run: Run) -> Message:
    """Return a line of a card that is skipped or taken."""
    car, steps = run.lines[0]
    if car == WILD:
        return message("downforce-why-skip-wild", steps=steps)
    name = "downforce-why-skip" if isinstance(action, Skip) else "downforce-why-take"
    return message(name, car=car_word(car), steps=steps)


def _own_drive(gain: Gain, shut: Sequence[str], ways: Sequence[int], left: int) -> Message:
    """Explain by the rivals shut out, or by the lead over the car's other ends."""
    more = round((max(ways) - left) / 100)
    if shut:
        return message(
            "downforce-why-drive-own-shuts", gain=gain_word(gain), cars=joined([car_word(each) for each in shut])
        )
    if left == min(ways) and more > 0:
        return message("downforce-why-drive-own", gain=gain_word(gain), more=more)
    return _sentence([gain_word(gain)], [])


def _other_drive(gain: Gain, shut: Sequence[str], ways: Sequence[int], left: int) -> Message:
    """Explain by other rivals shut out, or by the distance lost against the car's best end."""
    car, more = car_word(gain.car), round((left - min(ways)) / 100)
    if shut:
        return message("downforce-why-drive-other-shuts", car=car, cars=joined([car_word(each) for each in shut]))
    if more > 0:
        return message("downforce-why-drive-other", car=car, more=more)
    name = "downforce-why-drive-worst" if left == max(ways) else "downforce-why-drive-place"
    return message(name, car=car, place=place_word(gain.after))
