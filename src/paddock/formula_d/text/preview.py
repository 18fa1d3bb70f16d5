"""Previews of choices: the way, its cost with reasons, and possible consequences."""

from __future__ import annotations

from paddock.formula_d.rules.actions import Action, Drive, Gear, Hold, Nitro
from paddock.formula_d.rules.city import CHECKPOINT_POINTS, SPEED, passes_police
from paddock.formula_d.rules.corners import stops_after
from paddock.formula_d.rules.ends import End
from paddock.formula_d.rules.gears import DICE, STRAINING, change_cost
from paddock.formula_d.rules.hazards import close_cars, danger_rolls
from paddock.formula_d.rules.prospects import FaceProspect, gear_prospect
from paddock.formula_d.rules.setup import Setup
from paddock.formula_d.rules.state import Car, ChoosingGear, Driving, OfferingNitro, State
from paddock.formula_d.text.words import cars_word
from paddock.words import Message, message
from paddock.words.preview import Chance, Preview


def preview_of(setup: Setup, state: State, action: Action) -> Preview:
    ask = state.ask
    match action:
        case Gear() if isinstance(ask, ChoosingGear):
            return _gear_preview(setup, state, ask.car, action.gear)
        case Drive() if isinstance(ask, Driving):
            ends = setup.ends(state, ask)
            end = ends.find(action.to, action.over)
            if end is not None:
                way = ends.way(end)
                return Preview(way, tuple(_drive_notes(setup, state, ask, end)))
        case Nitro() | Hold() if isinstance(ask, OfferingNitro):
            bonus = state.cars[ask.car].gear if isinstance(action, Nitro) else 0
            return Preview((), tuple(_nitro_notes(setup, state, ask, bonus)))
    return Preview()


def _gear_preview(setup: Setup, state: State, number: int, gear: int) -> Preview:
    car = state.cars[number]
    faces = DICE[gear]
    notes = [message("formula-d-preview-die", gear=gear, low=min(faces), high=max(faces))]
    cost = change_cost(setup.circuit, car, gear)
    if cost:
        notes.append(message("formula-d-preview-skip", gears=cost, points=cost))
    if cost >= car.wp:
        return Preview(notes=(*notes, message("formula-d-preview-last")))
    chances = gear_prospect(setup, state, number, gear)
    for name, chance in (("stop", chances.stop), ("overshoot", chances.overshoot), ("out", chances.out)):
        if chance:
            notes.append(message(f"formula-d-preview-chance-{name}", percent=round(100 * chance)))
    return Preview(notes=tuple(notes), chart=tuple([_chance(face) for face in chances.faces]))


def _chance(face: FaceProspect) -> Chance:
    if face.out:
        return Chance(face.face, face.chance, "out", face.cost)
    return Chance(
        face.face, face.chance, "overshoot" if face.overshoot else "stop" if face.stop else "clear", face.cost
    )


def _nitro_notes(setup: Setup, state: State, ask: OfferingNitro, bonus: int) -> list[Message]:
    car = state.cars[ask.car]
    ends = setup.ends_of(car, ask.car, ask.face, bonus, state.cars)
    notes = [message("formula-d-preview-spaces", spaces=ask.face + bonus)]
    if bonus:
        notes.append(message("formula-d-preview-nitro", bonus=bonus))
    if not ends.payable(car.wp):
        notes.append(message("formula-d-preview-out", cause=ends.doom()))
    elif ends.all[0].cost:
        notes.append(message("formula-d-preview-at-least", points=ends.all[0].cost))
    return notes


def _drive_notes(setup: Setup, state: State, ask: Driving, end: End) -> list[Message]:
    car = state.cars[ask.car]
    notes = _price_notes(setup, car, end)
    if end.cost >= car.wp:
        return [*notes, message("formula-d-preview-last")]
    if end.finished:
        return [*notes, message("formula-d-preview-finish")]
    if end.boxed:
        return [*notes, message("formula-d-preview-box", points=setup.options.wear - car.wp)]
    if end.crossed:
        notes.append(message("formula-d-preview-line", lap=car.lap + 1))
        if setup.road and setup.track.checkpoint and car.lap:
            points = min(CHECKPOINT_POINTS, setup.options.wear - car.wp + end.cost)
            notes.append(message("formula-d-preview-checkpoint", points=points))
    if passes_police(setup, car.space, end):
        notes.append(message("formula-d-preview-police", speed=SPEED * ask.face))
    return notes + _stop_notes(setup, car, end) + _risk_notes(setup, state, ask, end)


def _price_notes(setup: Setup, car: Car, end: End) -> list[Message]:
    """Return the wear points, each with its reason."""
    notes = []
    if end.braking:
        name = "blocked" if end.blocked else "braking"
        if setup.circuit.in_pits(end.space):
            name = "waiting"
        notes.append(message(f"formula-d-preview-{name}", points=end.braking))
    for miss in end.misses:
        corner = setup.track.corners[miss.corner].name
        notes.append(message("formula-d-preview-overshoot", corner=corner, points=miss.spaces))
    left = max(0, car.wp - end.cost)
    return [*notes, message("formula-d-preview-left", cost=end.cost, left=left)]


def _stop_notes(setup: Setup, car: Car, end: End) -> list[Message]:
    """Return the stop made in a corner, and how many are still owed."""
    number = setup.circuit.corner[end.space]
    if number < 0:
        return []
    corner = setup.track.corners[number]
    stops = stops_after(setup.circuit, car.space, car.stops, end.space, bool(end.misses))
    name = "no-stop" if not stops else "stop" if stops <= corner.stops else "free-stop"
    owed = max(0, corner.stops - stops)
    return [message(f"formula-d-preview-{name}", corner=corner.name, stops=stops, demanded=corner.stops, owed=owed)]


def _risk_notes(setup: Setup, state: State, ask: Driving, end: End) -> list[Message]:
    """Return the rolls of the black die that would follow."""
    if setup.circuit.in_pits(end.space):
        return []
    notes = []
    if near := close_cars(setup, state.cars, ask.car, end.space):
        notes.append(message("formula-d-preview-collision", near=cars_word(setup, near)))
    if setup.road:
        if rolls := danger_rolls(setup, end.space, end.over):
            notes.append(message("formula-d-preview-danger", rolls=rolls))
        if end.space in setup.circuit.trouble:
            notes.append(message("formula-d-preview-trouble"))
    if STRAINING[state.cars[ask.car].gear] == ask.face:
        notes.append(message("formula-d-preview-motor"))
    return notes
