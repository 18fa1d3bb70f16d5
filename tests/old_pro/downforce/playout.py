"""A quick race to its end: Downforce on plain lists, with simple drivers. A test holds it equal to the rules."""

from __future__ import annotations

from random import Random

from paddock.downforce.rules import powers
from paddock.downforce.rules.actions import Action, Bet, Decline, Drive, Play, Skip, Take, Wild
from paddock.downforce.rules.betting import lines_crossed
from paddock.downforce.rules.deck import COLOURS, WILD
from paddock.downforce.rules.scoring import PAYOUTS, PRIZES
from paddock.downforce.rules.state import (
    NOBODY,
    OFF_TRACK,
    Betting,
    Bonus,
    Driving,
    Finished,
    Lines,
    Offering,
    PickingWild,
    Playing,
    Question,
    Run,
    State,
)
from tests.old_pro.downforce.road import JITTERS, Road

RIVAL = 0.15
"""How much a driver minds a space for a rival's car, where a space for a car of the driver's counts 1."""

NOBODYS = 0.08
"""How much a driver minds a space for a car that nobody owns."""

THREAT = (5.0, 5.0, 4.0, 4.0, 3.0, 3.0, 2.0, 2.0)
"""How many times as much if that car is in the lead, one space behind it, two, …"""

BET = (0.75, 0.5, 0.25)
"""What a space for a car counts that the driver has bet on, by number of the bet."""

HAND_HOPE = 0.5
"""How much further on a car seems when betting, for every space that the driver's hand has for it."""

HOPE = 4.0
"""Cars that are this close to each other, in spaces, may be bet on in any order."""

OWN_HOPE = 9.0
"""How many spaces further on a driver sees their own car when betting."""


