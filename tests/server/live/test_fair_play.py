"""Fair play: no take-backs after something was shown, and no automatic answers that reveal a hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from msgspec.structs import replace

from paddock.core.errors import IllegalAction
from paddock.core.play import read_move
from paddock.games import make
from paddock.table.race import Race, can_take_back, take_back
from paddock.table.times import Times
from tests.server.running import FakeClock, Person, Running, asked


def races(count: int, **options: object) -> Iterator[tuple[Race, Random]]:
    """Races of three to six players at their start."""
    for number in range(count):
        race = Race(make("downforce", {"players": 3 + number % 4, **options}), f"fair {number}")
        race.add(race.act(None))
        yield race, Random(f"fair {number}")


def choose(race: Race, rng: Random) -> int:
    """Let a random seat choose at random, and return it."""
    seat = rng.choice(race.waits)
    race.add(race.act(rng.choice(race.game.legal(race.state, seat)), "person"))
    return seat


# Taking back.


def test_no_take_back_after_an_automatic_answer_has_shown_something() -> None:
    shown = 0
    for race, rng in races(12):
        while not race.over:
            before, version = race.state, race.version
            seat = choose(race, rng)
            automatic = [row for row in race.rows[version:] if row.by == "auto" and row.seat != seat]
            if automatic and race.game.uncovers(before, race.state, seat):
                shown += 1
                assert not can_take_back(race, seat)
                with pytest.raises(IllegalAction):
                    take_back(race, seat)
    assert shown > 3


def test_a_step_that_shows_nothing_can_be_taken_back() -> None:
    taken = 0
    for race, rng in races(4):
        while not race.over:
            before = race.state
            seat = choose(race, rng)
            if can_take_back(race, seat) and race.waits and rng.random() < 0.3:
                race.add(take_back(race, seat))
                assert race.state == before
                taken += 1
    assert taken > 20


# Automatic answers.


def test_automatic_answers_follow_from_what_every_seat_knows() -> None:
    """Twin worlds that look alike to a seat, while another seat has more or fewer choices in one of them."""
    differ = 0
    for race, rng in races(12):
        game = race.game
        while not race.over:
            for seat in race.waits:
                viewer = rng.choice([other for other in range(game.seats) if other != seat])
                worlds = race.state, game.imagine(game.view(race.state, viewer), rng)
                by_itself = [
                    game.choices_are_public(state, seat) and len(game.legal(state, seat)) == 1 for state in worlds
                ]
                assert by_itself[0] == by_itself[1], race.moves()
                differ += len({len(game.legal(state, seat)) == 1 for state in worlds}) - 1
            choose(race, rng)
    assert differ > 0


def test_secret_questions_are_never_answered_automatically() -> None:
    automatic = 0
    for race, rng in races(6):
        while not race.over:
            choose(race, rng)
        game, state = race.game, race.game.start()
        for row in race.rows:
            if row.by == "auto":
                assert row.seat is not None and game.choices_are_public(state, row.seat)
                automatic += 1
            state, _ = game.apply(state, read_move(game, row.text))
    assert automatic > 0


def test_a_bot_takes_the_same_time_for_every_secret_choice(serve: Callable[..., Running]) -> None:
    clock = FakeClock()

    server = serve(times=Times(tick=0.02, clock=clock, sleep=clock.sleep))
    ann = server.person("Ann")
    table = server.table(ann.start(people=1, players=4)["id"])
    server.play_out(table.meta.id, until=lambda at: asked(at) not in ("Auction", "Keeping"))
    bids = [
        (row.took or 0) / table.services.times.secret
        for row in table.race.rows
        if row.by == "bot" and " bid " in row.text
    ]
    assert len(bids) > 5
    for bid in bids:  # one at a time, and again after a conflict
        assert bid > 0.99 and bid == pytest.approx(round(bid))


# Ids of actions.


def test_ids_of_actions_belong_to_a_guest(ann: Person, bob: Person) -> None:
    table = ann.start(people=2)["id"]
    first = ann.act(table, 0, ann.update(table, 0)["choices"][0]["action"], id="1")
    assert ann.act(table, 0, "whatever", id="1", status=409)  # not an action at all
    ann.act(table, 1, ann.update(table, 1)["choices"][0]["action"], id="1")  # another seat
    secret = ann.post(f"/api/tables/{table}/seats/0/link")["secret"]
    bob.post("/api/claim", {"secret": secret})
    action = bob.update(table, 0)["choices"][0]["action"]
    second = bob.act(table, 0, action, id="1")
    assert second["version"] > first["version"]
    assert bob.act(table, 0, action, id="1") == second  # his own, sent again


def test_a_frozen_table_names_the_row_but_not_its_contents(server: Running, ann: Person) -> None:
    table = server.table(ann.make()["id"])
    for stored, shown in (("row 12: 0 bid R6 is not legal", "row 12"), ("row 3", "row 3"), ("no track", "no track")):
        table.meta = replace(table.meta, frozen=stored)
        assert ann.get(f"/api/tables/{table.meta.id}")["frozen"] == shown
