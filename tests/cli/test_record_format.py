"""docs/record-format.md, followed to the letter by independent code."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from pathlib import Path
from typing import get_args

import pytest

from paddock import fair, games
from paddock.core.luck import SeededLuck, pick, stream
from paddock.core.play import moves
from paddock.downforce.rules.deck import load_deck
from paddock.track.load import load
from tests.cli.shell import paddock, recorded

PAGE = (Path(__file__).parents[2] / "docs" / "record-format.md").read_text(encoding="utf-8")


class Numbers:
    """The numbers of one piece of luck, as described by the page."""

    def __init__(self, seed: str, piece: int | str) -> None:
        self.seed, self.piece = seed, piece
        self.words: list[int] = []
        self.block = 0

    def below(self, limit: int) -> int:
        while True:
            if not self.words:
                told = f"{self.piece}:{self.block}".encode()
                data = hmac.new(self.seed.encode("utf-8"), told, hashlib.sha256).digest()
                self.words = [int.from_bytes(data[at : at + 4], "big") for at in range(0, 32, 4)]
                self.block += 1
            word = self.words.pop(0)
            if word < 2**32 // limit * limit:
                return word % limit


def answer(seed: str, piece: int | str, asked: str) -> str:
    numbers = Numbers(seed, piece)
    if asked.startswith("die "):
        faces = asked.split()[1:]
        return f"roll {faces[numbers.below(len(faces))]}"
    size = int(asked.split()[-1])
    order = list(range(size))
    for k in range(size - 1, 0, -1):
        j = numbers.below(k + 1)
        order[k], order[j] = order[j], order[k]
    return "deal " + " ".join(map(str, order))


def test_the_vector_of_the_page() -> None:
    seed = re.search(r"test vector, with the seed `([^`]+)`", PAGE)
    assert seed
    rows = re.findall(r"^\| (\d+) \| ((?:shuffle|die)[^|]*?) \| `([^`]+)` \|$", PAGE, re.MULTILINE)
    assert [int(piece) for piece, _, _ in rows] == [0, 1, 2, 3]
    for piece, asked, told in rows:
        assert answer(seed[1], int(piece), asked) == told
    keyed = re.findall(r"^\| `([^`]+)` \| ((?:shuffle|die)[^|]*?) \| `([^`]+)` \|$", PAGE, re.MULTILINE)
    assert [key for key, _, _ in keyed] == ["lots", "gear 2 5 4"]
    for key, asked, told in keyed:
        assert answer(seed[1], key, asked) == told
    block = re.search(r"first block of piece 0 is `([0-9a-f]{64})`", PAGE)
    assert block
    assert block[1] == hmac.new(seed[1].encode(), b"0:0", hashlib.sha256).hexdigest()


@pytest.fixture(scope="module")
def lines() -> list[str]:
    return recorded({}, "7/1", ("A", "B", "C", "D"), {"seed": "7/1"}).splitlines()


def test_the_luck_of_a_record_matches_the_page(lines: list[str]) -> None:
    deals = [line for line in lines if line.startswith("deal")]
    assert len(deals) == 4
    for piece, line in enumerate(deals):
        assert answer("7/1", piece, f"shuffle of {len(line.split()) - 1}") == line


def test_keyed_luck_of_a_record_matches_the_page() -> None:
    """Two seats, so that piles are shuffled as well; the keys in their order are those of the page."""
    game = games.make("downforce", {"players": 2})
    rng = stream("keyed", "race")
    played = moves(game, lambda state, seat: pick(rng, game.legal(state, seat)), SeededLuck("keyed", keyed=True))
    lines = [str(move) for move, _, _ in played]
    deals = [line for line in lines if line.startswith("deal")]
    keys = ["cards", "lots", "powers", "grid", "pile 0", "pile 1"]
    assert deals == [
        answer("keyed", key, f"shuffle of {len(deal.split()) - 1}") for key, deal in zip(keys, deals, strict=True)
    ]
    for key in keys:
        assert f"| `{key.replace('0', 'SEAT').replace('1', 'SEAT')}` |" in PAGE, key


def test_first_line_and_checksum(lines: list[str]) -> None:
    assert lines[0] == "paddock-record 1"
    body = "".join(f"{line}\n" for line in lines[:-1])
    assert lines[-1] == f"sum {hashlib.sha256(body.encode('utf-8')).hexdigest()}"


def test_every_key_of_header_and_result_is_on_the_page(lines: list[str]) -> None:
    header = json.loads(lines[1])
    result = json.loads(lines[-2].removeprefix("result "))
    for part in (header, header["options"], header["track"], header["deck"], result, result["cars"][0]):
        for key in part:
            assert f"`{key}`" in PAGE or f'"{key}"' in PAGE, key
    for key in (*result["sheets"][0], *result["sheets"][0]["bets"][0]):
        assert f"`{key}`" in PAGE, key


def test_every_option_of_formula_d_is_on_the_page() -> None:
    from paddock.formula_d.options import Options
    from paddock.formula_d.rules.events import Cause
    from paddock.formula_d.rules.state import Place

    for key in (*Options.__struct_fields__, *Place.__struct_fields__):
        assert f"`{key}`" in PAGE, key
    for cause in get_args(Cause):
        assert f'`"{cause}"`' in PAGE, cause


def test_every_key_of_a_track_is_on_the_page() -> None:
    from paddock.track.model import Corner, Pit, Space, Track

    for key in (*Track.__struct_fields__, *Space.__struct_fields__, *Corner.__struct_fields__, *Pit.__struct_fields__):
        assert f"`{key}`" in PAGE or f'"{key}"' in PAGE, key


@pytest.mark.parametrize("name", ["river-station", "monaco"])
def test_the_digest_follows_from_what_tracks_show_prints(name: str) -> None:
    plain = paddock("tracks", "show", name, "--json").json
    told = plain.pop("digest")
    names = [corner["name"] for corner in plain["corners"]]
    for space in (*plain["spaces"], *((plain["pit"] or {}).get("spaces", ()))):
        space["corner"] = None if space["corner"] is None else names.index(space["corner"])
    del plain["lanes"], plain["links"], plain["title"]
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert hashlib.sha256(text.encode("utf-8")).hexdigest() == told == load(name).digest


def test_the_digest_of_the_deck() -> None:
    deck = load_deck("standard")
    assert hashlib.sha256("\n".join(deck.cards).encode()).hexdigest() == deck.digest


@pytest.mark.parametrize("name", ["downforce", "formula_d"])
def test_the_examples_of_choices_can_be_read(name: str) -> None:
    from paddock.downforce.rules.actions import read_action as downforce
    from paddock.formula_d.rules.actions import read_action as formula_d

    title = "### Choices in Downforce" if name == "downforce" else "### Choices in Formula D"
    part = PAGE.split(title)[1].split("\n#")[0]
    texts = [
        text for row in re.findall(r"^\| (`[^|]*`) \|", part, re.MULTILINE) for text in re.findall("`([^`]+)`", row)
    ]
    assert len(texts) >= 5
    for text in texts:
        assert str((downforce if name == "downforce" else formula_d)(text)) == text


def test_luck_that_can_be_proven() -> None:
    words = [(0, "a horse"), (2, "forty two")]
    said = hashlib.sha256("\n".join(f"{seat} {text}" for seat, text in words).encode("utf-8")).hexdigest()
    shown = hashlib.sha256(b"paddock luck abc").hexdigest()
    assert f"the seed `abc` has the hash `{shown}`" in PAGE and f"`abc {said}`" in PAGE
    assert (fair.hash_of("abc"), fair.race_seed("abc", words)) == (shown, f"abc {said}")
    assert fair.race_seed("abc", ()) == "abc"
    for reason in fair.UNPROVEN:
        assert f'`"{reason}"`' in PAGE
