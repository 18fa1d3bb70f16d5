"""Twin worlds: two tables that look alike to a seat, while another seat has one answer here and several there.

Whatever that seat then does, and whatever drives it, the first seat and a spectator receive the same, at the same time
by the server's clock.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from paddock.core.play import read_move
from paddock.parts.season import Finish
from paddock.seasons.season import Season, SeasonRace
from paddock.server.directory import tables as directory
from paddock.server.http.preview import Scene, preview_of
from paddock.table import meta
from paddock.table.change import Change
from paddock.table.meta import SeasonMeta, SeatMeta
from paddock.table.people.seats import change_seat
from paddock.table.store import Row
from paddock.table.table import Table
from paddock.table.times import Times
from tests.conftest import Figures
from tests.server.live.test_leaks import Party, answers_about_others, everything, joined
from tests.server.running import FakeClock, Running, Socket, wait_until

RACES = 80
PLAYERS = 5
"""With fewer players, a seat rarely has to bid with only one possible card."""


class Twin(msgspec.Struct):
    """A moment: the chooser, the viewer, and an alternative to what is hidden."""

    seat: int
    viewer: int
    imagined: Any
    sealed: bool  # others also owe a choice, so this one shows nothing


async def find_twin(table: Table, rng: Random, only_sealed: bool) -> Twin | None:
    """Race at random until there is such a moment."""
    while table.stage == "racing":
        if (found := twin_of(table, rng, only_sealed)) is not None:
            return found
        seat = rng.choice(table.race.waits)
        await table.actions.act(rng.choice(table.game.legal(table.race.state, seat)), "person")
    return None


def twin_of(table: Table, rng: Random, only_sealed: bool) -> Twin | None:
    game, state, sealed = table.game, table.race.state, len(table.race.waits) > 1
    for seat in table.race.waits:
        if game.choices_are_public(state, seat):
            continue
        for viewer in [other for other in range(game.seats) if other != seat]:
            imagined = game.imagine(game.view(state, viewer), rng)
            one, other = ({str(action) for action in game.legal(world, seat)} for world in (state, imagined))
            if (len(one) == 1) != (len(other) == 1) and (sealed or (one & other and not only_sealed)):
                return Twin(seat, viewer, imagined, sealed)
    return None


async def follow(table: Table, rows: list[Row], state: Any) -> None:
    """Repeat another table's race, then replace hidden information with that of this state."""
    for row in rows:
        if row.by == "person":
            await table.actions.act(read_move(table.game, row.text), "person")  # type: ignore[arg-type]
    assert [row.text for row in table.race.rows] == [row.text for row in rows]
    table.race.state = state
    table.race.turn = table.game.turn(state)
    table.race.waits = getattr(table.race.turn, "seats", ())


async def go_on(table: Table) -> None:
    """Let the server handle a new question: it may give a single answer itself."""
    await table.commits.commit(lambda meta, stage: Change(rows=table.race.act(None, confirming=meta.confirming)))


def ready(party: Party) -> None:
    """Wait until all viewers are up to date, and forget what they received."""
    party.settle()
    for socket in party.sockets.values():
        socket.say(type="ping", n=1)
        socket.next("pong")
        socket.received.clear()


RACED_BEFORE = ((Finish(1, 9, winnings=9), *[Finish(2, 4, winnings=4)] * (PLAYERS - 1)),)
TOUR = SeasonMeta(Season((SeasonRace("downforce"),) * 3, "winnings"), 1, "first", ("first",), RACED_BEFORE)


def in_a_season(party: Party) -> None:
    """Make the race the second one of a season in both worlds."""

    async def save() -> None:
        async with party.table.commits.lock:
            await party.table.commits.save(replace(party.table.meta, season=TOUR))
        party.table.show()

    party.server.do(save())


