"""Lessons, completed by following the coach, and cached rules pages."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from paddock import games
from paddock.core import record as records
from paddock.core.game import Dealt, Rolled
from paddock.fair import Unproven, prove
from paddock.lessons import lessons_of, prepared
from paddock.parts.coaching import Lesson
from paddock.table.meta import TrialMeta
from paddock.words import LANGUAGES, Message, Seat, Thing, Words
from tests.server.running import Person, Running, again, wait_until
from tests.sprint.install import sprint_installed

LESSONS = [(game, lesson.name) for game in ("downforce", "formula_d") for lesson in lessons_of(game)]


def lesson_of(game: str, name: str) -> Lesson:
    return next(lesson for lesson in lessons_of(game) if lesson.name == name)


def begin(person: Person, game: str, name: str) -> Any:
    return person.post("/api/lessons", {"game": game, "lesson": name})


def as_message(said: Any) -> Message:
    """A message as it was before it was sent."""
    args = {key: as_argument(value) for key, value in said["args"].items()}
    return Message(said["id"], args)


def as_argument(value: Any) -> Any:
    if not isinstance(value, dict):
        return value
    if "kind" in value:
        return Thing(value["kind"], value["name"])
    return Seat(value["seat"]) if "seat" in value else as_message(value)


def check_words(*said: Any) -> None:
    for language in LANGUAGES:
        words = Words(language, ["Ann", "Bo", "Cy", "Di"])
        for each in said:
            assert words.say(as_message(each))


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_doing_what_the_coach_says_leads_to_the_end(server: Running, game: str, name: str) -> None:
    lesson = lesson_of(game, name)
    ann = server.person()
    table = begin(ann, game, name)["id"]
    with ann.socket(table, lesson.learner) as line:
        while (update := line.until(due(lesson.learner)))["table"]["stage"] == "racing":
            advice = line.command(type="advise", seat=lesson.learner)
            assert advice["type"] == "advice", advice
            assert advice["action"] in [choice["action"] for choice in update["choices"]]
            check_words(advice["reason"])
            assert line.act(lesson.learner, advice["action"])["type"] == "ack"
            offered = next(each["then"] for each in update["choices"] if each["action"] == advice["action"])
            assert bool(offered) == bool(advice["then"])
            if then := advice["then"]:  # the page asks about nitro and the way as one
                assert then["action"] in [choice["action"] for choice in offered]
                check_words(then["reason"])
        said = [remark["text"] for text in line.received for remark in json.loads(text).get("coach", ())]
    check_words(*said)
    assert {text["id"] for text in said} == {remark.say for remark in lesson.remarks}  # all are shown


def due(seat: int) -> Callable[[Any], bool]:
    """Whether an update asks this seat something, or the race is over."""
    return lambda update: seat in update["waits"] or update["table"]["stage"] == "over"


def test_a_lesson_is_a_table_that_says_what_it_is(ann: Person) -> None:
    infos = {info["name"]: info for info in ann.get("/api/games")}
    assert [lesson["name"] for lesson in infos["downforce"]["lessons"]] == ["race", "auction", "powers", "bets"]
    check_words(*[lesson[part] for info in infos.values() for lesson in info["lessons"] for part in ("title", "about")])
    table = begin(ann, "formula_d", "lap")
    assert table["stage"] == "racing"
    assert table["lesson"] == infos["formula_d"]["lessons"][0]
    assert table["luck"]["unproven"] == "lesson"
    assert table["luck"]["seed"] is None
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot", "bot"]
    assert ann.start("formula_d")["lesson"] is None


def test_an_unknown_lesson_is_refused(server: Running, ann: Person) -> None:
    ann.post("/api/lessons", {"game": "formula_d", "lesson": "nonsense"}, 400)
    ann.post("/api/lessons", {"game": "nonsense", "lesson": "lap"}, 400)
    Person(server.url).post("/api/lessons", {"game": "formula_d", "lesson": "lap"}, 403)


def test_its_record_is_marked_and_proves_nothing(server: Running, ann: Person) -> None:
    table = begin(ann, "formula_d", "lap")["id"]
    server.play_out(table)
    record = records.read(ann.http.get(f"/api/tables/{table}/record").text)
    assert record.header["lesson"] == "lap"
    assert record.header["luck"] == {"unproven": "lesson"}
    game = games.of_record(record)
    records.replayed(game, record)
    with pytest.raises(Unproven, match="it is a lesson, whose luck was chosen beforehand"):
        prove(game, record)


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_the_choices_before_its_start_are_legal_and_all_made(game: str, name: str) -> None:
    lesson = lesson_of(game, name)
    made = games.make(game, lesson.options)
    assert len(lesson.seats) == made.seats
    done = prepared(made, lesson)
    assert [str(move) for move, _, _ in done if not isinstance(move, Rolled | Dealt)] == list(lesson.moves)


def test_the_bets_begin_with_a_prepared_start(server: Running, ann: Person) -> None:
    table = begin(ann, "downforce", "bets")["id"]
    moves = lesson_of("downforce", "bets").moves
    rows = server.table(table).race.rows
    assert [row.text for row in rows if row.kind == "act"] == list(moves)
    update = ann.update(table, 0)
    assert update["question"]["id"] == "downforce-question-play"
    assert not update["back"]  # nothing of it was the learner's


def test_remarks_are_for_learners_and_advice_also_for_races_with_hints(server: Running) -> None:
    ann, bob = server.person(), server.person("Bob")
    table = begin(ann, "formula_d", "lap")["id"]
    assert [remark["text"]["id"] for remark in ann.update(table, 0)["coach"]] == [
        "formula-d-coach-welcome",
        "formula-d-coach-drive",
    ]
    assert bob.update(table)["coach"] == []
    assert ann.update(table)["coach"] == []  # she only watches now
    with bob.socket(table) as line:
        assert refusal(line.command(type="advise", seat=0)) == "server-refused-no-coach"
        assert refusal(line.command(type="advise", seat=1)) == "server-refused-no-coach"
    with ann.socket(table, 0) as line:
        assert refusal(line.command(type="advise", seat=1)) == "server-refused-no-coach"
    other = ann.start("formula_d", players=1)["id"]
    with ann.socket(other, 0) as line:
        assert line.last["coach"] == []
        assert line.command(type="advise", seat=0)["reason"]
    wait_until(lambda: ann.update(other)["table"]["hinted"])
    trial = server.table(other)
    trial.meta = replace(trial.meta, trial=TrialMeta("daily", closes=9e9))  # an attempt that counts has no help
    with ann.socket(other, 0) as line:
        assert refusal(line.command(type="advise", seat=0)) == "server-refused-no-coach"


def refusal(answer: Any) -> str:
    assert answer["type"] == "refused", answer
    return str(answer["reason"]["id"])


def test_nothing_is_advised_when_nothing_is_asked(server: Running, ann: Person) -> None:
    table = begin(ann, "downforce", "race")["id"]
    server.play_out(table)
    with ann.socket(table, 0) as line:
        assert refusal(line.command(type="advise", seat=0)) == "server-refused-no-question"


def test_advice_on_a_question_is_computed_once(server: Running, ann: Person) -> None:
    table = begin(ann, "formula_d", "lap")["id"]
    thoughts: list[str] = []
    choose = server.parts.bot_pool.choose

    async def counted(task: Any) -> Any:
        thoughts.append(task.bot.name)
        return await choose(task)

    server.parts.bot_pool.choose = counted  # type: ignore[method-assign]
    with ann.socket(table, 0) as line:
        line.until(due(0))
        for number in range(20):
            line.say(type="advise", id=f"a{number}", seat=0)
        answers = [line.next("advice") for _ in range(20)]
    assert thoughts == ["club"]
    assert len({answer["action"] for answer in answers}) == 1
    assert len({answer["id"] for answer in answers}) == 20


def test_cancelled_advice_is_dropped_and_the_next_question_computed_afresh(
    server: Running, ann: Person, caplog: pytest.LogCaptureFixture
) -> None:
    table = begin(ann, "formula_d", "lap")["id"]
    choose = server.parts.bot_pool.choose
    cancelled = threading.Event()

    async def cancelled_once(task: Any) -> Any:
        if cancelled.is_set():
            return await choose(task)
        cancelled.set()
        raise asyncio.CancelledError

    with ann.socket(table, 0) as line:
        line.until(due(0))
        server.parts.bot_pool.choose = cancelled_once  # type: ignore[method-assign]
        line.say(type="advise", id="first", seat=0)
        assert cancelled.wait(20)
        line.say(type="advise", id="second", seat=0)
        assert line.next("advice")["id"] == "second"
    assert [record for record in caplog.records if record.name == "asyncio"] == []


def test_remarks_survive_a_restart(serve: Callable[..., Running]) -> None:
    first = serve()
    ann = first.person()
    table = begin(ann, "formula_d", "lap")["id"]
    with ann.socket(table, 0) as line:
        for _ in range(3):
            update = line.until(due(0))
            line.act(0, update["choices"][0]["action"])
        line.until(due(0))
    said = [remark["text"] for remark in ann.update(table, 0)["coach"]]
    again(serve, first, ann)
    events = {remark.say for remark in lesson_of("formula_d", "lap").remarks if remark.event}
    after = [remark["text"] for remark in ann.update(table, 0)["coach"]]
    assert [text for text in after if text["id"] in events] == [text for text in said if text["id"] in events]


def test_every_light_is_a_part_of_the_page() -> None:
    """The page or the game's own panels draw everything that a coach highlights."""
    source = Path(__file__).resolve().parents[3] / "web" / "src"
    for game, name in LESSONS:
        drawn = "".join(
            [file.read_text(encoding="utf-8") for part in ("race", game) for file in (source / part).rglob("*.svelte")]
        )
        for light in [light for remark in lesson_of(game, name).remarks for light in remark.light]:
            kind = light.partition(":")[0]
            assert kind in ("car", "space", "corner", "mine", "ahead") or f'data-part="{light}"' in drawn, light


