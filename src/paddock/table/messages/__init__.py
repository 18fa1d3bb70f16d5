"""Messages between the server and its clients: one model for socket, HTTP, schema and TypeScript.

Over the socket of a table a client sends `Hello` once, then `Act`, `Back`, `Why`, `Look`, `Advise`, `Confirm`, `Alive`
and `Ping` as needed. The server answers with `Update`, `Ack`, `Refused`, `Explanation`, `Outlook`, `Advice` and `Pong`,
and sends `Talk` for new chat messages. Texts are sent as message ids with arguments; the client puts them into words.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from paddock.core.game import Result
from paddock.options import OptionInfo
from paddock.table.messages.challenge import TrialInfo
from paddock.table.messages.chat import ChatRule, Talk
from paddock.table.messages.coach import Advice, Advise, CoachRemark, LessonInfo, OddsRule
from paddock.table.messages.season import ReadySeason, SeasonInfo
from paddock.table.messages.seats import Owed
from paddock.table.sizes import ActionText, ClientId, Text
from paddock.words import Message
from paddock.words.preview import OutlookStep, Preview
from paddock.words.sheet import ScoreSheet

Stage: TypeAlias = Literal["lobby", "racing", "over", "frozen", "closed"]
Taking: TypeAlias = Literal["now", "ask"]
"""How a guest may take a seat: at once, or by request to the host."""
Options: TypeAlias = Annotated[dict[str, Any], msgspec.Meta(title="Options")]
"""The options of a race, by their names in the game."""
GameEvent: TypeAlias = Annotated[
    dict[str, Any],
    msgspec.Meta(
        title="GameEvent",
        extra_json_schema={
            "description": "An event of a game: its type, and what that game's events say of it.",
            "properties": {"type": {"type": "string"}},
            "required": ["type"],
            "additionalProperties": True,
        },
    ),
]


class Clock(msgspec.Struct, frozen=True):
    """Time limits: seconds for each decision, then the reserve for the whole race."""

    decision: int
    reserve: int = 0


class NewSeat(msgspec.Struct, frozen=True):
    """A seat of a new table: mine, another player's at my screen, any guest's, or a bot's."""

    kind: Literal["me", "here", "open", "bot"]
    name: Text = ""
    bot: Text = ""  # left out: the game's middle level


class NewTable(msgspec.Struct, frozen=True):
    """A table to make. Seats left out are open; their number follows from the options."""

    game: Text
    options: Options = {}
    seats: tuple[NewSeat, ...] = ()
    public: bool = False
    clock: Clock | None = None
    start: bool = False  # start at once, with bots in the open seats
    talk: ChatRule = "read"
    odds: OddsRule = "off"
    hints: bool = False  # for everybody; solo players always have them


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat's public data. `away`: a bot drives for the person until they come back.

    A bot also drives an open seat once the race has begun. `take` says how you may have it.
    """

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None = None
    driven_by: str | None = None  # the level that drives until the bot's kernel is compiled
    mine: bool = False
    here: bool = False  # its player is connected
    away: bool = False
    handed: bool = False  # the player handed over
    confirm: bool = False  # wants to be asked even if there is a single answer
    take: Taking | None = None
    host: bool = False  # the player is the host
    ready: bool = False  # to start


class RequestInfo(msgspec.Struct, frozen=True):
    """A request for a seat in a running race, answered by the host, or by any seated player if the host has left."""

    seat: int
    name: str  # who asks
    mine: bool  # is it you?
    asked: bool  # may you answer?
    seconds: int  # remaining


class LuckInfo(msgspec.Struct, frozen=True):
    """The source of the race's luck: the seed's hash is shown before the start, the seed at the end.

    `unproven` is the id of the reason why this race's luck cannot be proven, if so.
    """

    hash: str | None
    seed: str | None = None
    entropy: tuple[str, ...] = ()  # what the players added
    unproven: str | None = None


class TableInfo(msgspec.Struct, frozen=True):
    """A table from a guest's view, in the lobby and during the race."""

    id: str
    code: str
    game: str
    options: Options
    track: str  # its digest: /api/tracks/DIGEST and /api/tracks/DIGEST.svg; empty without a drawing
    title: str  # of the track, or of the game if it has none
    stage: Stage
    seats: tuple[SeatInfo, ...]
    host: bool  # is it you?
    public: bool
    luck: LuckInfo
    watchers: int
    clock: Clock | None = None
    frozen: str | None = None  # the row that does not replay, or what the game lacks
    rematch: str | None = None  # its table
    rematch_by: str = ""  # who asked for it
    again: bool = False  # a rematch: it starts once all people in its seats are ready
    imported: bool = False
    lesson: LessonInfo | None = None
    request: RequestInfo | None = None
    talk: ChatRule = "read"
    says: bool = False  # may you write?
    season: SeasonInfo | None = None
    trial: TrialInfo | None = None
    odds: OddsRule = "off"
    sees_odds: bool = False  # are they shown to you now?
    hints: bool = False  # may be asked for
    hinted: bool = False  # one was given in this race
    reduced: bool = False  # after the race: a bot had a reduced budget, or a weaker one chose
    reviewed: bool = False  # whether its race can be reviewed


class Choice(msgspec.Struct, frozen=True):
    """A legal action: what to send, its label, and its preview.

    `then`: the choices of the same seat that follow at once, where both questions can be asked as one.
    """

    action: str
    label: Message
    preview: Preview
    then: tuple[Choice, ...] = ()