def season_shows(party: Party) -> list[Any]:
    """Return what the season shows to everybody while one of its races runs."""
    shown = party.viewer.http.get(f"/api/tables/{party.id}/season").text
    assert '"raced":1' in shown
    file = party.viewer.http.get(f"/api/tables/{party.id}/season/record")
    assert file.status_code == 404  # that of the first race is not stored here
    page = party.viewer.http.get(f"/season/{party.id}").text.replace(party.id, "ID")
    return [shown.replace(party.id, "ID").replace(party.table.meta.code, "CODE"), file.text, page]


def heard(party: Party, twin: Twin, clock: FakeClock, do: Callable[[], None]) -> tuple[list[Any], float]:
    """Return everything that an action sends to the viewer and a spectator, and its duration by the server's clock."""
    in_a_season(party)
    ready(party)
    ahead = [looked_ahead(party, twin), looked_back(party, twin), link_shows(party), season_shows(party)]
    others = [seat for seat in range(PLAYERS) if seat != twin.viewer]
    ahead.append(answers_about_others(party, twin.viewer, *others))
    began, rows = clock.now, party.table.race.version
    party.server.do(go_on(party.table))
    do()
    assert party.table.race.version > rows
    party.settle()
    for socket in party.sockets.values():
        socket.say(type="ping", n=2)
        socket.next("pong")
    party.close()
    code = party.table.meta.code
    seen = [joined(everything(party.sockets[seat], party.id, code)) for seat in (twin.viewer, None)]
    return [*seen, ahead], clock.now - began


def looked_ahead(party: Party, twin: Twin) -> list[Any]:
    """Return the answers to the viewer's questions about its own choices, and about some that it may not have."""
    own = [str(action) for action in party.table.game.legal(party.table.race.state, twin.viewer)]
    texts = [*own[:6], *(f"{twin.viewer} {other}" for other in ("bid K5", "play W5", "play K5", "bet red"))]
    socket = party.sockets[twin.viewer]
    return [socket.command(type="look", id="ahead", seat=twin.viewer, action=text) for text in texts]


def link_shows(party: Party) -> list[Any]:
    """Return what a link to the table shows to everybody: text, and the inputs of its picture."""
    table = party.table
    page = party.viewer.http.get(f"/table/{party.id}").text
    drawn = preview_of(table, Scene(table.game.view(table.race.state, None)), None, "en")
    return [page.replace(party.id, "ID"), msgspec.to_builtins(drawn.poster), msgspec.to_builtins(drawn.cars)]


