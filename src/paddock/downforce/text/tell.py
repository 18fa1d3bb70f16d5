"""Events as messages, so that a log reads like a race report."""

from __future__ import annotations

from paddock.core.game import Event
from paddock.downforce.rules import events as e
from paddock.downforce.rules.state import NOBODY
from paddock.downforce.text.words import car_word, cars_word, lot_word, power_word
from paddock.words import Argument, Message, Seat, card_named, listed, message, space_named


def tell_event(event: Event) -> Message:
    """Return the message of an event: its id is the event's tag."""
    return message(f"downforce-{type(event).__struct_config__.tag}", **_arguments(event))


def _arguments(event: Event) -> dict[str, Argument]:
    match event:  # most frequent first
        case e.Drove(seat, car, way, steps, left, power):
            return {
                "player": Seat(seat),
                "car": car_word(car),
                "start": space_named(way[0]),
                "end": space_named(way[-1]),
                "made": len(way) - 1,
                "steps": steps,
                "left": left,
                "power": power or "none",
            }
        case e.CardPlayed(seat, card, upwards):
            return {"player": Seat(seat), "card": card_named(card), "upwards": "yes" if upwards else "no"}
        case e.WildPicked(seat, car, steps):
            return {"player": Seat(seat), "car": car_word(car), "steps": steps}
        case e.WildLost(seat):
            return {"player": Seat(seat)}
        case e.LineSkipped(seat, car, steps):
            return {"player": Seat(seat), "car": car_word(car), "steps": steps}
        case e.Blocked(car, steps):
            return {"car": car_word(car), "steps": steps}
        case e.AlreadyHome(car) | e.Stalled(car):
            return {"car": car_word(car)}
        case e.CameHome(car, place):
            return {"car": car_word(car), "place": place}
        case e.BonusDeclined(seat, car):
            return {"player": Seat(seat), "car": car_word(car)}
        case e.LineCrossed(line):
            return {"line": line}
        case e.BetSealed(seat, line):
            return {"player": Seat(seat), "line": line}
    return _around_the_race(event)


def _around_the_race(event: Event) -> dict[str, Argument]:
    match event:
        case e.CardsDealt(each, left):
            return {"each": each, "left": left}
        case e.CarsDealt(owners):
            owned = [
                message("downforce-owner", player=Seat(seat), car=car_word(car))
                for car, seat in enumerate(owners)
                if seat != NOBODY
            ]
            return {"owners": listed(owned)}
        case e.PowersDealt(powers):
            dealt = [
                message("downforce-holder", player=Seat(seat), power=power_word(power))
                for seat, power in enumerate(powers)
            ]
            return {"powers": listed(dealt)}
        case e.GridSet(cars):
            return {"cars": cars_word(cars)}
        case e.PilesShuffled(seat, cards):
            return {"player": Seat(seat), "cards": cards}
        case e.RaceStarted(seat, car):
            return {"player": Seat(seat), "car": car_word(car)}
        case e.HandDropped(seat, dropped):
            return {"player": Seat(seat), "cards": len(dropped)}
        case e.RaceOver(result):
            winners = [Seat(seat) for seat in result.winners]
            return {"winners": listed(winners), "score": result.scores[result.winners[0]], "by": result.decided_by}
    return _in_the_auction(event)


def _in_the_auction(event: Event) -> dict[str, Argument]:
    match event:
        case e.LotOpened(car, power, bidders, must, again):
            who = listed([Seat(seat) for seat in bidders])
            how = "must" if must else "may"
            return {"lot": lot_word(car, power), "bidders": who, "how": how, "again": "yes" if again else "no"}
        case e.BidSealed(seat) | e.KeepSealed(seat):
            return {"player": Seat(seat)}
        case e.BidsShown(bids, numbers):
            shown = [
                message("downforce-bid-shown", player=Seat(bid.seat), card=card_named(bid.card), number=number or 0)
                for bid, number in zip(bids, numbers, strict=True)
            ]
            return {"bids": listed(shown)}
        case e.LotSold(seat, car, power, price, by, card):
            lot = lot_word(car, power)
            return {"player": Seat(seat), "lot": lot, "price": price, "by": by, "card": card_named(card)}
        case e.LotAside(car, power) | e.LotUnowned(car, power):
            return {"lot": lot_word(car, power), "car": car_word(car)}
        case e.PowerKept(seat, power, returned):
            back = listed([power_word(other) for other in returned])
            return {"player": Seat(seat), "power": power_word(power), "returned": back}
    raise AssertionError(f"nothing to tell of {event}")
