"""The conformance kit: requirements of every game, tested in races of every kind and with several threads."""

from __future__ import annotations

import subprocess
import sys
from collections import deque
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from threading import Barrier
from typing import Any, Union, cast

import msgspec
import pytest

from paddock.core.errors import IllegalAction
from paddock.core.game import Action, AnyGame, Decide, Luck, LuckKey, Over, Roll, Shuffle
from paddock.core.luck import SeededLuck, pick, stream
from paddock.core.play import moves, past_luck, read_move, step
from paddock.core.record import Record, make_header, read, replay, result_data, write
from paddock.games import of_record
from paddock.sim.perft import perft
from paddock.words import Message
from tests.conformance.kit import NAMED, RACES, SPRINTS, game_of, mostly_slow, named, random_race, sampled_states, say
from tests.sprint.install import sprint_installed


@pytest.fixture(autouse=True, scope="module")
def sprint() -> Iterator[None]:
    with sprint_installed():
        yield


@pytest.fixture(params=NAMED or [*RACES, *SPRINTS])
def game(request: pytest.FixtureRequest) -> AnyGame:
    return game_of(request.param)


def test_random_play_ends_with_winners(game: AnyGame) -> None:
    for seed in ("a", "b", "c"):
        race = list(islice(random_race(game, seed), 20_000))
        assert len(race) < 20_000
        state = race[-1][1]
        turn = game.turn(state)
        assert isinstance(turn, Over)
        assert turn.result.winners
        assert len(turn.result.scores) == game.seats
        assert all(game.legal(state, seat) == () for seat in range(game.seats))
        assert_sheet_in_words(game, turn.result)


def test_a_game_without_secrets_shows_all_seats_the_same(game: AnyGame) -> None:
    if game.hides_something:
        assert any(len(seen_from_all(game, state)) > 1 for state in sampled_states(game, "alike"))
        return
    for state in sampled_states(game, "alike"):
        assert len(seen_from_all(game, state)) == 1
        assert all(game.choices_are_public(state, seat) for seat in range(game.seats))


def seen_from_all(game: AnyGame, state: Any) -> set[bytes]:
    """Return the views of all seats and a spectator, without the viewer's identity."""
    views = [msgspec.to_builtins(game.view(state, seat)) for seat in (None, *range(game.seats))]
    return {msgspec.json.encode({key: value for key, value in view.items() if key != "seat"}) for view in views}


def assert_sheet_in_words(game: AnyGame, result: Any) -> None:
    """Check that every cell of the score sheet is in a column, has a text and can be sent."""
    sheet = game.sheet(result)
    assert msgspec.json.encode(sheet)
    told = [sheet.verdict]
    for table in sheet.tables:
        told += [table.title, *table.columns]
        for row in table.rows:
            assert len(row.cells) == len(table.columns) == len(table.figures)
            told += [row.heading, *(cell.reason for cell in row.cells if cell.reason is not None)]
            told += [cell.value for cell in row.cells if isinstance(cell.value, Message)]
    for message in told:
        say(message)


def test_only_seats_that_owe_a_choice_have_legal_actions(game: AnyGame) -> None:
    for state in sampled_states(game, "owes"):
        turn = game.turn(state)
        owing = turn.seats if isinstance(turn, Decide) else ()
        for seat in range(game.seats):
            legal = game.legal(state, seat)
            assert bool(legal) == (seat in owing)
            assert len(set(legal)) == len(legal)
            assert all(action.seat == seat for action in legal)


def test_text_round_trip(game: AnyGame) -> None:
    for state in sampled_states(game, "text"):
        for seat in range(game.seats):
            for action in game.legal(state, seat):
                assert game.read(str(action)) == action
    for move, _, _ in random_race(game, "text"):
        assert read_move(game, str(move)) == move


def test_nonsense_is_no_action(game: AnyGame) -> None:
    for text in ("", "0", "x bid", "0 fly", "-1 skip", "0  play", "0 drive", "999999999999 x"):
        with pytest.raises(ValueError, match="write"):
            game.read(text)


def test_every_legal_action_applies_and_every_other_is_refused(game: AnyGame) -> None:
    """All actions of the race are tried in states where they are not legal."""
    seen: dict[str, Any] = {}
    states = []
    for state in sampled_states(game, "refuse", every=11):
        states.append(state)
        for seat in range(game.seats):
            for action in game.legal(state, seat):
                seen[str(action)] = action
                after, _ = step(game, state, action)
                assert after != state
    rng = stream("refuse", "candidates")
    candidates = list(seen.values())
    for state in states:
        for action in [pick(rng, candidates) for _ in range(40)]:
            if action in game.legal(state, action.seat):
                continue
            with pytest.raises(IllegalAction) as refused:
                step(game, state, action)
            say(refused.value.reason)