class Line(msgspec.Struct, frozen=True):
    """A public row of the race: what happened, as data and as texts.

    `say[i]` puts `events[i]` into words. A take-back names the rows that no longer count. `seat` is the seat that
    moved; None for luck, or nobody.
    """

    seq: int
    seat: int | None = None
    events: tuple[GameEvent, ...] = ()
    say: tuple[Message, ...] = ()
    undone: tuple[int, ...] = ()


class Time(msgspec.Struct, frozen=True):
    """A seat's remaining seconds: of this decision (None: not asked) and of the reserve."""

    seat: int
    decision: float | None
    reserve: float


class Update(msgspec.Struct, frozen=True, tag="update"):
    """The table from the viewing seat's current view, and what happened since version `since`.

    A client whose version is below `since` has missed something and sends Hello again with its version.
    """

    table: TableInfo
    version: int  # rows covered: all, or those up to its 500th line; the next update has more
    since: int
    lines: tuple[Line, ...]
    seat: int | None  # the viewer; None: a spectator
    view: Any = None  # the game's View; None before the start
    question: Message | None = None
    choices: tuple[Choice, ...] = ()
    waits: tuple[int, ...] = ()  # seats that owe a choice
    clocks: tuple[Time, ...] = ()
    owed: tuple[Owed, ...] = ()
    back: bool = False  # the seat may take back its last choice
    sheet: ScoreSheet | None = None  # after the end
    result: Result | None = None
    coach: tuple[CoachRemark, ...] = ()  # in a lesson, for the learner: remarks since `since`


class Ack(msgspec.Struct, frozen=True, tag="ack"):
    """The action with this id is stored, as row `version`."""

    id: str
    version: int


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """The action with this id ("" for a message without one) was not accepted; with the reason."""

    id: str
    reason: Message


class Explanation(msgspec.Struct, frozen=True, tag="because"):
    """The answer to Why: the reason, or None if the action is legal."""

    id: str
    reason: Message | None


class Outlook(msgspec.Struct, frozen=True, tag="outlook"):
    """The answer to Look: what would follow, step by step. Empty: no more than the preview says."""

    id: str
    steps: tuple[OutlookStep, ...]


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """The answer to Ping."""

    n: int


ToClient: TypeAlias = Update | Ack | Refused | Explanation | Outlook | Advice | Talk | Pong


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """What to watch: one of the guest's seats (None: as a spectator), from this version and chat message on."""

    seat: int | None = None
    since: int = 0
    heard: int = 0


class SimpleAct(msgspec.Struct, frozen=True):
    """An action over HTTP, as Act over the socket."""

    id: ClientId
    seat: int
    action: ActionText
    version: int | None = None


class Act(SimpleAct, frozen=True, tag="act"):
    """Act for a seat. The client chooses `id`: an action sent again with the same id counts once.

    `version` is that of the update on the screen. Refused if the seat has since chosen on another screen or by a bot.
    """


class Back(msgspec.Struct, frozen=True, tag="back"):
    """Take back the seat's last choice."""

    id: ClientId
    seat: int


class Why(msgspec.Struct, frozen=True, tag="why"):
    """Ask why the seat cannot do this."""

    id: ClientId
    seat: int
    action: ActionText


class Look(msgspec.Struct, frozen=True, tag="look"):
    """Ask what would follow if the seat did this."""

    id: ClientId
    seat: int
    action: ActionText


class Confirm(msgspec.Struct, frozen=True, tag="confirm"):
    """Set whether the seat wants to be asked even if there is a single answer."""

    seat: int
    on: bool


class Alive(msgspec.Struct, frozen=True, tag="alive"):
    """The player is at the screen: cancels a nudge, and takes over from a bot that they did not ask for."""


class Ping(msgspec.Struct, frozen=True, tag="ping"):
    """Keep the connection open."""

    n: int


ToServer: TypeAlias = Hello | Act | Back | Why | Look | Advise | Confirm | Alive | Ping


# HTTP bodies


class PlayOn(msgspec.Struct, frozen=True):
    """A new table that continues this race after its `moves`-th move."""

    moves: int
    luck: Literal["same", "new"] = "new"
    seats: tuple[NewSeat, ...] = ()


class Frame(msgspec.Struct, frozen=True):
    """One moment of a finished race: after its `moves`-th move, from a seat's view."""

    moves: int
    move: str
    line: Line
    view: Any
    hands: tuple[Any, ...] = ()  # with all hands: each seat's view


class Replay(msgspec.Struct, frozen=True):
    """Moments of a finished race, in order; `total` moves in all."""

    table: TableInfo
    total: int
    frames: tuple[Frame, ...]
    sheet: ScoreSheet | None = None
    result: Result | None = None


class TrackName(msgspec.Struct, frozen=True):
    """A built-in track."""

    name: str
    title: str
    digest: str
    games: tuple[str, ...]


class GameInfo(msgspec.Struct, frozen=True):
    """A game with its options, tracks and bots."""

    name: str
    title: str
    seats_option: str  # the option with the number of seats
    options: tuple[OptionInfo, ...]
    tracks: tuple[TrackName, ...]
    bots: tuple[str, ...]
    lessons: tuple[LessonInfo, ...] = ()  # in the recommended order
    guide: bool = False  # whether there is a rules page
    seasons: tuple[ReadySeason, ...] = ()
    valued: bool = False  # whether its races can be reviewed
    analysed: bool = False  # whether a page can work out odds and hints


class Trouble(msgspec.Struct, frozen=True):
    """The answer to a call that failed."""

    error: str
    reason: Message | None = None
