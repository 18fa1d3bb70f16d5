"""Texts from outside are shown as one clean line, or their file is rejected, by the same rule everywhere."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from msgspec.structs import replace

import paddock as paddock_package
from paddock.cli.join import say
from paddock.core.errors import BadRecord
from paddock.core.record import read, write
from paddock.plain import NotPlain, check, plain, shown
from paddock.seasons.record import FIRST_LINE, _sum
from tests.cli.shell import paddock, save
from tests.golden import golden_text

ODD = {
    "escape": "Red\x1b[2J",
    "eight-bit escape": "Red\x9b2J",
    "line break": "Red\nGreen",
    "right to left": "Red\u202eneerG",
    "isolate": "Red\u2066",
    "zero width": "Re\u200bd",
    "joined Latin": "Re\u200dd",
    "filler": "Red\u3164",
    "blank braille": "\u2800",
    "grapheme joiner": "R\u034fed",
    "look of a letter": "R\ufe0fed",
    "tower of marks": "R" + "\u0301" * 23,
    "mark upon nothing": "\u0301Red",
    "private": "Red\ue000",
    "half a letter": "Red\ud800",
    "tag": "Red\U000e0041",
    "no character": "Red\uffff",
}


@pytest.mark.parametrize("text", ODD.values(), ids=ODD)
def test_unshowable_characters_are_dropped_from_input_and_refused_in_files(text: str) -> None:
    assert shown(text) != text and plain(plain(text)) == plain(text)
    assert "\x1b" not in plain(text) and "\n" not in plain(text)
    for data in (text, {"a": [{"b": text}]}, {"a": {text: 1}}):
        with pytest.raises(NotPlain, match=r"U\+[0-9A-F]{4,6}"):
            check(data)


@pytest.mark.parametrize(
    "text",
    ["Ann-Marie O’Neil", "José", "Jose\u0301", "Đặng Thị", "Vie\u0323\u0302t", "\u05e9\u05b8\u05c1",
     "نمی\u200cدانم", "กู้", "རྒྱུ", "山田 太郎", "이수만", "❤\ufe0f", "❤\ufe0f\u200d🔥",
     "1\ufe0f\u20e3", "👩\u200d👩\u200d👧", "👍🏽", "🇫🇷", "a\u00a0b", "<3 & [x]"],
)  # fmt: skip
def test_names_of_all_scripts_and_emoji_stay_as_they_are(text: str) -> None:
    assert shown(text) == text
    check(text)


def test_a_text_is_one_line_without_runs_of_spaces() -> None:
    assert plain("  Anna\t\r\n Maria\u2800 ") == "Anna Maria"
    assert plain("\u200b\u3164\ufe0f\u0301") == ""


def altered(tmp_path: Path, *keys: str) -> Path:
    """A golden record with an escape in its header, and a valid checksum."""
    record = read(golden_text("downforce-3"))
    at = record.header
    for key in keys[:-1]:
        at = at.setdefault(key, {})
    at[keys[-1]] = "x\x1b]0;owned\x07"
    file = tmp_path / "altered.paddock"
    file.write_text(write(replace(record)), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    "keys", [("track", "full", "title"), ("lesson",), ("luck", "unproven"), ("deck", "name"), ("new",)]
)
@pytest.mark.parametrize("command", ["replay", "review", "odds", "verify"])
def test_a_record_with_an_escape_in_any_text_is_refused(tmp_path: Path, command: str, keys: tuple[str, ...]) -> None:
    ran = paddock(command, altered(tmp_path, *keys))
    assert ran.code == 2 and "\x1b" not in ran.out + ran.err
    wanted = f"line 2: the text at {'.'.join(keys)} holds U+001B, a character that cannot be shown there\n"
    assert ran.err.endswith(wanted)


def test_a_record_with_a_delete_as_it_stands_is_refused() -> None:
    """JSON lets this one control character stand unescaped."""
    record = read(golden_text("downforce-3"))
    record.header["lesson"] = "x\x7f"
    text = write(record)
    assert "\x7f" in text
    with pytest.raises(BadRecord, match=r"the text at lesson holds U\+007F"):
        read(text)


def test_a_season_with_an_escape_is_refused(tmp_path: Path) -> None:
    header = {"races": [{"game": "downforce"}], "title": "World \x1b[31mTour"}
    body = f"{FIRST_LINE}\n{json.dumps(header)}\nunfinished\n"
    ran = paddock("replay", save(tmp_path, f"{body}sum {_sum(body)}\n"))
    assert ran.code == 2 and "the text at title holds U+001B" in ran.err and "\x1b" not in ran.err


TRACK = 'name = "mine"\ntitle = "{}"\n'
SEASON = 'title = "{}"\ngame = "downforce"\n[[races]]\n'
DECK = 'name = "{}"\n[[group]]\ncards = []\n'


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (("tracks", "show"), TRACK),
        (("tracks", "check"), TRACK),
        (("race", "--season"), SEASON),
        (("race", "downforce", "--tour", "--track"), TRACK),
        (("race", "downforce", "--deck"), DECK),
    ],
)
@pytest.mark.parametrize("odd", ["\\u001b[2J", "\u202e", "a\\nb"])
def test_a_file_with_such_a_text_is_refused(tmp_path: Path, words: tuple[str, ...], text: str, odd: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text.format(odd), encoding="utf-8")
    ran = paddock(*words, file)
    assert ran.code == 2 and "a character that cannot be shown there" in ran.err
    assert not {"\x1b", "\u202e"} & set(ran.out + ran.err)


def test_texts_from_a_server_are_printed_clean(capsys: pytest.CaptureFixture[str]) -> None:
    say("The race is over. Won by Zo\x1b[2Je\u202e.")
    assert capsys.readouterr().out == "The race is over. Won by Zo [2Je.\n"


def test_a_title_that_looks_like_markup_is_shown_unchanged(tmp_path: Path) -> None:
    """Markup in a title, or in names of corners and spaces, could draw links and colours, or fail."""
    odd = "[link=http://x]River[/link] [/] :car:"
    text = (Path(paddock_package.__file__).parent / "downforce/tracks/river-station.toml").read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    text = re.sub('^name = ".*"', 'name = "mine"', text, count=1, flags=re.MULTILINE)
    file.write_text(re.sub('title = ".*"', f'title = "{odd}"', text, count=1), encoding="utf-8")
    assert odd in paddock("tracks", "show", file).out
    assert paddock("sim", "downforce", "--track", file, "--games", 1, "--records", tmp_path / "races").code == 0
    (record,) = (tmp_path / "races").iterdir()
    assert odd in paddock("replay", record).out
