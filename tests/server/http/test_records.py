"""Finished races: replay, story, download, import, and playing on; and earlier moments of running ones."""

from __future__ import annotations

import threading

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from paddock.core.record import Record, read, replayed, write
from paddock.games import of_record
from paddock.server.features import boards
from paddock.server.http.pages import LinkedRace, head_of
from paddock.track.load import load
from paddock.track.model import Label, Track
from tests.golden import golden_text
from tests.server.running import Person, Running, asked


@pytest.fixture(scope="module")
def ann(server: Running) -> Person:
    return server.person("Ann")


@pytest.fixture(scope="module")
def raced(server: Running, ann: Person) -> str:
    """A finished race of Downforce."""
    id: str = ann.start(people=2, players=3)["id"]
    server.play_out(id)
    return id


def text_of(ann: Person, id: str) -> str:
    return ann.http.get(f"/api/tables/{id}/record").text


def test_the_picture_of_a_built_in_track_cannot_be_replaced(server: Running, ann: Person) -> None:
    track = load("river-station")
    label = Label("OTHER", 100, 100)  # names are drawn in capital letters
    mine = replace(track, title="Mine", art=replace(track.art, labels=(label,)))
    known = read(golden_text("downforce-4"))
    part = {"name": "river-station", "full": msgspec.to_builtins(mine)}
    record = write(replace(known, header={**known.header, "track": part}))
    boards._packed.clear()
    table = ann.post("/api/records", {"record": record})["id"]
    assert ann.http.get(f"/api/tables/{table}/picture.png").status_code == 200
    drawn = ann.http.get(f"/api/tracks/{track.digest}.svg").text
    assert "<svg" in drawn and "OTHER" not in drawn
    assert ann.get(f"/api/tracks/{track.digest}")["title"] == "River Station"