def test_a_legal_action_has_a_preview_in_words(game: AnyGame) -> None:
    for state in sampled_states(game, "preview", every=11):
        for seat in range(game.seats):
            for action in game.legal(state, seat):
                for note in game.preview(state, action).notes:
                    say(note)
                for ahead in game.outlook(state, action):
                    say(ahead.note)
                assert msgspec.json.encode(game.outlook(state, action))


def test_a_seat_that_is_asked_has_a_question_and_labels_in_words(game: AnyGame) -> None:
    for state in sampled_states(game, "labels"):
        for seat in range(game.seats):
            legal = game.legal(state, seat)
            asked = game.question(game.view(state, seat), seat)
            say(asked)
            assert (asked.id != "question-none") == bool(legal)
            labels = [say(game.label(action)) for action in legal]
            assert len(set(labels)) == len(labels)


def test_every_event_has_a_text_and_can_be_sent(game: AnyGame) -> None:
    kind: Any = Union[tuple(game.event_type.__subclasses__())]  # noqa: UP007
    for _, _, events in random_race(game, "events"):
        for event in events:
            say(game.tell(event))
            sent = msgspec.json.encode(event)
            assert msgspec.json.decode(sent)["type"] and msgspec.json.decode(sent, type=kind) == event


def test_a_record_replays_to_the_same_states(game: AnyGame) -> None:
    states = [game.start()]
    texts = []
    for move, state, _ in random_race(game, "record"):
        states.append(state)
        texts.append(str(move))
    names = tuple(f"Driver {seat}" for seat in range(game.seats))
    record = Record(make_header(game, names), tuple(texts), result_data(game, states[-1]))
    again = read(write(record))
    replayed = [state for _, state, _ in replay(of_record(again), again)]
    assert replayed == states


def test_keyed_luck_is_the_same_for_everybody_who_asks_for_the_same(game: AnyGame) -> None:
    """Diverging races get the same luck for the same purpose; no piece serves two purposes."""

    def luck_of(choices: str) -> dict[LuckKey, tuple[Luck, Roll | Shuffle]]:
        rng, fortune = stream("same luck", choices), SeededLuck("same luck", keyed=True)
        state, met = game.start(), dict[LuckKey, tuple[Luck, Roll | Shuffle]]()
        while not isinstance(turn := game.turn(state), Over):
            move: Action | Luck = (
                pick(rng, game.legal(state, turn.seats[0])) if isinstance(turn, Decide) else fortune.answer(turn)
            )
            if isinstance(turn, Roll | Shuffle) and turn.key:
                assert turn.key not in met
                met[turn.key] = cast(Luck, move), turn
            state, _ = game.apply(state, move)
        return met

    one, other = luck_of("one"), luck_of("other")
    for key in one.keys() & other.keys():
        assert one[key] == other[key] or one[key][1] != other[key][1]


def test_applying_a_move_leaves_the_old_state_unchanged(game: AnyGame) -> None:
    """Applying a move leaves the previous state as it was."""
    state = game.start()
    for move, after, _ in random_race(game, "frozen"):
        before = msgspec.json.encode(state)
        game.apply(state, move)
        assert msgspec.json.encode(state) == before
        state = after


def test_imagined_states_look_the_same(game: AnyGame) -> None:
    rng = stream("imagine", "conformance")
    for state in sampled_states(game, "imagine"):
        for seat in (*range(game.seats), None):
            view = game.view(state, seat)
            imagined = game.imagine(view, rng)
            assert game.view(imagined, seat) == view
            assert game.turn(imagined) == game.turn(state)
            if seat is not None:
                assert game.legal(imagined, seat) == game.legal(state, seat)


def test_imagined_races_can_be_driven_to_the_end(game: AnyGame) -> None:
    rng = stream("imagine", "drive")
    for number, state in enumerate(sampled_states(game, "drive", every=29)):
        imagined = game.imagine(game.view(state, number % game.seats), rng)
        luck = SeededLuck(f"imagined {number}")
        deque(moves(game, lambda state, seat: pick(rng, game.legal(state, seat)), luck, imagined), 0)


