"""Challenges: the same luck for all, one counted attempt each, sealed until the challenge closes; and daily races."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from paddock.core.game import AnyGame, LuckKey, Over, Result, Roll, Shuffle
from paddock.core.play import read_move
from paddock.core.record import read
from paddock.fair import hash_of
from paddock.server.directory.commands import forget_table
from paddock.server.directory.results import backfill
from paddock.server.features import challenges
from paddock.server.http.call import TABLE
from paddock.server.http.routes import CALLS
from paddock.server.storage.store import Store
from paddock.table.driver import BotTask, NoStandIn
from paddock.table.errors import NotNow
from paddock.table.messages.challenge import NewChallenge
from paddock.table.race import can_take_back
from paddock.table.result import read_result
from paddock.table.sizes import MOST_OPEN_CHALLENGES
from paddock.table.store import StoreFailed
from paddock.table.table import Table
from tests.cli.shell import paddock, save
from tests.server.running import ON_BOTH, Person, Running, again

DAY = 24 * 3600.0


class Dates:
    """A settable date; it begins at noon, so that no day ends during a test."""

    def __init__(self) -> None:
        self.noon = (time.time() // DAY + 1.5) * DAY
        self.ahead = 0.0

    def __call__(self) -> float:
        return self.noon + self.ahead


@pytest.fixture
def dates() -> Dates:
    return Dates()


@pytest.fixture
def server(serve: Callable[..., Running], dates: Dates, monkeypatch: pytest.MonkeyPatch) -> Running:
    """A server with the same luck of challenges in every run."""
    monkeypatch.setattr(challenges, "new_seed", lambda: "ab" * 32)
    monkeypatch.setattr(Store, "date", lambda _: dates())
    return serve()


def challenge(maker: Person, game: str = "formula_d", **more: Any) -> Any:
    """A challenge against one bot that drives at random."""
    options = {"players" if game == "downforce" else "cars": 2}
    return maker.post("/api/challenges", {"game": game, "options": options, "rivals": ["random"], **more})


def race(person: Person, id: str, status: int = 201) -> Any:
    return person.post(f"/api/challenges/{id}/race", status=status)


def raced(server: Running, person: Person, id: str, seed: str = "play out") -> str:
    """A finished attempt."""
    table = race(person, id)["id"]
    server.play_out(table, seed)
    return str(table)


def driven_home(server: Running, person: Person, id: str, level: str) -> str:
    """Return a finished attempt by a player who chooses like a bot of this level."""
    table = server.table(race(person, id)["id"])
    game, bot = table.game, table.game.make_bot(level)

    async def drive() -> None:
        while table.stage == "racing":
            state = table.race.state
            await table.actions.act(bot(game.view(state, 0), game.legal(state, 0), Random(7), 0), "person")

    server.do(drive())
    return table.meta.id


def result_of(table: Table) -> Result:
    """The result of a finished race."""
    assert isinstance(table.race.turn, Over)
    return table.race.turn.result


def luck_of(table: Table) -> dict[LuckKey, str]:
    """The purpose and the outcome of each piece of luck in a race."""
    game: AnyGame = table.game
    state, found = game.start(), dict[LuckKey, str]()
    for text in table.race.moves():
        turn = game.turn(state)
        if isinstance(turn, Roll | Shuffle):
            found[turn.key] = text
        state, _ = game.apply(state, read_move(game, text))
    return found


def test_all_get_the_same_luck_and_it_is_proven_when_the_challenge_closes(
    server: Running, ann: Person, bob: Person, dates: Dates, tmp_path: Path
) -> None:
    made = challenge(ann, days=1)
    head = ann.http.get(f"/challenge/{made['id']}", headers={"accept-language": "es"}).text
    address = f"/api/challenges/{made['id']}/picture.png"
    assert "<title>Monaco · Formula D · Reto – Paddock</title>" in head and f"{address}?language=es" in head
    picture = ann.http.get(f"{address}?language=es")
    assert picture.headers["content-type"] == "image/png" and picture.content[:4] == b"\x89PNG"
    assert ann.get(f"{address}?language=xx", 400)
    assert ann.get("/api/challenges/nowhere/picture.png", 404)
    tables = [raced(server, ann, made["id"], "one way"), raced(server, bob, made["id"], "another way")]
    one, other = [luck_of(server.table(id)) for id in tables]
    both = one.keys() & other.keys()
    assert one != other and len(both) > 4 and all(one[key] == other[key] for key in both)
    rivals = [server.table(id).meta.names()[1] for id in tables]
    assert rivals == [made["rivals"][0]["name"]] * 2

    sealed = read(bob.http.get(f"/api/tables/{tables[0]}/record").text)
    assert sealed.header["luck"] == {"hash": made["hash"]} and sealed.header["keyed"] is True
    assert bob.get(f"/api/tables/{tables[1]}")["luck"]["seed"] is None
    board = ann.get(f"/api/challenges/{made['id']}")
    assert [line["rank"] for line in board["board"]] in ([1, 2], [1, 1]) and board["seed"] is None
    dates.ahead = 2 * DAY
    closed = server.person("Zoe").get(f"/api/challenges/{made['id']}")
    assert closed["closed"] and hash_of(closed["seed"]) == made["hash"]
    assert [line["table"] for line in closed["board"]] == [line["table"] for line in board["board"]]
    file = save(tmp_path, ann.http.get(f"/api/tables/{tables[1]}/record").text)
    assert "Each piece depends on its purpose" in paddock("verify", file).out


def test_an_attempt_is_not_among_the_best_results_on_its_circuit(server: Running, ann: Person, bob: Person) -> None:
    raced(server, ann, challenge(ann, "downforce")["id"])
    [counted] = ann.get("/api/me/career")["races"]
    assert counted["circuit"] == "River Station" and counted["place"]
    assert bob.get("/api/circuits/river-station")["results"] == {"races": 0, "best": []}


def answers_about(person: Person, made: Any, table: Table) -> list[tuple[int, str]]:
    """The answers to a guest who asks for everything about another guest's attempt."""
    path, id = f"/api/tables/{table.meta.id}", table.meta.id
    gets = ["", "/view", "/past?at=0", "/record", "/replay", "/story", "/review", "/picture.png", "/kit", "/season"]
    pages = [
        f"/api/codes/{table.meta.code}",
        f"/api/challenges/{made['id']}",
        "/api/me",
        "/api/me/career",
        "/api/me/career.csv",
        "/api/tables",
        f"/api/invitation?table={id}",
    ]
    heads = [f"/{kind}/{id}" for kind in ("table", "replay", "season")] + [f"/challenge/{made['id']}"]
    told = [person.http.get(path + get) for get in gets]
    told += [person.http.post(path + post, json={}) for post in ("/play-on", "/sit", "/rematch", "/entropy", "/start")]
    told += [person.http.get(page) for page in (*pages, *heads)]
    told.append(person.http.post("/api/challenges", json={"table": id}))
    same = [(id, "TABLE"), (table.meta.code, "CODE"), (made["id"], "CHALLENGE"), (made["hash"], "HASH")]
    texts = [re.sub('"closes":[0-9.]+', "", answer.text) for answer in told]
    for what, name in same:
        texts = [text.replace(what, name) for text in texts]
    picture = person.http.get(f"/api/challenges/{made['id']}/picture.png")
    return [
        *zip([answer.status_code for answer in told], texts, strict=True),
        (picture.status_code, picture.content.hex()),
    ]