def looked_back(party: Party, twin: Twin) -> list[Any]:
    """Return what the viewer and a spectator see when they look back."""
    version = party.table.race.version
    moments = (0, version // 2, version)
    own = [party.people[twin.viewer].past(party.id, at, twin.viewer) for at in moments]
    own += [party.viewer.get(f"/api/tables/{party.id}/story", 409)]  # public when the race is over
    own += [party.viewer.get(f"/api/tables/{party.id}/picture.png?at=1", 409)]
    return [*own, *(party.viewer.past(party.id, at) for at in moments)]


def by_a_person(server: Running, party: Party, twin: Twin, common: str | None) -> Callable[[], None]:
    """The seat chooses: an action legal in both worlds if it is shown, any action if it is sealed."""
    legal = [str(action) for action in party.table.game.legal(party.table.race.state, twin.seat)]

    def act() -> None:
        party.act(twin.seat, common or legal[-1])

    return act


def by_a_bot(server: Running, party: Party, twin: Twin, common: str | None) -> Callable[[], None]:
    """A bot takes the seat over, and chooses."""
    table = party.table

    def give() -> None:
        bot = SeatMeta("bot", "Robin", bot="rookie")
        server.do(table.commits.commit(partial(change_seat, at=twin.seat, seat=bot, note="bot rookie", by="host")))
        wait_until(lambda: twin.seat not in table.race.waits)

    return give


def by_retiring(server: Running, party: Party, twin: Twin, common: str | None) -> Callable[[], None]:
    """The owner of the seat retires, and a bot chooses from then on."""
    table = party.table

    def retire() -> None:
        party.people[twin.seat].post(f"/api/tables/{party.id}/seats/{twin.seat}/retire")
        wait_until(lambda: twin.seat not in table.race.waits)

    return retire


def compare(server: Running, clock: FakeClock, seed: str, driver: Any, patch: pytest.MonkeyPatch) -> Twin | None:
    """Find a twin moment in a race with this seed, and continue from it in both worlds."""
    patch.setattr(directory, "new_seed", lambda: Random(seed).randbytes(32).hex())
    patch.setattr(meta, "DRIVERS", ("Robin",))  # bots' names depend on the table
    first = Party(server, "downforce", PLAYERS, {})
    twin = server.do(find_twin(first.table, Random(seed), driver is not by_a_person))
    if twin is None:
        first.close()
        return None
    rows = list(first.table.race.rows)
    legal = first.table.game.legal
    one, other = legal(first.table.race.state, twin.seat), legal(twin.imagined, twin.seat)
    common = None if twin.sealed else next(str(action) for action in one if action in other)
    here = heard(first, twin, clock, driver(server, first, twin, common))
    second = Party(server, "downforce", PLAYERS, {})
    server.do(follow(second.table, rows, twin.imagined))
    there = heard(second, twin, clock, driver(server, second, twin, common))
    assert here[0] == there[0]
    assert here[1] == pytest.approx(there[1])
    return twin


@pytest.fixture
def timed(serve: Callable[..., Running], clock: FakeClock) -> Running:
    return serve(times=Times(tick=0.02, clock=clock, sleep=clock.sleep))


DRIVERS = pytest.mark.parametrize("driver", [by_a_person, by_a_bot, by_retiring])


@pytest.mark.quick
@DRIVERS
def test_one_answer_or_several(timed: Running, clock: FakeClock, driver: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    assert compare(timed, clock, "twins 19", driver, monkeypatch) is not None


@DRIVERS
def test_one_answer_or_several_in_many_races(
    timed: Running, clock: FakeClock, driver: Any, monkeypatch: pytest.MonkeyPatch, figure: Figures
) -> None:
    found = [compare(timed, clock, f"twins {number}", driver, monkeypatch) for number in range(RACES)]
    pairs = len([twin for twin in found if twin is not None])
    figure(f"twin worlds, {driver.__name__.replace('_', ' ')}", f"{pairs} pairs out of {RACES} races, alike")
    assert pairs >= 2


# Only the learner asks the coach, whose answers and remarks follow from the learner's view.


def coached(socket: Socket, table: Table, state: Any) -> tuple[Any, Any]:
    """The coach's remarks and advice to the learner in this state."""
    table.race.state, table.race.turn = state, table.game.turn(state)
    table.adviser._thought = None  # clears the cached advice
    socket.last = None
    socket.say(type="hello", seat=0, since=0)
    told = socket.until(lambda update: update["since"] == 0)["coach"]
    advice = socket.command(type="advise", seat=0)
    return told, {name: advice[name] for name in ("type", "action", "reason")}


@pytest.mark.quick
@pytest.mark.parametrize("lesson", ["race", "auction", "powers", "bets"])
def test_a_coach_knows_no_more_than_the_learner(serve: Callable[..., Running], lesson: str) -> None:
    server = serve()
    ann = server.person()
    id = ann.post("/api/lessons", {"game": "downforce", "lesson": lesson})["id"]
    table, rng = server.table(id), Random(f"coached {lesson}")
    with ann.socket(id, 0) as socket:
        for _ in range(12):
            update = socket.until(lambda update: 0 in update["waits"] or update["table"]["stage"] == "over")
            if update["table"]["stage"] == "over":
                break
            wait_until(lambda: table.race.waits == (0,))  # nobody else chooses while worlds are exchanged
            state = table.race.state
            imagined = table.game.imagine(table.game.view(state, 0), rng)
            assert coached(socket, table, imagined) == coached(socket, table, state)
            assert socket.act(0, rng.choice(update["choices"])["action"])["type"] == "ack"