def test_a_sealed_choice_is_invisible_to_the_others(game: AnyGame) -> None:
    """The pair test: two different sealed choices look identical to all seats that still owe theirs."""
    for state in sampled_states(game, "sealed"):
        turn = game.turn(state)
        if not isinstance(turn, Decide) or len(turn.seats) < 2:
            continue
        for seat in turn.seats:
            first, *others = [game.apply(state, action) for action in game.legal(state, seat)]
            for other in others:
                assert other[1] == first[1]
                for watcher in (*range(game.seats), None):
                    if watcher != seat:
                        assert game.view(other[0], watcher) == game.view(first[0], watcher)
                        if watcher is not None:
                            assert game.legal(other[0], watcher) == game.legal(first[0], watcher)


def test_choices_made_together_can_be_made_in_any_order(game: AnyGame) -> None:
    rng = stream("order", "conformance")
    for state in sampled_states(game, "order"):
        turn = game.turn(state)
        if not isinstance(turn, Decide) or len(turn.seats) < 2:
            continue
        choices = {seat: pick(rng, game.legal(state, seat)) for seat in turn.seats}
        ends = []
        for seats in (turn.seats, turn.seats[::-1]):
            after = state
            for seat in seats:
                after, _ = step(game, after, choices[seat])
            ends.append(after)
        assert ends[0] == ends[1]


def test_views_can_be_sent(game: AnyGame) -> None:
    for state in sampled_states(game, "views", every=23):
        for seat in (*range(game.seats), None):
            assert msgspec.json.encode(game.view(state, seat))


def test_perft_counts_every_choice_once(game: AnyGame) -> None:
    count, mark = perft(game, 1)
    state = past_luck(game, game.start(), SeededLuck("perft"))
    turn = game.turn(state)
    assert isinstance(turn, Decide) and count == len(game.legal(state, turn.seats[0]))
    assert perft(game, 1) == (count, mark)


def test_races_of_a_third_party_game_can_be_named() -> None:
    assert named("hops players=2; hops players=4 quick=true;") == {
        "hops players=2": ("hops", {"players": 2}),
        "hops players=4 quick=true": ("hops", {"players": 4, "quick": True}),
    }


THREADS = 6
SAMPLE = ("downforce-2", "downforce-5", "downforce-long", "formula-d-10", "formula-d-pits", "formula-d-road-2")
MOVES = 300
"""Moves of each race; caches break early, while much of their content is new."""


@pytest.fixture
def hasty() -> Iterator[None]:
    """Make threads switch constantly."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    yield
    sys.setswitchinterval(before)


def legal_lists(game: AnyGame, seed: str) -> list[str]:
    """Everything that any seat may choose at each move of a random race."""
    return [
        "; ".join(str(action) for seat in range(game.seats) for action in game.legal(state, seat))
        for _, state, _ in islice(random_race(game, seed), MOVES)
    ]


@pytest.mark.parametrize("race", NAMED or mostly_slow(RACES, *SAMPLE))
@pytest.mark.usefixtures("hasty")
def test_threads_on_one_game_see_what_a_fresh_game_gives(race: str) -> None:
    shared, start = game_of(race), Barrier(THREADS)

    def drive(seed: str) -> list[str]:
        start.wait()
        return legal_lists(shared, seed)

    seeds = [f"{race} {number}" for number in range(THREADS)]
    with ThreadPoolExecutor(THREADS) as threads:
        together = list(threads.map(drive, seeds))
    alone = game_of(race)
    for seed, seen in zip(seeds, together, strict=True):
        assert seen == legal_lists(alone, seed)


FRESH = """
import sys, threading
import msgspec
from paddock.convert import convert
sys.setswitchinterval(1e-6)
def new_type():
    inner = msgspec.defstruct("Inner", [(f"f{n}", "int", 0) for n in range(20)])
    return msgspec.defstruct("Outer", [(f"f{n}", tuple[inner, ...], ()) for n in range(20)])
for _ in range(100):
    kind, start = new_type(), threading.Barrier(8)
    def read():
        start.wait()
        convert({"f0": [{"f1": 1}]}, kind)
    threads = [threading.Thread(target=read) for _ in range(8)]
    [one.start() for one in threads], [one.join() for one in threads]
"""


def test_threads_may_first_use_a_type_at_the_same_time() -> None:
    """In a separate program, because plain msgspec would crash it."""
    assert subprocess.run([sys.executable, "-c", FRESH]).returncode == 0
