"""A quick race to its end: the rules of Downforce on plain lists, with simple drivers, held equal to the rules by a test."""

from __future__ import annotations

from random import Random

from paddock.bots.downforce_road import Road
from paddock.downforce import powers
from paddock.downforce.actions import Action, Bet, Decline, Drive, Play, Skip, Take, Wild
from paddock.downforce.deck import COLOURS, WILD
from paddock.downforce.scoring import PAYOUTS, PRIZES
from paddock.downforce.state import (
    NOBODY,
    OFF_TRACK,
    Betting,
    Bonus,
    Driving,
    Finished,
    Offering,
    PickingWild,
    Playing,
    Question,
    Run,
    State,
)

RIVAL = -0.3
"""How much a driver minds a space for a rival's car, where a space for an own car counts 1."""

NOBODYS = -0.1
"""The same for a car that nobody owns."""

BET = (0.75, 0.5, 0.25)
"""The same for a car that the driver has bet on, by number of the bet."""

WAVER = 3.0
"""Cards that are so close in worth may be played in any order."""

HOPE = 6.0
"""Cars that are so few spaces apart may be bet on in any order."""

OWN_HOPE = 3.0
"""So many spaces a driver sees the own car further on when betting."""


class Playout:
    """A race in full swing. `log`, if it is a list, gets every action, as it would be written."""

    __slots__ = (
        "bets",
        "cars",
        "hands",
        "laps",
        "log",
        "made",
        "occupied",
        "owners",
        "pile",
        "piles",
        "places",
        "player",
        "power",
        "prices",
        "rng",
        "road",
        "sorted",
        "wishes",
    )

    def __init__(self, road: Road, state: State, rng: Random, log: list[Action] | None = None) -> None:
        self.road = road
        self.rng = rng
        self.log = log
        self.cars = list(state.cars)
        self.occupied = state.occupied
        self.places = list(state.places)
        self.laps = list(state.laps)
        self.hands = [list(hand + up) for hand, up in zip(state.hands, state.face_up, strict=True)]
        self.piles = [list(pile) for pile in state.piles]
        self.pile = list(state.pile)
        self.owners = state.owners
        self.power = state.power
        self.prices = state.prices
        self.player = state.player
        self.bets = [list(bets) for bets in state.bets]
        self.made = len(state.bets[0])
        self.sorted = [False] * len(self.hands)
        self.wishes = [self._wishes(seat) for seat in range(len(self.hands))]

    def run(self, state: State) -> None:
        """From what the state asks to the end of the race."""
        ask = state.ask
        if isinstance(ask, Finished):
            return
        if isinstance(ask, Betting):
            self._bet(ask.line, ask.bets)
            while self.made < ask.due:
                self._bet(self.made)
        elif isinstance(ask, Playing):
            self._turn(self.player)
        else:
            self._end_card(self.finish_card(ask))
        self.race()

    def finish_card(self, ask: Question) -> int:
        """The rest of a card that is being resolved: gives its kind. Draws and bets are still due."""
        run = getattr(ask, "run", None)
        assert isinstance(run, Run), f"no card is in play: {ask}"
        if isinstance(ask, PickingWild | Offering):
            self._resolve(run.card, run.lines, run.first, run.picked, run.skips)
            return run.card
        if isinstance(ask, Driving):
            self._drive(ask.car, ask.steps, ask.driver, bool(ask.more))
        elif isinstance(ask, Bonus):
            if self.wishes[self.player][ask.car] > 0:
                end = self.road.ends(self.cars[ask.car], powers.BONUS_STEPS, self.occupied)[0]
                self._move(ask.car, end, self.player)
            elif self.log is not None:
                self.log.append(Decline(self.player))
        self._resolve(run.card, run.lines[1:], False, run.picked, run.skips)
        return run.card

    def race(self) -> None:
        """Turn after turn until all cars are home or the cards are gone."""
        hands, places = self.hands, self.places
        players = len(hands)
        while len(places) < 6:
            player = self.player
            for _ in range(players):
                player = player + 1 if player + 1 < players else 0
                if hands[player]:
                    break
            else:
                return
            self.player = player
            self._turn(player)

    def winnings(self) -> list[int]:
        """What each seat has won: prizes and bets, less what its cars have cost."""
        money = [0] * len(self.hands)
        for car, owner in enumerate(self.owners):
            if owner != NOBODY:
                money[owner] -= self.prices[car]
        for place, car in enumerate(self.places):
            owner = self.owners[car]
            if owner != NOBODY:
                money[owner] += PRIZES[place]
            if place < 3:
                row = PAYOUTS[place]
                for seat, bets in enumerate(self.bets):
                    for number, on in enumerate(bets):
                        if on == car:
                            money[seat] += row[number]
        return money

    def _wishes(self, seat: int) -> list[float]:
        """What a space for each car is worth to a seat."""
        wishes = [1.0 if owner == seat else NOBODYS if owner == NOBODY else RIVAL for owner in self.owners]
        for number, car in enumerate(self.bets[seat]):
            wishes[car] += BET[number]
        for car in self.places:
            wishes[car] = 0.0
        return wishes

    def _turn(self, player: int) -> None:
        """Plays the best card of the hand, but none for an own car that is shut in."""
        road = self.road
        hand = self.hands[player]
        if not self.sorted[player]:
            self._sort(player)
        at = len(hand) - 1
        cars, ahead, free = self.cars, road.board.ahead, ~self.occupied
        wishes = self.wishes[player]
        for look in range(at, max(-1, at - 3), -1):
            car, _ = road.cards[hand[look]][0]
            if car == WILD or wishes[car] <= 0 or cars[car] == OFF_TRACK or ahead[cars[car]] & free:
                at = look
                break
        kind = hand.pop(at)
        lines = road.cards[kind]
        power = self.power[player]
        upwards = False
        if power == powers.TRICKY and len(lines) > 1 and lines != lines[::-1]:
            first, last = lines[0][0], lines[-1][0]
            upwards = first != WILD and wishes[first] < 0 and (last == WILD or wishes[last] > 0)
        if self.log is not None:
            self.log.append(Play(player, road.kit.cards[kind].name, upwards))
        skips = power == powers.STRATEGIC and len(lines) >= road.kit.options.strategic_lines
        self._resolve(kind, lines[::-1] if upwards else lines, not upwards, 0, skips)
        self._end_card(kind)

    def _sort(self, player: int) -> None:
        """The hand with the best card last."""
        cards, random = self.road.cards, self.rng.random
        wishes = [*self.wishes[player], max(self.wishes[player])]
        worth = {}
        hand = self.hands[player]
        for kind in hand:
            if kind not in worth:
                score = WAVER * random()
                for car, steps in cards[kind]:
                    score += wishes[car] * steps
                worth[kind] = score
        hand.sort(key=worth.__getitem__)
        self.sorted[player] = True

    def _resolve(self, kind: int, lines: tuple[tuple[int, int], ...], first: bool, picked: int, skips: bool) -> None:
        """The lines of a card from the one due."""
        player = self.player
        wishes = self.wishes[player]
        skip_at = -1
        if skips and lines:
            worst, skip_at = min(
                (wishes[car] * steps if car != WILD else 0.0, at) for at, (car, steps) in enumerate(lines)
            )
            if worst >= 0:
                skip_at = -1
        cars, owners, power, ahead = self.cars, self.owners, self.power, self.road.board.ahead
        for at, (car, steps) in enumerate(lines):
            wild = car == WILD
            if wild:
                car = self._pick_wild(kind, picked)
                if car < 0:
                    first = False
                    continue
                picked |= 1 << car
            space = cars[car]
            if space == OFF_TRACK or not ahead[space] & ~self.occupied:
                first = False
                continue
            owner = owners[car]
            driver = owner if owner >= 0 and power[owner] == powers.CUNNING else player
            if skips and not wild:
                if at == skip_at:
                    if self.log is not None:
                        self.log.append(Skip(player))
                    skips = first = False
                    continue
                if driver != player and self.log is not None:
                    self.log.append(Take(player))
            more = first and not wild and owner == player and power[player] == powers.AGGRESSIVE
            first = False
            self._drive(car, steps, driver, more)

    def _pick_wild(self, kind: int, picked: int) -> int:
        """The car that the player likes best of those that can move."""
        player = self.player
        if self.power[player] != powers.UNPREDICTABLE:
            picked |= self.road.kit.colours[kind]
        wishes, cars, ahead, free = self.wishes[player], self.cars, self.road.board.ahead, ~self.occupied
        best, found = -9.0, -1
        for car in range(6):
            if picked >> car & 1:
                continue
            space = cars[car]
            if space == OFF_TRACK:
                wish = -0.01
            elif not ahead[space] & free:
                wish = 0.0
            else:
                wish = wishes[car]
            if wish > best:
                best, found = wish, car
        if found >= 0 and self.log is not None:
            self.log.append(Wild(player, COLOURS[found]))
        return found

    def _drive(self, car: int, steps: int, driver: int, more: bool) -> None:
        """Moves a car as far on as it goes, or as far astray, as the driver likes it."""
        road, player = self.road, self.player
        helps = self.wishes[driver][car] > 0
        space, occupied = self.cars[car], self.occupied
        if not helps:
            self._move(car, road.ends(space, steps, occupied)[1], driver)
            return
        if more:
            steps += 1
        end = road.ends(space, steps, occupied)[0]
        if self.power[player] == powers.DETERMINED and self.owners[car] == player:
            clean = road.clean_end(space, steps, occupied)
            if clean >= 0 and end != road.finish:
                if road.far[clean] - powers.BONUS_STEPS < road.far[end]:
                    end = clean
                elif road.board.clean_way(road.board.reach(space, steps, occupied), end) is None:
                    clean = -1
                self._move(car, end, driver)
                if clean >= 0 and road.board.ahead[end] & ~self.occupied:
                    self._move(car, road.ends(end, powers.BONUS_STEPS, self.occupied)[0], driver)
                return
        self._move(car, end, driver)

    def _move(self, car: int, end: int, driver: int) -> None:
        road = self.road
        if self.log is not None:
            self.log.append(Drive(driver, COLOURS[car], road.board.names[end]))
        self.occupied ^= 1 << self.cars[car]
        if end == road.finish:
            self.cars[car] = OFF_TRACK
            self.places.append(car)
            for wishes in self.wishes:
                wishes[car] = 0.0
            self.sorted = [False] * len(self.hands)
        else:
            if road.rounds and road.board.front[end] < road.board.front[self.cars[car]]:
                self.laps[car] += 1
            self.cars[car] = end
            self.occupied |= 1 << end

    def _end_card(self, kind: int) -> None:
        """Draws where the game has piles, drops the hands of those whose cars are home, and asks for bets."""
        kit, player = self.road.kit, self.player
        if kit.draws and not (kit.two_players and kind in self.road.speed_8):
            if kit.own_piles:
                if self.piles[player]:
                    self.hands[player].append(self.piles[player].pop())
                    self.sorted[player] = False
            elif self.pile:
                self.hands[player].append(self.pile.pop())
                self.sorted[player] = False
        if self.places:
            racing = {owner for car, owner in enumerate(self.owners) if self.cars[car] != OFF_TRACK}
            for seat, hand in enumerate(self.hands):
                if seat not in racing:
                    hand.clear()
                    self.piles[seat].clear()
        lines = kit.board.lines
        if not kit.options.bets:
            return
        while self.made < len(lines):
            if not self.places:
                front, line = kit.board.front, lines[self.made]
                if not any(front[space] > line for space in self.cars):
                    return
            self._bet(self.made)

    def _bet(self, line: int, sealed: tuple[object, ...] = ()) -> None:
        """Everybody bets on a car that is well ahead, the own ones seen with kind eyes."""
        random, to_go = self.rng.random, self.road.to_go
        hopes = [
            -float(to_go[space]) if space != OFF_TRACK else 50.0 if car == self.places[0] else -50.0
            for car, space in enumerate(self.cars)
        ]
        for seat, bets in enumerate(self.bets):
            known = sealed[seat] if sealed else None
            if isinstance(known, int):
                on = known
            else:
                best, on = -999.0, 0
                for car in range(6):
                    hope = hopes[car] + HOPE * random()
                    if self.owners[car] == seat:
                        hope += OWN_HOPE
                    if hope > best:
                        best, on = hope, car
                if self.log is not None:
                    self.log.append(Bet(seat, COLOURS[on]))
            bets.append(on)
            self.wishes[seat][on] += BET[line] if on not in self.places else 0.0
        self.made += 1
        self.sorted = [False] * len(self.hands)