def test_a_guide_is_served_with_its_examples_played_out(ann: Person) -> None:
    assert {info["name"] for info in ann.get("/api/games") if info["guide"]} == {"downforce", "formula_d"}
    answer = ann.http.get("/api/games/downforce/guide/fr")
    assert answer.headers["cache-control"] == "public, max-age=3600"
    assert answer.headers["content-encoding"] == "gzip"
    auction = next(part for part in answer.json()["parts"] if part["id"] == "auction")
    assert auction["rules"][0]["id"] == "DF-10"
    tie = next(example for example in auction["examples"] if example["name"] == "tie")
    assert [event["type"] for event in tie["events"]] == ["bids-shown", "lot-sold"]
    assert tie["track"] is None and tie["names"][:2] == ["Ana", "Ben"]
    race = next(part for part in answer.json()["parts"] if part["id"] == "race")
    jam = next(example for example in race["examples"] if example["name"] == "jam")
    assert len(jam["choices"]) == 3
    assert ann.http.get(f"/api/tracks/{jam['track']}").status_code == 200


def test_missing_pages_get_404(serve: Callable[..., Running]) -> None:
    with sprint_installed():
        ann = serve().person("Ann")
        assert [info["guide"] for info in ann.get("/api/games") if info["name"] == "sprint"] == [False]
        for path in ("sprint/guide/en", "downforce/guide/xx", "nothing/guide/en"):
            assert ann.http.get(f"/api/games/{path}").status_code == 404
