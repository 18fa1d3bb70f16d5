"""The rules pages: every rule in every language, and every example's claims checked by the game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from paddock import games
from paddock.core.game import Over
from paddock.parts import guide
from paddock.words import LANGUAGES

DOCS = Path(__file__).resolve().parent.parent / "docs"
FOLDERS = {name: folder for name in games.names() if (folder := games.guide_folder(name)) is not None}
EXAMPLES = [(name, example) for name, folder in FOLDERS.items() for example in guide.examples(folder)]


def text_of(game: str, language: str) -> guide.GuideText:
    return guide.texts(FOLDERS[game], language)


def sayings(text: guide.GuideText) -> dict[str, str]:
    """Every text of a guide, by its subject."""
    found = {"lead": text.lead}
    for part in text.parts:
        found |= {f"{part.id} title": part.title, f"{part.id} summary": part.summary, **part.rules}
        found |= {f"ruling {rule}": told for rule, told in part.rulings.items()}
        found |= {f"example {name}": told for name, told in part.examples.items()}
    return found


@pytest.mark.parametrize(("name", "example"), EXAMPLES, ids=[f"{name} {example.name}" for name, example in EXAMPLES])
def test_the_game_confirms_every_claim(name: str, example: guide.Example) -> None:
    assert example.open or example.offered or example.events, "it claims nothing"
    game = games.make(name, example.options)
    state, _ = guide.play(game, game.start(), example.moves)
    seat = guide.seat_of(game, state, example)
    legal = [] if seat is None else [str(action) for action in game.legal(state, seat)]
    if example.open:
        assert sorted(example.open) == sorted(legal)
    assert set(example.offered) <= set(legal)
    for closed in example.closed:
        assert closed.action not in legal
        assert game.refusal(state, game.read(closed.action)).id == closed.because
    for noted in example.notes:
        assert noted.action in legal
        notes = game.preview(state, game.read(noted.action)).notes
        assert any(note.id == noted.note and noted.args.items() <= note.args.items() for note in notes), notes
    after, happened = guide.play(game, state, example.then)
    assert len(guide.claimed(example, happened)) == len(example.events)
    if example.scores:
        end = game.turn(after)
        assert isinstance(end, Over)
        assert end.result.scores == example.scores


def test_a_false_claim_is_detected() -> None:
    name, example = next((name, example) for name, example in EXAMPLES if example.events)
    game = games.make(name, example.options)
    state, _ = guide.play(game, game.start(), example.moves)
    with pytest.raises(LookupError, match="did not happen"):
        guide.claimed(example, guide.play(game, state, "")[1])


@pytest.mark.parametrize("game", FOLDERS)
def test_the_page_knows_the_guide(game: str) -> None:
    index = DOCS.parent / "web" / "src" / game / "index.ts"
    assert "guide: true" in index.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", FOLDERS)
def test_there_are_enough_examples(game: str) -> None:
    names = [example.name for example in guide.examples(FOLDERS[game])]
    assert len(names) >= 15
    assert len(names) == len(set(names))
    for language in LANGUAGES:
        told = [name for part in text_of(game, language).parts for name in part.examples]
        assert sorted(told) == sorted(names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FOLDERS)
def test_every_rule_is_on_the_page(game: str, language: str) -> None:
    page = (DOCS / f"rules-{game.replace('_', '-')}.md").read_text(encoding="utf-8")
    named = set(re.findall(r"\b[A-Z]{2}-\d\d\b", page))
    told = [rule for part in text_of(game, language).parts for rule in part.rules]
    assert named == set(told)
    assert told == sorted(told)


@pytest.mark.parametrize("game", FOLDERS)
def test_every_ruling_is_marked(game: str) -> None:
    """A rule with a ruling in the docs has its reason on the rules page, and no other rule has one."""
    page = (DOCS / f"rules-{game.replace('_', '-')}.md").read_text(encoding="utf-8")
    heads = re.findall(r"\*Ruling, ([^*:]*)", page)
    ruled = {rule for head in heads for rule in re.findall(r"[A-Z]{2}-\d\d", head)}
    marked = [rule for part in text_of(game, "en").parts for rule in part.rulings]
    assert set(marked) == ruled
    assert all(part.rulings.keys() <= part.rules.keys() for part in text_of(game, "en").parts)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("game", FOLDERS)
def test_languages_say_the_same(game: str, language: str) -> None:
    """The same parts, rules and examples in the same order, with equal numbers and equally many highlighted words."""
    english, other = sayings(text_of(game, "en")), sayings(text_of(game, language))
    assert list(english) == list(other)
    for about, text in other.items():
        assert text != english[about], f"{about} is still in English"
        assert set(re.findall(r"\d+", text)) == set(re.findall(r"\d+", english[about])), about
        assert text.count("**") == english[about].count("**"), about


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FOLDERS)
def test_a_summary_fits_one_page(game: str, language: str) -> None:
    text = text_of(game, language)
    words = " ".join([text.lead, *(part.summary for part in text.parts)]).split()
    assert len(words) <= 480


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FOLDERS)
def test_rules_that_a_text_names_exist(game: str, language: str) -> None:
    text = text_of(game, language)
    known = {rule for part in text.parts for rule in part.rules}
    for about, told in sayings(text).items():
        assert set(re.findall(r"\b[A-Z]{2}-\d\d\b", told)) <= known, about
        assert told.count("**") % 2 == 0, about
