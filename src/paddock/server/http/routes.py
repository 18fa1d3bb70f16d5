"""Every HTTP call in one table: its address, what it takes and what it gives; the schema is made from it too."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import msgspec
from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from paddock.core.errors import PaddockError
from paddock.parts.story import Story
from paddock.server.features.career_messages import Career, ForgetCareer
from paddock.server.http import calls, challenge_preview, invitation, look_back, preview, story
from paddock.server.http import careers as career_calls
from paddock.server.http import challenges as challenge_calls
from paddock.server.http import chat as talk_calls
from paddock.server.http import hints as hint_calls
from paddock.server.http import lessons as lesson_calls
from paddock.server.http import my_messages as my
from paddock.server.http import reviews as review_calls
from paddock.server.http import seasons as season_calls
from paddock.server.http import seats as seat_calls
from paddock.server.http.guides import Guide
from paddock.server.http.hint_messages import Hint
from paddock.server.http.seasons import NewSeason
from paddock.server.net.checks import TooLarge
from paddock.server.workers.reviews import EVENTS, ReviewEvent
from paddock.table import messages as m
from paddock.table.messages import seats as s
from paddock.table.messages.challenge import ChallengeInfo, DayInfo, NewChallenge
from paddock.table.messages.chat import Say, SetTalk
from paddock.table.messages.coach import NewLesson

Run: TypeAlias = Callable[[Request], Awaitable[Response]]
TABLE = "/api/tables/{table:str}"
CHALLENGE = "/api/challenges/{challenge:str}"
SEAT = f"{TABLE}/seats/{{seat:seat}}"


class SeatConvertor(IntegerConvertor):
    """A seat in a path: a number of few digits, as Python does not read those of thousands."""

    regex = "[0-9]{1,3}"


register_url_convertor("seat", SeatConvertor())


class Call(msgspec.Struct, frozen=True):
    """One call: `gives` is None where the answer is text."""

    method: str
    path: str
    run: Run
    about: str
    takes: Any = None
    gives: Any = None
    status: int = 200
    query: dict[str, str] = {}
    media: str = "application/json"


CALLS = (
    Call("GET", "/api/me", calls.me, "Who I am, and the tables where I sit.", gives=my.Me),
    Call(
        "POST", "/api/me", calls.name_me, "Gives a name to me; the first time, a guest's cookie too.", my.Named, my.Me
    ),
    Call("POST", "/api/me/forget", calls.forget, "Takes races that are over off my list.", my.Forget, my.Me),
    Call("GET", "/api/me/career", career_calls.career, "My own record.", gives=Career),
    Call("GET", "/api/me/career.csv", career_calls.career_table, "My races as a table.", media="text/csv"),
    Call(
        "POST",
        "/api/me/career/forget",
        career_calls.forget_career,
        "Takes races out of my own record.",
        ForgetCareer,
        Career,
    ),
    Call("GET", "/api/games", calls.list_games, "The games with their options.", gives=tuple[m.GameInfo, ...]),
    Call("GET", "/api/tables", calls.list_tables, "Public tables.", gives=tuple[m.TableInfo, ...]),
    Call("POST", "/api/tables", calls.make_table, "Makes a table.", m.NewTable, m.TableInfo, 201),
    Call(
        "POST", "/api/seasons", season_calls.make, "Makes a season, and its first table.", NewSeason, m.TableInfo, 201
    ),
    Call(
        "POST",
        "/api/challenges",
        challenge_calls.make,
        "Makes a challenge: the same luck for all who race it.",
        NewChallenge,
        ChallengeInfo,
        201,
    ),
    Call("GET", CHALLENGE, challenge_calls.show, "A challenge, with its board.", gives=ChallengeInfo),
    Call(
        "POST",
        f"{CHALLENGE}/race",
        challenge_calls.race,
        "My counted try of a challenge; once it is closed, a free one.",
        gives=m.TableInfo,
        status=201,
    ),
    Call(
        "GET",
        f"{CHALLENGE}/picture.png",
        challenge_preview.picture,
        "A picture of what is raced in a challenge.",
        media="image/png",
        query={"language": "language"},
    ),
    Call("GET", "/api/days", challenge_calls.days, "The races of the day.", gives=tuple[DayInfo, ...]),
    Call("POST", "/api/lessons", lesson_calls.teach, "Starts a lesson.", NewLesson, m.TableInfo, 201),
    Call("GET", TABLE, calls.show_table, "A table.", gives=m.TableInfo),
    Call(
        "GET",
        "/api/invitation",
        invitation.invite,
        "The link that a friend can open, and its QR code.",
        gives=invitation.Invitation,
        query={"table": "str"},
    ),
    Call("GET", "/api/codes/{code:str}", calls.find_code, "The table of a short code.", gives=m.TableInfo),
    Call("POST", f"{TABLE}/sit", seat_calls.sit, "Takes an open seat.", s.Sit, m.TableInfo),
    Call(
        "POST",
        SEAT,
        seat_calls.set_seat,
        "Frees a seat, hands it to a bot, or takes it back.",
        s.SetSeat,
        m.TableInfo,
    ),
    Call("POST", f"{SEAT}/ask", seat_calls.ask, "Asks for a seat during a race.", s.Ask, m.TableInfo),
    Call(
        "POST",
        f"{SEAT}/answer",
        seat_calls.answer_request,
        "Agrees to whoever asks for a seat, or not.",
        s.AnswerRequest,
        m.TableInfo,
    ),
    Call("POST", f"{SEAT}/ready", talk_calls.set_ready, "Says whether I am ready.", s.SetReady, m.TableInfo),
    Call("POST", f"{SEAT}/nudge", talk_calls.nudge, "Nudges who does not choose.", gives=m.TableInfo),
    Call("POST", f"{SEAT}/stand-in", talk_calls.call_bot, "A bot for who does not choose.", gives=m.TableInfo),
    Call("POST", f"{SEAT}/hint", hint_calls.hint, "What my choices are worth.", gives=Hint),
    Call("POST", f"{SEAT}/retire", seat_calls.retire, "Gives my seat to a bot for good.", gives=m.TableInfo),
    Call("POST", f"{SEAT}/remove", seat_calls.remove_guest, "Removes a guest before the start.", gives=m.TableInfo),
    Call(
        "POST",
        f"{SEAT}/link",
        seat_calls.make_link,
        "A link that moves my seat.",
        gives=s.SeatLink,
        status=201,
    ),
    Call("POST", "/api/claim", seat_calls.claim, "Takes over the seat of a link.", s.Claim, m.TableInfo),
    Call("POST", f"{TABLE}/start", calls.start, "Starts the race; for the host.", gives=m.TableInfo),
    Call("POST", f"{TABLE}/close", calls.close, "Closes the table; for the host.", gives=m.TableInfo),
    Call("POST", f"{TABLE}/say", talk_calls.say, "Says something to the people at the table.", Say, m.TableInfo),
    Call("POST", f"{TABLE}/talk", talk_calls.set_talk, "Who may write and read; for the host.", SetTalk, m.TableInfo),
    Call(
        "POST",
        f"{TABLE}/rematch",
        calls.rematch,
        "The same again, or the next race of a season.",
        gives=m.TableInfo,
        status=201,
    ),
    Call("GET", f"{TABLE}/season", season_calls.show, "The table where a season stands now.", gives=m.TableInfo),
    Call(
        "GET",
        f"{TABLE}/season/record",
        season_calls.record,
        "All races of a season that are over, as one file.",
        media="text/plain",
    ),
    Call("POST", f"{TABLE}/entropy", calls.add_entropy, "Adds own words to the luck.", m.Entropy, m.TableInfo),
    Call(
        "GET",
        f"{TABLE}/view",
        calls.view,
        "What a seat of mine sees (or a spectator), and what happened since.",
        gives=m.Update,
        query={"seat": "int", "since": "int"},
    ),
    Call(
        "GET",
        f"{TABLE}/past",
        look_back.look_back,
        "What a seat of mine saw (or a spectator) after the first rows of the race.",
        gives=m.Past,
        query={"seat": "int", "at": "int"},
    ),
    Call("POST", f"{TABLE}/act", calls.act, "Acts for a seat of mine.", m.SimpleAct, m.Ack),
    Call("GET", f"{TABLE}/record", calls.record, "The record of a race that is over.", media="text/plain"),
    Call("POST", "/api/records", calls.bring_record, "Makes a table of a record.", m.Import, m.TableInfo, 201),
    Call("POST", f"{TABLE}/play-on", calls.play_on, "Goes on from a moment of a race.", m.PlayOn, m.TableInfo, 201),
    Call(
        "GET",
        f"{TABLE}/replay",
        calls.replay,
        "Moments of a race that is over, as a seat, nobody or everybody sees them.",
        gives=m.Replay,
        query={"seat": "who", "from": "int", "count": "int"},
    ),
    Call("GET", f"{TABLE}/story", story.story, "What there is to draw and to tell of a race.", gives=Story),
    Call(
        "GET",
        f"{TABLE}/review",
        review_calls.review,
        "Where a race was won: how far the review is, then all of it, as events of a stream.",
        gives=ReviewEvent,
        media=EVENTS,
    ),
    Call(
        "GET",
        f"{TABLE}/picture.png",
        preview.picture,
        "A picture of a table, or of a moment of a race that is over.",
        media="image/png",
        query={"at": "int", "language": "language"},
    ),
    Call("GET", f"{TABLE}/kit", calls.kit, "What the numbers in the game's views stand for.", gives=dict[str, Any]),
    Call("GET", "/api/tracks/{digest:str}", calls.track, "A track; as a picture with .svg.", gives=dict[str, Any]),
    Call("GET", "/api/games/{game:str}/guide/{language:str}", calls.guide, "The rules of a game.", gives=Guide),
    Call("GET", "/locales/{language:str}.ftl", calls.texts, "All texts of a language.", media="text/plain"),
)


def with_errors(run: Run) -> Run:
    """The call, with errors answered in the user's terms."""

    async def answered(request: Request) -> Response:
        try:
            return await run(request)
        except PaddockError as error:
            return calls.trouble(error)
        except TooLarge:
            return calls.answer(m.Trouble("that is too much"), 413)

    return answered


def routes() -> list[Route]:
    """All calls."""
    return [Route(call.path, with_errors(call.run), methods=[call.method]) for call in CALLS]