class Playout:
    """A race in full swing. `log`, if it is a list, gets every action, as it would be written."""

    __slots__ = (
        "bets",
        "cars",
        "hands",
        "jitter",
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
        "stakes",
        "wishes",
    )

    def __init__(self, road: Road, state: State, rng: Random, log: list[Action] | None = None) -> None:
        self.road = road
        self.rng = rng
        self.log = log
        self.cars = list(state.cars)
        self.occupied = sum(1 << space for space in state.cars if space != OFF_TRACK)
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
        at = int(rng.random() * JITTERS)
        self.jitter = road.jitter[at : at + len(road.cards)]
        self.stakes = [self._stakes_of(seat) for seat in range(len(self.hands))]
        self.wishes = self.stakes[:]  # out of turn only a driver's own cars matter, for Cunning
        self.wishes[self.player] = self._wishes(self.player)

    def run(self, state: State, turns: int = 999) -> bool:
        """From what the state asks, and a number of turns more: whether the race has ended."""
        ask = state.ask
        if isinstance(ask, Finished):
            return True
        if isinstance(ask, Betting):
            self._bet(ask.line, ask.bets)
            while self.made < ask.due:
                self._bet(self.made)
        elif isinstance(ask, Playing):
            self._turn(self.player)
        else:
            self._end_card(self.finish_card(ask))
        return self.race(turns)

    def finish_card(self, ask: Question) -> int:
        """The rest of a card that is being resolved: gives its kind. Draws and bets are still due."""
        run = getattr(ask, "run", None)
        assert isinstance(run, Run), f"no card is in play: {ask}"
        if isinstance(ask, PickingWild | Offering):
            self._resolve(run.card, run.lines, run.first, run.picked, run.skips)
            return run.card
        if isinstance(ask, Driving):
            self._drive(ask.car, ask.steps, ask.driver, ask.more)
        elif isinstance(ask, Bonus):
            if self.wishes[self.player][ask.car] > 0:
                end = self.road.ends(self.cars[ask.car], powers.BONUS_STEPS, self.occupied)[0]
                self._move(ask.car, end, self.player)
            elif self.log is not None:
                self.log.append(Decline(self.player))
        self._resolve(run.card, run.lines[1:], False, run.picked, run.skips)
        return run.card

    def race(self, turns: int = 999) -> bool:
        """Turn after turn until all cars are home, the cards are gone, or all turns are taken: whether it has ended."""
        hands, places = self.hands, self.places
        players = len(hands)
        for _ in range(turns):
            if len(places) == 6:
                return True
            player = self.player
            for _ in range(players):
                player = player + 1 if player + 1 < players else 0
                if hands[player]:
                    break
            else:
                return True
            self.player = player
            self._turn(player)
        return False

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

    def _stakes_of(self, seat: int) -> list[float]:
        """What a space for each car brings a seat by ownership and bets; what rivals get by it is another matter."""
        stakes = [1.0 if owner == seat else 0.0 for owner in self.owners]
        for number, car in enumerate(self.bets[seat]):
            stakes[car] += BET[number]
        return stakes

    def _wishes(self, seat: int) -> list[float]:
        """What a space for each car is worth to a seat now: rivals are minded, most of all those in the lead."""
        road = self.road
        cars, laps, owners = self.cars, self.laps, self.owners
        to_go, lap = road.to_go, road.lap
        gaps = [to_go[space] - lap * laps[car] if space >= 0 else 999 for car, space in enumerate(cars)]
        first = min(gaps)
        wishes = self.stakes[seat][:]
        for car in range(6):
            owner = owners[car]
            if cars[car] < 0:
                wishes[car] = 0.0
            elif owner != seat:
                gap = gaps[car] - first
                wishes[car] -= (NOBODYS if owner < 0 else RIVAL) * (THREAT[gap] if gap < 8 else 1.0)
        return wishes

    def _turn(self, player: int) -> None:
        """Plays the card that moves the right cars; lines of cars that are shut in now count for nothing."""
        road = self.road
        hand = self.hands[player]
        wishes = self.wishes[player] = self._wishes(player)
        cars, ahead, free = self.cars, road.ahead, ~self.occupied
        worth = [wish if wish and ahead[cars[car]] & free else 0.0 for car, wish in enumerate(wishes)]
        worth.append(max(worth))
        cards, jitter = road.cards, self.jitter
        best, kind = -999.0, -1
        for other in hand:
            score = jitter[other]
            for car, steps in cards[other]:
                score += worth[car] * steps
            if score > best:
                best, kind = score, other
        hand.remove(kind)
        lines = cards[kind]
        card = road.setup.cards[kind]
        upwards = False
        if powers.tricky_upwards(self, card):
            top, last = lines[0][0], lines[-1][0]
            upwards = top != WILD and wishes[top] < 0 and (last == WILD or wishes[last] > 0)
        if self.log is not None:
            self.log.append(Play(player, card.name, upwards))
        skips = powers.strategic_skips(self, card, road.setup.options)
        self._resolve(kind, lines[::-1] if upwards else lines, not upwards, (), skips)
        self._end_card(kind)

    def _resolve(self, kind: int, lines: Lines, first: bool, picked: tuple[int, ...], skips: bool) -> None:
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
        cars, ahead = self.cars, self.road.ahead
        for at, (car, steps) in enumerate(lines):
            wild = car == WILD
            if wild:
                car = self._pick_wild(kind, picked)
                if car < 0:
                    first = False
                    continue
                picked = (*picked, car)
            space = cars[car]
            if space == OFF_TRACK or not ahead[space] & ~self.occupied:
                first = False
                continue
            driver = powers.cunning_driver(self, car)
            if skips and not wild:
                if at == skip_at:
                    if self.log is not None:
                        self.log.append(Skip(player))
                    skips = first = False
                    continue
                if driver != player and self.log is not None:
                    self.log.append(Take(player))
            more = powers.aggressive_more(self, car, first and not wild)
            first = False
            self._drive(car, steps, driver, more)

    def _pick_wild(self, kind: int, picked: tuple[int, ...]) -> int:
        """The car that the player likes best of those that can move."""
        player = self.player
        wishes, cars, ahead, free = self.wishes[player], self.cars, self.road.ahead, ~self.occupied
        best, found = -9.0, -1
        for car in powers.wild_cars(self, self.road.setup.cards[kind], picked):
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

    def _drive(self, car: int, steps: int, driver: int, more: int) -> None:
        """Moves a car as far on as it goes, or as far astray, as the driver likes it."""
        road = self.road
        helps = self.wishes[driver][car] > 0
        space, occupied = self.cars[car], self.occupied
        if not helps:
            self._move(car, road.ends(space, steps, occupied)[1], driver)
            return
        steps += more
        end = road.ends(space, steps, occupied)[0]
        if bonus := powers.determined_bonus(self, car):
            clean = road.clean_end(space, steps, occupied)
            if clean >= 0 and end != road.finish:
                if road.far[clean] - bonus < road.far[end]:
                    end = clean
                elif road.board.clean_way(road.reach(space, steps, occupied), end) is None:
                    clean = -1
                self._move(car, end, driver)
                if clean >= 0 and road.ahead[end] & ~self.occupied:
                    self._move(car, road.ends(end, bonus, self.occupied)[0], driver)
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
            self.wishes[self.player][car] = 0.0
        else:
            if road.board.next_lap(self.cars[car], end):
                self.laps[car] += 1
            self.cars[car] = end
            self.occupied |= 1 << end

    def _end_card(self, kind: int) -> None:
        """Draws where the game has piles, drops the hands of those whose cars are home, and asks for bets."""
        setup, player = self.road.setup, self.player
        pile = self.piles[player] if setup.own_piles else self.pile
        if pile and not (setup.two_players and kind in self.road.speed_8):
            self.hands[player].append(pile.pop())
        if self.places:
            racing = {owner for car, owner in enumerate(self.owners) if self.cars[car] != OFF_TRACK}
            for seat, hand in enumerate(self.hands):
                if seat not in racing:
                    hand.clear()
                    self.piles[seat].clear()
        due = lines_crossed(setup, self.cars)
        while self.made < due:
            self._bet(self.made)

    def _bet(self, line: int, sealed: tuple[object, ...] = ()) -> None:
        """Everybody bets on a car that is well ahead; drivers look kindly on their own."""
        random, to_go, cards = self.rng.random, self.road.to_go, self.road.cards
        hopes = [
            -float(to_go[space]) if space != OFF_TRACK else 500.0 if car == self.places[0] else -500.0
            for car, space in enumerate(self.cars)
        ]
        for seat, bets in enumerate(self.bets):
            known = sealed[seat] if sealed else None
            if isinstance(known, int):
                on = known
            else:
                mine = [hope + HOPE * random() for hope in hopes]
                for kind in self.hands[seat]:
                    for car, steps in cards[kind]:
                        if car != WILD:
                            mine[car] += HAND_HOPE * steps
                for car, owner in enumerate(self.owners):
                    if owner == seat:
                        mine[car] += OWN_HOPE
                on = mine.index(max(mine))
                if self.log is not None:
                    self.log.append(Bet(seat, COLOURS[on]))
            bets.append(on)
            self.stakes[seat][on] += BET[line]
        self.made += 1
