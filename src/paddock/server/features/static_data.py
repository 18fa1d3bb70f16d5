"""Data that clients show and may cache: the games with their options, facts about circuits, texts."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from paddock import bots, games
from paddock.analysis.rows import is_analysed
from paddock.lessons import lessons_of
from paddock.review.values import is_valued
from paddock.seasons.files import ready_plans
from paddock.seasons.season import SeasonPlan, make_season
from paddock.table.messages import GameInfo, TrackName
from paddock.table.messages.coach import lesson_info
from paddock.table.messages.season import PlannedRace, ReadySeason
from paddock.track.facts import CircuitFacts, facts_of
from paddock.track.figures import circuit_figures
from paddock.track.load import builtin, load
from paddock.words import LANGUAGES, PARTS, Message, all_texts


@cache
def game_infos() -> tuple[GameInfo, ...]:
    return tuple([_game_info(name) for name in games.names()])


@cache
def circuit_facts() -> dict[str, CircuitFacts]:
    """Return the facts about built-in circuits, by name."""
    figures = circuit_figures()
    turns = {name: figures[name].turns if name in figures else None for name in builtin()}
    return {name: replace(facts_of(load(name)), turns=turns[name]) for name in builtin()}


def _game_info(name: str) -> GameInfo:
    game = games.load(name)
    tracks = [track for track in map(load, builtin()) if name in track.games]
    known = tuple([TrackName(track.name, track.title, track.digest, track.games) for track in tracks])
    lessons = tuple(map(lesson_info, lessons_of(name)))
    guide = games.guide_folder(name) is not None
    levels, seasons = bots.names(game), tuple(map(_ready_season, ready_plans(name)))
    return GameInfo(
        *(name, game.title, game.seats_option, game.option_infos(), known, levels, lessons, guide, seasons),
        valued=is_valued(game),
        analysed=is_analysed(game),
    )


def _ready_season(plan: SeasonPlan) -> ReadySeason:
    season, _ = make_season(plan)
    races = tuple([PlannedRace(race.game, race.options) for race in season.races])
    points = season.points if season.count == "points" else ()
    return ReadySeason(plan.ready, Message(plan.ready), Message(f"{plan.ready}-about"), races, season.count, points)


def texts(name: str) -> str | None:
    """Return the texts of a language in one file, or, named `LANGUAGE.PART`, those of one of PARTS."""
    language, _, part = name.partition(".")
    return all_texts(language, part) if language in LANGUAGES and part in ("", *PARTS) else None
