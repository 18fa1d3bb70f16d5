"""The auction tells what a bid is worth and what a win costs and brings; what there is to win stays in sight."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, Person
from tests.e2e.driving import OPEN, start_at, start_race
from tests.e2e.server_process import ServerProcess
from tests.e2e.words import text


def test_each_card_carries_its_bid_and_the_stakes_are_in_sight(server: ServerProcess, person: Person) -> None:
    page = person(server, {"width": 1440, "height": 900})
    slip = page.get_by_role("region", name=text("downforce-page-slip"))
    for kind in ("play", "bet", "bid"):
        start_at(page, "downforce-3", kind)
        expect(slip).to_be_in_viewport(ratio=1)
        expect(slip.locator(".prizes td")).to_have_text(["12", "9", "6", "4", "2"])
        expect(slip.get_by_role("row").nth(2)).to_contain_text(re.compile(r"9\s*6\s*3"))
    cards = page.locator(f"{OPEN}.card")
    for card in cards.all():
        worth = re.search(r"bids (\$\d+M)", card.locator(".spoken").inner_text())
        expect(card.locator(".bid")).to_have_text(worth[1] if worth else "pass")
    terms = page.locator(".terms")
    expect(terms).to_contain_text(text("downforce-page-auction-price"))
    expect(terms).to_contain_text(text("downforce-page-auction-card"))
    expect(terms).to_contain_text("Speed 8")
    expect(terms.locator(".without")).to_contain_text(re.compile("Still without a car: .*Ana"))


@pytest.mark.parametrize(
    ("language", "passes", "prize"),
    [
        ("es-ES", "pasa", "Premio"),
        pytest.param("fr-FR", "passe", "Prime", marks=pytest.mark.slow),
        pytest.param("pt-BR", "passa", "Prêmio", marks=pytest.mark.slow),
    ],
)
def test_it_does_so_in_every_language_on_a_phone(
    server: ServerProcess, person: Person, language: str, passes: str, prize: str
) -> None:
    page = person(server, PHONE, language)
    start_race(page, "downforce", seats=3)
    page.locator(OPEN).first.wait_for()
    for bid in page.locator(f"{OPEN} .bid").all_inner_texts():
        assert bid == passes or re.fullmatch(r"\$\d+\s?(M|mi)", bid)
    page.locator(".auction summary").click()  # folded on a phone: the hand comes first
    expect(page.locator(".terms li")).to_have_count(4)
    expect(page.get_by_role("rowheader", name=prize)).to_be_visible()
    assert not re.search(r"downforce-[a-z]|undefined|\{", page.locator(".auction").inner_text())