def test_two_tracks_of_one_shape_are_drawn_each_in_its_own_way(
    server: Running, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads, pack = set[str](), boards._pack

    def noted(track: Track, kind: str) -> bytes:
        threads.add(threading.current_thread().name.rpartition("_")[0])
        return pack(track, kind)

    monkeypatch.setattr(boards, "_pack", noted)
    track = replace(load("river-station"), name="mine")
    known = read(golden_text("downforce-4"))
    keys = []
    for text in ("FIRST", "SECOND"):
        art = replace(track.art, labels=(Label(text, 100, 100),))
        part = {"name": "mine", "full": msgspec.to_builtins(replace(track, art=art))}
        record = write(replace(known, header={**known.header, "track": part}))
        keys.append(ann.post("/api/records", {"record": record})["track"])
    first, second = (ann.http.get(f"/api/tracks/{key}.svg").text for key in keys)
    assert "FIRST" in first and "FIRST" not in second and "SECOND" in second
    assert [ann.get(f"/api/tracks/{key}")["digest"] for key in keys] == keys
    assert threads == {"paddock-job"}, "drawn by the queue, as any track may be imported"


def test_the_record_is_downloaded_and_replays(server: Running, ann: Person, raced: str) -> None:
    answer = Person(server.url).http.get(f"/api/tables/{raced}/record")
    assert answer.headers["content-disposition"].startswith('attachment; filename="downforce-')
    record = read(answer.text)
    assert record.names[:2] == ("Ann", "Friend 1")
    assert replayed(of_record(record), record) == server.table(raced).race.state


def test_replays_from_each_seat_and_with_all_hands(server: Running, ann: Person, raced: str) -> None:
    race = server.table(raced).race
    total = len(race.moves())
    frames = []
    for first in range(0, total + 1, 40):
        page = ann.get(f"/api/tables/{raced}/replay?seat=all&from={first}&count=40")
        assert page["total"] == total
        frames += page["frames"]
    assert [frame["moves"] for frame in frames] == list(range(total + 1))
    assert [frame["move"] for frame in frames[1:]] == race.moves()
    assert page["sheet"] and page["result"]["winners"]
    dealt = next(frame for frame in frames if frame["hands"][0]["hand"])
    assert [len(hand["hand"]) > 0 for hand in dealt["hands"]] == [True] * 3
    at = dealt["moves"]
    for seat in range(3):
        (one,) = ann.get(f"/api/tables/{raced}/replay?seat={seat}&from={at}&count=1")["frames"]
        assert one["view"] == dealt["hands"][seat] and one["hands"] == []
    (nobody,) = ann.get(f"/api/tables/{raced}/replay?from={at}&count=1")["frames"]
    assert nobody["view"]["hand"] == []


@pytest.mark.parametrize("query", ["seat=3", "seat=-1", "seat=x", "from=x", "count=-1"])
def test_wrong_moments(ann: Person, raced: str, query: str) -> None:
    ann.get(f"/api/tables/{raced}/replay?{query}", 400)


def test_beyond_the_end_there_is_nothing(ann: Person, raced: str) -> None:
    assert ann.get(f"/api/tables/{raced}/replay?from=999999&count=50")["frames"] == []
    assert ann.get(f"/api/tables/{raced}/replay?from=5&count=0")["frames"] == []


def test_not_before_the_end(ann: Person) -> None:
    id = ann.start(people=2)["id"]
    for call in ("record", "replay", "replay?seat=all", "replay?seat=0"):
        assert ann.get(f"/api/tables/{id}/{call}", 409)["reason"]["id"].startswith("server-error-not-over")


@pytest.mark.parametrize("name", ["downforce-4", "downforce-2-removed", "formula-d-road", "formula-d-teams"])
def test_an_imported_race_is_the_same(server: Running, ann: Person, name: str) -> None:
    text = golden_text(name)
    brought = ann.post("/api/records", {"record": text})
    assert brought["stage"] == "over" and brought["imported"]
    again, before = read(text_of(ann, brought["id"])), read(text)
    assert again.moves == before.moves and again.result == before.result
    assert again.header["luck"] == {"unproven": "imported"}
    assert {**again.header, "luck": 0, "seats": 0} == {**before.header, "luck": 0, "seats": 0}
    assert ann.get(f"/api/tables/{brought['id']}/replay?seat=all&from=10&count=2")["frames"][0]["hands"]
    assert ann.post(f"/api/tables/{brought['id']}/play-on", {"moves": 3, "luck": "same"}, 400)


def test_an_unfinished_record_is_imported_too_and_played_on(server: Running, ann: Person, raced: str) -> None:
    whole = read(text_of(ann, raced))
    brought = ann.post("/api/records", {"record": write(Record(whole.header, whole.moves[:20], None))})
    assert ann.get(f"/api/tables/{brought['id']}/replay")["total"] == 20
    seats = [{"kind": "me"}]
    on = ann.post(f"/api/tables/{brought['id']}/play-on", {"moves": 20, "seats": seats})
    ann.post(f"/api/tables/{on['id']}/start")
    server.play_out(on["id"])
    assert read(text_of(ann, on["id"])).moves[:20] == whole.moves[:20]


def sentence(ann: Person, record: str) -> str:
    error: str = ann.post("/api/records", {"record": record}, 400)["error"]
    assert "\n" not in error and "Traceback" not in error and len(error) < 600
    return error


def test_damaged_records_are_refused_with_their_line(ann: Person, raced: str) -> None:
    text = text_of(ann, raced)
    lines = text.splitlines()
    assert sentence(ann, "").startswith("line 1")
    assert sentence(ann, "hello").startswith("line 1")
    assert sentence(ann, "\n".join(lines[:-1])).startswith(f"line {len(lines) - 1}: the record is cut off")
    assert "checksum" in sentence(ann, text.replace("play", "pley", 1))
    record = read(text)
    at = next(at for at, move in enumerate(record.moves) if " play " in move)
    for wrong in ("0 fly", "", "roll 99", "0 play Z9", "deal 1 1 1", "roll x", "roll", "deal " + "9" * 5000):
        moves = (*record.moves[:at], wrong, *record.moves[at + 1 :])
        assert sentence(ann, write(Record(record.header, moves, record.result))).startswith(f"line {at + 3}:")
    result = {"winners": [0], "scores": [1]}
    assert "result" in sentence(ann, write(Record(record.header, record.moves, result)))
    more = (*record.moves, record.moves[-1])
    assert sentence(ann, write(Record(record.header, more, record.result))).startswith(f"line {len(record.moves) + 3}:")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 10**12) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@settings(max_examples=25, deadline=None)