def races_ended(person: Person, game: str = "") -> float:
    """The only metric that depends on results: the number of races that ended, of all games or of one."""
    found = [line for line in person.http.get("/metrics").text.splitlines() if line.startswith("paddock_races_total")]
    assert all(re.fullmatch(r'paddock_races_total\{game="\w+"\} [0-9.]+', line) for line in found)
    return sum([float(line.split()[1]) for line in found if f'"{game}' in line])


def test_a_challenge_of_other_luck_looks_the_same_before_the_attempt(
    server: Running, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twin worlds: two challenges that differ only in their seeds, and so in their races and results."""
    seen, results = list[Any](), list[Any]()
    for seed in ("ab" * 32, "cd" * 32):
        monkeypatch.setattr(challenges, "new_seed", lambda seed=seed: seed)
        made = challenge(ann, "downforce")
        table = server.table(race(ann, made["id"])["id"])
        server.play_out(table.meta.id, until=lambda table: len(table.race.rows) > 20)
        while_it_runs = [answers_about(person, made, table) for person in (bob, Person(server.url))]
        count = races_ended(bob)
        server.play_out(table.meta.id)
        stored = server.sql('SELECT data FROM results WHERE "table" = :id', id=table.meta.id)
        results += [read_result(data) for (data,) in stored]
        assert results[-1] == table.result and races_ended(bob) == count + 1
        seen.append([*while_it_runs, *[answers_about(person, made, table) for person in (bob, Person(server.url))]])
        assert bob.socket(table.meta.id, hello=False).closed()[0] == 4403
        assert {status for status, _ in seen[-1][2][:15]} == {403}
        assert bob.get(f"/api/invitation?table={table.meta.id}", 404) == bob.get("/api/invitation?table=nowhere", 404)
        assert ann.get(f"/api/invitation?table={table.meta.id}")["links"]
        for told in seen[-1]:
            assert seed not in repr(told) and '"score":' not in repr(told).replace('"score":null', "")
    assert seen[0] == seen[1] and results[0].scores != results[1].scores


def test_finishers_see_each_other_and_nobody_sees_a_running_attempt(server: Running, ann: Person, bob: Person) -> None:
    id = challenge(ann)["id"]
    hers = raced(server, ann, id)
    his = race(bob, id)["id"]
    assert ann.update(his, status=403) and bob.update(hers, status=403)
    assert bob.get(f"/api/challenges/{id}")["board"] == [
        {"name": "Ann", "mine": False, **dict.fromkeys(["rank", "place", "score", "won", "turns", "table"])}
    ]
    server.play_out(his)
    assert bob.update(hers)["view"] and bob.get(f"/api/tables/{hers}/replay")["frames"]
    assert bob.post(f"/api/tables/{hers}/play-on", {"moves": 0, "luck": "same"}, 409)
    assert {line["table"] for line in bob.get(f"/api/challenges/{id}")["board"]} == {hers, his}


@pytest.mark.parametrize("options", [{"cars": 1}, {"cars": 4, "seats": 1}])
def test_a_solo_finish_ranks_above_any_retirement(server: Running, options: dict[str, int]) -> None:
    people = [server.person() for _ in range(4)]
    id = people[0].post("/api/challenges", {"game": "formula_d", "options": options})["id"]
    lost = [raced(server, person, id, seed) for person, seed in zip(people, ("one", "two"), strict=False)]
    home = [driven_home(server, *drive) for drive in zip(people[2:], (id, id), ("rookie", "club"), strict=True)]
    results: dict[str, Any] = {table: result_of(server.table(table)) for table in (*lost, *home)}
    assert not any(results[table].scores[0] for table in lost) and all(results[table].scores[0] for table in home)
    assert len({len(server.table(table).race.rows) for table in lost}) == 2  # one of them went out sooner
    board = {line["table"]: line for line in people[0].get(f"/api/challenges/{id}")["board"]}
    assert [(board[table]["rank"], board[table]["won"], board[table]["turns"]) for table in lost] == [(3, False, 0)] * 2
    turns = {table: sum(car.turns for car in results[table].classification if not car.out) for table in home}
    best = sorted(home, key=lambda table: (-results[table].scores[0], turns[table]))
    assert list(board)[:2] == best and [board[table]["rank"] for table in best] == [1, 2]
    assert all(board[table]["won"] and board[table]["turns"] == turns[table] for table in home)
    assert [person.get("/api/me/career")["races"][0]["won"] for person in people] == [False, False, True, True]


def test_an_attempt_has_no_help(
    server: Running, ann: Person, serve: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    made = challenge(ann, "downforce", seat=1)
    id = race(ann, made["id"])["id"]
    table = server.table(id)
    table.people.times = replace(table.people.times, away=0)
    server.play_out(id, until=lambda table: can_take_back(table.race, 1))
    assert not ann.update(id, 1)["back"]
    socket = ann.socket(id, 1)
    assert socket.back(1)["reason"]["id"] == "server-refused-trial"
    socket.close()
    refused = [call for call in CALLS if call.path.startswith(TABLE) and not call.policy.in_attempts]
    assert len(refused) > 15 and not {"act", "close", "play-on"} & {call.path.rpartition("/")[2] for call in refused}
    for call in refused:
        path = call.path.replace("{table:id}", id).replace("{seat:seat}", "1")
        assert ann.post(path, {}, 409)["reason"]["id"] == "server-error-trial", path
    server.do(table.care.tick_race(server.directory.following.claim))
    assert not table.meta.seats[1].away  # the table waits

    waited: list[BotTask] = []
    real = server.parts.bot_pool.choose

    async def overloaded(task: BotTask) -> Any:
        waited.append(task)
        if len(waited) < 3:
            raise NoStandIn("its turn has not come")
        if len(waited) == 3:
            raise NoStandIn("it has crashed", failed=True)
        return await real(task)

    monkeypatch.setattr(server.parts.bot_pool, "choose", overloaded)
    server.play_out(id)
    assert [task.exact for task in waited[:4]] == [True, True, True, False]
    told = ann.get(f"/api/challenges/{made['id']}")
    assert told["mine"] == {"table": id, "done": True, "why": "bot"} and not told["board"]


@pytest.mark.parametrize("bot", ["KilledOnce", "SilentOnce"])
def test_a_bot_process_that_fails_does_not_spend_the_attempt(
    server: Running, bot: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot is asked again and, with the same seed, gives the same answer."""
    asked = tmp_path / "asked"
    monkeypatch.setenv("PADDOCK_TEST_FILE", str(asked))
    ann, bob = server.person("Ann"), server.person("Bob")
    id = challenge(ann)["id"]
    server.parts.bot_pool.limit = 1
    moves = []
    for person, driver in ((ann, bot), (bob, "Plain")):
        table = server.table(race(person, id)["id"])
        mine, rival = table.meta.seats
        table.meta = replace(table.meta, seats=(mine, replace(rival, bot=f"tests.sim.badbots:{driver}")))
        moves.append(tuple(server.play_out(table.meta.id).race.moves()))
    assert asked.exists() and server.parts.bot_pool.faults >= 1
    assert moves[0] == moves[1]
    told = bob.get(f"/api/challenges/{id}")
    assert [line["name"] for line in told["board"]] in (["Ann", "Bob"], ["Bob", "Ann"])


@ON_BOTH
def test_a_closed_challenge_stays_closed_and_allows_no_second_attempt(
    server: Running, dates: Dates, serve: Callable[..., Running]
) -> None:
    ann, bob, zoe = server.person("Ann"), server.person("Bob"), server.person("Zoe")
    id = challenge(ann, days=1)["id"]
    hers, his = raced(server, ann, id), race(bob, id)["id"]
    assert race(ann, id)["id"] == hers and race(bob, id)["id"] == his

    async def both() -> set[str]:
        guest = await server.parts.guests.of_cookie(zoe.cookie)
        assert guest is not None
        begun = [server.parts.challenges.race(guest, id, "") for _ in range(2)]
        return {table.meta.id for table in await asyncio.gather(*begun)}

    assert len(server.do(both())) == 1
    dates.ahead = 3 * DAY
    assert ann.get(f"/api/challenges/{id}")["closed"]
    dates.ahead = 0  # the clock was wrong
    server.play_out(his)
    told = bob.get(f"/api/challenges/{id}")
    assert told["closed"] and told["mine"]["why"] == "late" and [line["name"] for line in told["board"]] == ["Ann"]
    free = race(bob, id)
    assert free["id"] != his and not free["trial"]["counted"] and free["luck"]["unproven"] == "known"
    server.play_out(free["id"])
    assert len(bob.get(f"/api/challenges/{id}")["board"]) == 1
    assert ann.get("/api/me/career")["races"][0]["table"] == hers

    later = challenge(ann)["id"]
    begun = race(bob, later)["id"]
    again(serve, server, bob)
    assert race(bob, later)["id"] == begun
    assert bob.get(f"/api/challenges/{id}")["closed"]


def test_a_challenge_from_a_finished_race(server: Running, ann: Person) -> None:
    table = ann.start("formula_d", players=3)["id"]
    assert ann.post("/api/challenges", {"table": table}, 409)
    server.play_out(table)
    made = ann.post("/api/challenges", {"table": table, "seat": 2})
    assert made["known"] and made["seat"] == 2 and [rival["bot"] for rival in made["rivals"]] == ["club", "random"]
    id = raced(server, ann, made["id"])
    assert ann.get(f"/api/tables/{id}")["luck"]["unproven"] == "known"
    assert ann.get(f"/api/challenges/{made['id']}")["board"][0]["mine"]
    ann.post("/api/me/career/forget", {"table": id})
    assert not ann.get(f"/api/challenges/{made['id']}")["board"]


def test_giving_up_uses_the_attempt_and_shows_nothing_more(server: Running, ann: Person) -> None:
    id = challenge(ann)["id"]
    table = race(ann, id)["id"]
    ann.post(f"/api/tables/{table}/close")
    assert ann.get(f"/api/tables/{table}/replay", 403)["reason"]["id"] == "server-error-sealed"
    told = ann.get(f"/api/challenges/{id}")
    assert told["mine"]["why"] == "closed" and not told["finished"] and race(ann, id)["id"] == table


@pytest.mark.parametrize("wanted", [{"seat": 2}, {"rivals": ["club"] * 2}, {"rivals": ["nobody"]}, {"days": 31}])
def test_invalid_challenges_are_refused(server: Running, wanted: dict[str, Any]) -> None:
    body = {"game": "formula_d", "options": {"cars": 2}, **wanted}
    assert server.person("Ann").post("/api/challenges", body, 400)["error"]


@ON_BOTH
def test_challenges_are_limited_and_can_be_deleted(server: Running, ann: Person, bob: Person) -> None:
    made = [challenge(ann)["id"] for _ in range(MOST_OPEN_CHALLENGES)]
    assert ann.http.post("/api/challenges", json={"game": "formula_d"}).status_code == 409
    tables = [raced(server, person, made[0]) for person in (ann, bob)]
    assert len(ann.get(f"/api/challenges/{made[0]}")["board"]) == 2
    bob.get("/api/me/career")
    bob.post("/api/me/career/forget", {"table": tables[1]})
    assert [line["name"] for line in ann.get(f"/api/challenges/{made[0]}")["board"]] == ["Ann"]
    assert race(bob, made[0], 409)["reason"]["id"] == "server-error-tried"
    server.do(forget_table(server.directory, tables[0]))
    told = ann.get(f"/api/challenges/{made[0]}")
    assert not told["board"] and told["mine"]["why"] == "gone" and race(ann, made[0], 409)
    server.do(server.parts.seals.prune(server.directory.store.uptime() + 1))
    assert ann.get(f"/api/challenges/{made[1]}")  # it is still open
    assert server.do(server.parts.seals.forget(made[0]))
    assert ann.get(f"/api/challenges/{made[0]}", 404)
    assert not server.sql("SELECT * FROM tries")


@ON_BOTH
def test_challenges_made_at_once_obey_the_limit(server: Running, ann: Person) -> None:

    async def many() -> list[object]:
        guest = await server.parts.guests.of_cookie(ann.cookie)
        assert guest is not None
        wanted = NewChallenge("formula_d", {"cars": 2})
        made = [server.parts.challenges.make(guest, wanted, "") for _ in range(MOST_OPEN_CHALLENGES + 5)]
        return list(await asyncio.gather(*made, return_exceptions=True))

    assert sum([isinstance(each, NotNow) for each in server.do(many())]) == 5
    assert server.sql("SELECT COUNT(*) FROM challenges") == [(MOST_OPEN_CHALLENGES,)]


def test_attempts_that_end_after_closing_do_not_count(server: Running, dates: Dates) -> None:
    ann = server.person("Ann")
    id = challenge(ann, days=1)["id"]
    table = race(ann, id)["id"]
    dates.ahead = 2 * DAY
    assert ann.get(f"/api/challenges/{id}")["seed"]
    server.play_out(table)
    assert not ann.get("/api/me/career")["races"]


@ON_BOTH
def test_the_race_of_the_day(server: Running, ann: Person, bob: Person, dates: Dates) -> None:
    days = ann.get("/api/days")
    assert days == ann.get("/api/days") and {day["today"]["game"] for day in days} >= {"downforce", "formula_d"}
    today = next(day for day in days if day["today"]["game"] == "downforce")
    id = today["today"]["id"]
    assert today["yesterday"] is None and today["today"]["seed"] is None and today["today"]["maker"] == ""
    hers = raced(server, ann, id)
    assert ann.get("/api/me/career")["days"] == {"streak": 1, "longest": 1, "days": 1}
    assert bob.update(hers, status=403)

    dates.ahead = DAY
    tomorrow = next(day for day in bob.get("/api/days") if day["today"]["game"] == "downforce")
    assert tomorrow["today"]["hash"] == today["tomorrow"] != today["today"]["hash"]
    past = tomorrow["yesterday"]
    assert past["id"] == id and hash_of(past["seed"]) == today["today"]["hash"] and past["board"][0]["table"] == hers
    assert bob.get(f"/api/tables/{hers}/replay")["frames"]
    assert not race(bob, id)["trial"]["counted"]
    dates.ahead = 0
    assert not race(bob, id)["trial"]["counted"]  # its seed was already public
    assert race(ann, id)["id"] != hers
    assert server.sql("SELECT COUNT(*) FROM tries WHERE challenge = :id", id=id) == [(1,)]


def test_an_attempt_that_was_not_noted_is_not_raced(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server stopped between two steps; otherwise that table would be an uncounted attempt."""
    id = challenge(ann)["id"]

    async def fails(*_: object) -> bool:
        raise StoreFailed("it is gone")

    with monkeypatch.context() as patched:
        patched.setattr(challenges.Challenges, "_note", fails)
        race(ann, id, 503)
    (left,) = ann.get("/api/me")["tables"]
    assert left["stage"] == "lobby" and ann.post(f"/api/tables/{left['id']}/start", status=409)
    assert race(ann, id)["id"] != left["id"]


def test_a_guest_keeps_an_attempt_whose_acknowledgement_was_lost(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """A lost database connection is restored, and stored rows conflict with themselves."""

    def twice(real: Callable[..., Any]) -> Callable[..., Any]:
        async def done_again(*given: Any) -> Any:
            await real(*given)
            return await real(*given)

        return done_again

    for name in ("change", "transaction"):
        monkeypatch.setattr(Store, name, twice(getattr(Store, name)))
    id = challenge(ann)["id"]
    begun = race(ann, id)
    assert begun["stage"] == "racing" and race(ann, id)["id"] == begun["id"]


def test_results_forgotten_before_the_first_look_are_not_on_the_leaderboard(server: Running, ann: Person) -> None:
    id = challenge(ann)["id"]
    raced(server, ann, id)
    ann.post("/api/me/career/forget", {})
    told = ann.get(f"/api/challenges/{id}")
    assert told["mine"]["why"] == "gone" and not told["board"] and race(ann, id, 409)


def test_a_race_of_the_day_that_is_forgotten_is_not_raced_again(server: Running, ann: Person, bob: Person) -> None:
    (id,) = [day["today"]["id"] for day in ann.get("/api/days") if day["today"]["game"] == "downforce"]
    table = race(ann, id)["id"]
    assert server.do(server.parts.seals.forget(id)) and bob.update(table)
    (day,) = [day["today"] for day in ann.get("/api/days") if day["today"]["id"] == id]
    assert day["closed"] and day["mine"] is None and not race(ann, id)["trial"]["counted"]
    assert not server.do(server.parts.seals.forget("nowhere"))


def test_an_attempt_stored_as_over_but_not_loaded_yet_is_not_abandoned(server: Running) -> None:
    ann = server.person("Ann")
    id = challenge(ann)["id"]
    table = race(ann, id)["id"]
    server.sql("UPDATE tables SET stage = 'over' WHERE id = :id", id=table)
    server.do(backfill(server.directory))
    assert not ann.get("/api/me/career")["races"] and not ann.get(f"/api/challenges/{id}")["mine"]["done"]
    server.play_out(table)
    told = ann.get(f"/api/challenges/{id}")
    assert told["mine"] == {"table": table, "done": True, "why": ""} and told["board"]
    assert [each["table"] for each in ann.get("/api/me/career")["races"]] == [table]
