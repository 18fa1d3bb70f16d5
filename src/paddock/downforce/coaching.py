"""Explains good choices to learners, with figures."""

from __future__ import annotations

from collections import Counter
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
from paddock.downforce.rules.state import OFF_TRACK, Auction, Betting, Bonus, Driving, Offering, PickingWild, Run, State
from paddock.downforce.text.words import car_word, money_word, power_word
from paddock.words import Message, card_named, in_row, joined, message


class DownforceCoaching:
    """Explains choices in a race with these options, on this track, with this deck."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self._distances = smooth_distances(setup.board)
        self._lap = max(self._distances)

    def reason(self, view: View, legal: Sequence[Action], action: Action, other: Action | None = None) -> Message:
        """Return why a good player would choose this action, rather than the `other` one if given."""
        # Hidden information does not affect where cars can go.
        state = imagine_state(self.setup, view, stream("coach", "reason"))
        match action, state.ask:
            case Bid(), Auction(lot=lot):
                return self._bid(view, action, view.lots[lot].car)
            case Keep(power=power), _:
                return message("downforce-why-keep", power=power_word(power))
            case Play(), _:
                return self._better_play(state, legal, action, other)
            case Wild(), _:
                return self._wild(state, legal, action)
            case Drive(), (Driving() | Bonus()) as ask:
                return self._drive(state, ask, action)
            case Bet(car=name), Betting(line=line):
                return self._bet(state, COLOURS.index(name), action.seat, line)
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

    def _better_play(self, state: State, legal: Sequence[Action], play: Play, other: Action | None) -> Message:
        """Explain a card, compared with the other one; without a gain, with the one that it saves for later."""
        own, rivals = self._moved(state, play)
        reason = self._effect_of(state, play)
        if isinstance(other, Play) and own:
            more, fewer = own - self._moved(state, other)[0], self._moved(state, other)[1] - rivals
            pros = [message("downforce-pro-own", spaces=more)] if more > 0 else []
            pros += [message("downforce-pro-keeps")] if more < 0 else []
            pros += [message("downforce-pro-rivals", spaces=fewer)] if fewer > 0 else []
            if pros and other.card != play.card:
                card = card_named(other.card)
                return message("downforce-why-better-card", reason=reason, card=card, pros=in_row(pros))
        if own:
            return reason
        cards = [(self._moved(state, each)[0], each.card) for each in legal if isinstance(each, Play)]
        spaces, saved = max(cards, default=(0, ""))
        return message("downforce-why-saves", card=card_named(saved), spaces=spaces) if spaces else reason

    def _moved(self, state: State, play: Play) -> tuple[int, int]:
        """Return how many spaces a card moves the player's cars, and all others."""
        gains = gains_of(self.setup, state, play, [car for _, car in best_wilds(self.setup, state, play)])
        own = sum([gain.spaces for gain in gains if state.owners[gain.car] == play.seat])
        return own, sum([gain.spaces for gain in gains]) - own

    def _effect_of(self, state: State, play: Play) -> Message:
        """Describe a card's effect on the seat's own cars and on rivals, with the best use of its wilds."""
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

    def card_effect(self, view: View, play: Play) -> Message:
        """Describe the effect of a card from a view."""
        return self._effect_of(imagine_state(self.setup, view, stream("coach", "reason")), play)

    def _bet(self, state: State, car: int, seat: int, line: int) -> Message:
        """Explain a bet by the car's place, its distance from the leader, the cards left for it, and the payout."""
        order = order_on_the_road(self.setup, state)
        leader = order[0]
        home = OFF_TRACK in (state.cars[car], state.cars[leader])
        behind = 0 if home else round((self._way(state, car) - self._way(state, leader)) / 100)
        kinds = Counter([*self.setup.regular, *self.setup.speed_8])
        kinds.subtract(state.discards)
        return message(
            "downforce-why-bet",
            car=car_word(car),
            mine="yes" if state.owners[car] == seat else "no",
            place=place_word(order.index(car) + 1),
            behind=behind,
            leader=car_word(leader),
            left=spaces_in_hand(self.setup, tuple(kinds.elements()), car),
            hand=spaces_in_hand(self.setup, state.hands[seat], car),
            pays=money_word(payout(1, line)),
        )

    def _way(self, state: State, car: int) -> int:
        """Return the way of a car on the track to the end of its lap, less the laps it has completed."""
        return self._distances[state.cars[car]] - state.laps[car] * self._lap

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
        if mine:
            return _own_drive(gain, shut, ways, left)
        ends = [each for each in ends_of(self.setup, state, ask) if each != self.setup.board.finish]
        best = min([self._end_of(state, ask.car, each, 0).after for each in ends], default=gain.after)
        return _other_drive(gain, best, shut, ways, left)

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


def _other_drive(gain: Gain, best: int, shut: Sequence[str], ways: Sequence[int], left: int) -> Message:
    """Explain by other rivals shut out, or by the distance or the places lost against the car's best end."""
    car, more = car_word(gain.car), round((left - min(ways)) / 100)
    if shut:
        return message("downforce-why-drive-other-shuts", car=car, cars=joined([car_word(each) for each in shut]))
    if more > 0:
        return message("downforce-why-drive-other", car=car, more=more)
    if gain.after > best:
        return message("downforce-why-drive-place", car=car, place=place_word(gain.after), best=place_word(best))
    if (spared := round((max(ways) - left) / 100)) > 0:
        return message("downforce-why-drive-spared", car=car, spaces=spared)
    longest = left == max(ways) > min(ways)
    return message("downforce-why-drive-longest" if longest else "downforce-why-drive-level", car=car)
