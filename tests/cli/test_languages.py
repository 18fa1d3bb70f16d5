"""The terminal in every language: reports, questions, typed answers, and the choice of the language."""

from __future__ import annotations

from pathlib import Path

import pytest

from paddock.cli.output.tell import make_words
from paddock.core.errors import BadOptions
from tests.cli.shell import paddock
from tests.golden import GOLDEN

WORDS = {
    "en": ("The auction", "On offer: yellow with Unpredictable", "Betting line 1 is crossed", "Score sheet", "wins"),
    "es": ("La subasta", "el coche amarillo con Impredecible", "línea de apuestas 1", "Hoja de registro", "Gana"),
    "fr": ("Les enchères", "la voiture jaune avec Imprévisible", "ligne de paris 1", "Feuille de score", "gagne"),
    "pt": ("O leilão", "o carro amarelo com Imprevisível", "linha de aposta 1", "Folha de pontuação", "vence"),
}
OUT = {"en": "Classification", "es": "Clasificación", "fr": "Classement", "pt": "Classificação"}


@pytest.mark.parametrize("language", WORDS)
def test_a_race_is_described_in_every_language(language: str) -> None:
    ran = paddock("replay", GOLDEN / "downforce-4.race", "--lang", language)
    assert ran.code == 0
    told = " ".join(ran.out.split())
    for words in WORDS[language]:
        assert words in told
    assert OUT[language] in paddock("replay", GOLDEN / "formula-d-4.race", "--lang", language).out


def test_questions_and_typed_answers(tmp_path: Path) -> None:
    path = tmp_path / "una.race"
    run = ("race", "downforce", "--players", 2, "--option", "beginner=true", "--bots", "random", "--seed", 5)
    ran = paddock(*run, "--lang", "es", "--save", path, typed="h\nvolar\n? K5K5\nq\n")
    assert ran.code == 0
    assert "River Station: Jugador 1, Ada (random)" in ran.out
    assert "Es tu turno: ¿qué carta juegas?" in ran.out
    assert "Escribe el número de una opción" in ran.out
    assert "«volar» no es una opción aquí" in ran.out
    assert "la carta K5 K5 no está en tu mano" in ran.out
    label = next(line for line in ran.out.splitlines() if " 1  jugar" in f" {line}").split("  ")[1]
    assert paddock("race", "--resume", path, "--lang", "es", typed=f"{label}\nq\n").code == 0
    card = label.removeprefix("jugar ").replace(" ", "")
    assert f"0 play {card}" in path.read_text()


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "pt"}, "pt"),
        ({"LANG": "fr_CA.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "es_ES", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "fro"}, "en"),
        ({"LANG": "es_ES", "PADDOCK_LANG": "pt"}, "pt"),
    ],
)
def test_the_language_of_the_terminal(settings: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PADDOCK_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert make_words(None, ()).language == language
    assert make_words("fr", ()).language == "fr"


def test_an_unknown_language_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PADDOCK_LANG", "tlh")
    with pytest.raises(BadOptions, match="no texts in the language 'tlh'; choose one of en, es, fr, pt"):
        make_words(None, ())