@given(st.data())
def test_any_header_is_refused_or_accepted_without_errors(ann: Person, raced: str, data: st.DataObject) -> None:
    record = read(text_of(ann, raced))
    header = dict(record.header)
    for key in data.draw(st.lists(st.sampled_from(sorted(header)), min_size=1, max_size=2)):
        if isinstance(header[key], dict) and header[key] and data.draw(st.booleans()):
            inner = data.draw(st.sampled_from(sorted(header[key])))
            header[key] = {**header[key], inner: data.draw(JSON)}
        else:
            header[key] = data.draw(JSON)
    answer = ann.http.post("/api/records", json={"record": write(Record(header, record.moves, record.result))})
    assert answer.status_code in (201, 400), answer.text
    assert "Traceback" not in answer.text


# Playing on.


@pytest.mark.parametrize("game", ["downforce", "formula_d"])
def test_the_same_luck_and_the_same_choices_are_the_same_race(server: Running, ann: Person, game: str) -> None:
    id = ann.start(game, people=2, players=2)["id"]
    server.play_out(id)
    moves = server.table(id).race.moves()
    half = len(moves) // 2
    seats = [{"kind": "me"}, {"kind": "here", "name": "Bea"}]
    same = ann.post(f"/api/tables/{id}/play-on", {"moves": half, "luck": "same", "seats": seats})["id"]
    new = ann.post(f"/api/tables/{id}/play-on", {"moves": half, "luck": "new", "seats": seats})["id"]
    for one in (same, new):
        ann.post(f"/api/tables/{one}/start")
        assert server.table(one).race.moves()[:half] == moves[:half]
    server.do(repeat(server, same, moves))
    assert server.table(same).race.moves() == moves
    if game == "formula_d":
        server.play_out(new)
        rolls = [move for move in server.table(new).race.moves()[half:] if move.startswith("roll")]
        assert rolls != [move for move in moves[half:] if move.startswith("roll")]


async def repeat(server: Running, id: str, moves: list[str]) -> None:
    table = server.table(id)
    while table.stage == "racing":
        done = len(table.race.moves())
        await table.actions.act(table.game.read(moves[done]), "person")


def test_bots_keep_their_names_when_a_race_is_played_on_or_raced_again(server: Running, ann: Person) -> None:
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 5]
    id = ann.make(options={"players": 6}, seats=seats, start=True)["id"]
    before = [seat["name"] for seat in ann.get(f"/api/tables/{id}")["seats"]]
    assert len(set(before)) == 6
    server.play_out(id)
    bots = [{"kind": "bot", "bot": "random"}] * 6
    bots[2] = {"kind": "me"}
    for _ in range(3):  # all bots at a table have different names, whatever its id, from which they are chosen
        on = [seat["name"] for seat in ann.post(f"/api/tables/{id}/play-on", {"moves": 4, "seats": bots})["seats"]]
        assert [name for at, name in enumerate(on) if at not in (0, 2)] == [before[at] for at in (1, 3, 4, 5)]
        assert on[2] == "Ann" and len(set(on)) == 6
    again = [seat["name"] for seat in ann.post(f"/api/tables/{id}/rematch")["seats"]]
    assert again == [before[-1], *before[:-1]]


def test_every_moment_can_be_played_on(server: Running, ann: Person, raced: str) -> None:
    total = len(server.table(raced).race.moves())
    for moves in (0, 1, 7, total - 1):
        seats = [{"kind": "bot", "bot": "random"}, {"kind": "me"}]
        on = ann.post(f"/api/tables/{raced}/play-on", {"moves": moves, "seats": seats})
        assert [seat["kind"] for seat in on["seats"]] == ["bot", "person", "open"] and on["stage"] == "lobby"
        assert ann.post(f"/api/tables/{on['id']}/start")["stage"] in ("racing", "over")
    refused = ann.post(f"/api/tables/{raced}/play-on", {"moves": total}, 400)
    assert refused["error"] == "The race ends here. Continue from an earlier moment."
    assert ann.post(f"/api/tables/{raced}/play-on", {"moves": total + 1}, 400)
    assert ann.post(f"/api/tables/{raced}/play-on", {"moves": -1}, 400)
    assert ann.post(f"/api/tables/{raced}/play-on", {"moves": 1, "seats": [{"kind": "me"}] * 4}, 400)


def test_a_record_with_an_escape_in_a_title_is_refused(ann: Person, raced: str) -> None:
    record = read(ann.http.get(f"/api/tables/{raced}/record").text)
    record.header["track"]["title"] = "Red\x1b[2J\u202e"
    refused = ann.post("/api/records", {"record": write(record)}, 400)
    assert refused["error"] == "line 2: the text at track.title holds U+001B, a character that cannot be shown there"


def test_a_title_of_an_older_version_is_clean_in_the_head_of_its_link() -> None:
    head = head_of(LinkedRace("Red\x1b[2J\n\u202eneerG", "Who\u2066 races\x07", "http://x/table/1"))
    assert '"og:title" content="Red [2J neerG"' in head and "<title>Red [2J neerG</title>" in head
    assert '"og:description" content="Who races"' in head


def test_a_finished_race_has_a_story(ann: Person) -> None:
    record = golden_text("downforce-4")
    table = ann.post("/api/records", {"record": record})["id"]
    story = ann.get(f"/api/tables/{table}/story")
    total = ann.get(f"/api/tables/{table}/replay?count=1")["total"]
    assert story["turns"][-1]["at"] == total and len(story["cars"]) == 6
    assert {chart["type"] for chart in story["charts"]} == {"bars"}


def test_a_running_race_has_no_story_and_a_closed_one_has_it_so_far(server: Running, ann: Person) -> None:
    table = ann.start(people=2)["id"]
    assert ann.get(f"/api/tables/{table}/story", 409)["reason"]["id"] == "server-error-not-over-story"
    server.play_out(table, until=lambda at: at.race.version > 60)
    assert ann.get(f"/api/tables/{table}/story", 409)
    ann.post(f"/api/tables/{table}/close")
    story = ann.get(f"/api/tables/{table}/story")
    assert story["turns"][-1]["at"] == len(server.table(table).race.moves()) and story["charts"] == []


def test_a_missing_race_has_no_story(ann: Person) -> None:
    assert ann.get("/api/tables/nowhere/story", 404)
    assert ann.get(f"/api/tables/{ann.make()['id']}/story", 409)


def test_looking_back_shows_a_seat_or_a_spectator_what_they_saw_then(server: Running, ann: Person) -> None:
    table = ann.start(people=2)["id"]
    start, dealt = server.table(table).race.version, ann.update(table, 0)["view"]
    server.play_out(table, until=lambda at: asked(at) == "Playing")
    version = server.table(table).race.version
    now = ann.update(table, 0)
    assert ann.past(table, version, 0) == {"version": version, "seat": 0, "view": now["view"]}
    assert dealt != now["view"] and ann.past(table, start, 0)["view"] == dealt
    assert server.person("Bob").past(table, start)["view"]["hand"] == []
    assert server.person("Bob").past(table, start, 0, 403)
    assert ann.past(table, version + 1, 0, 400)
    assert server.table(table).race.version == version


def test_there_is_nothing_to_look_back_at_before_the_start(ann: Person) -> None:
    assert ann.past(ann.make()["id"], 0, 0, 409)


def test_a_guest_sees_a_seat_only_from_when_they_had_it(server: Running, ann: Person) -> None:
    bob = server.person("Bob")
    table = ann.race_with(bob, players=3)
    link = bob.post(f"/api/tables/{table}/seats/1/link")["secret"]
    before = server.table(table).race.version
    assert bob.past(table, before, 1)["view"]["hand"]
    cy = server.person("Cy")
    cy.post("/api/claim", {"secret": link})
    after = server.table(table).race.version
    assert after > before
    assert bob.past(table, before, 1, 403)
    assert cy.past(table, before, 1, 403)["reason"]["id"] == "server-error-before-seat"
    assert cy.past(table, after, 1)["view"]["hand"]
