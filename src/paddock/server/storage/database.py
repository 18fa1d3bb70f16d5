"""The schema of the database; only migrations change it."""

from __future__ import annotations

import sqlalchemy as sql

metadata = sql.MetaData()

guests = sql.Table(
    "guests",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("secret", sql.String(64), nullable=False),  # its SHA-256
    sql.Column("name", sql.String(80), nullable=False),
    sql.Column("seen", sql.Float, nullable=False),
    sql.Column("used", sql.Float, nullable=False, default=0.0),  # by the uptime
)
tables = sql.Table(
    "tables",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("code", sql.String(12), nullable=False, unique=True),
    sql.Column("stage", sql.String(12), nullable=False, index=True),
    sql.Column("touched", sql.Float, nullable=False, index=True),
    sql.Column("public", sql.Boolean, nullable=False),
    sql.Column("data", sql.LargeBinary, nullable=False),  # meta.Meta as JSON
    sql.Column("used", sql.Float, nullable=False, index=True),  # by the uptime; `touched` is a date, to be shown
    sql.Column("version", sql.Integer, nullable=False, default=0),  # of `data` and `stage`: incremented with every save
)
rows = sql.Table(
    "rows",
    metadata,
    sql.Column("table", sql.String(32), primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True),
    sql.Column("kind", sql.String(8), nullable=False),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("seat", sql.Integer),
    sql.Column("by", sql.String(8), nullable=False),
    sql.Column("cid", sql.String(64)),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("took", sql.Float),
    sql.Column("mark", sql.String(16), nullable=False),
    sql.UniqueConstraint("table", "seat", "cid"),
)
results = sql.Table(
    "results",
    metadata,
    sql.Column("table", sql.String(32), primary_key=True),
    sql.Column("game", sql.String(80), nullable=False),
    sql.Column("ended", sql.Float, nullable=False),  # a date
    sql.Column("data", sql.LargeBinary, nullable=False),  # result.RaceResult as JSON; empty: unknowable
)
places = sql.Table(  # the host of each table, and the guests in its seats
    "places",
    metadata,
    sql.Column("guest", sql.String(32), primary_key=True),
    sql.Column("table", sql.String(32), primary_key=True, index=True),
)
links = sql.Table(
    "seat_links",
    metadata,
    sql.Column("secret", sql.String(64), primary_key=True),  # its SHA-256
    sql.Column("table", sql.String(32), nullable=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("guest", sql.String(32), nullable=False),  # the seat's owner
    sql.Column("until", sql.Float, nullable=False),
)
forgotten = sql.Table(  # races that guests have removed from their lists
    "forgotten",
    metadata,
    sql.Column("guest", sql.String(32), primary_key=True),
    sql.Column("table", sql.String(32), primary_key=True, index=True),
)
careers = sql.Table(  # finished races of guests; rows outlive the tables
    "careers",
    metadata,
    sql.Column("guest", sql.String(32), primary_key=True),
    sql.Column("table", sql.String(32), primary_key=True, index=True),
    sql.Column("at", sql.Float, nullable=False),  # a date, to be shown
    sql.Column("data", sql.LargeBinary, nullable=False),  # result.CareerRace as JSON; empty: it does not count
)
chat = sql.Table(
    "talk",
    metadata,
    sql.Column("table", sql.String(32), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("guest", sql.String(32), nullable=False),
    sql.Column("seat", sql.Integer),
    sql.Column("name", sql.String(80), nullable=False),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("reaction", sql.String(8)),
    sql.Column("at", sql.Float, nullable=False),  # a date, to be shown
)

uptimes = sql.Table(  # one row: the total uptime of servers on this database
    "uptime",
    metadata,
    sql.Column("id", sql.Integer, primary_key=True),
    sql.Column("seconds", sql.Float, nullable=False),
    sql.Column("at", sql.Float, nullable=False, default=0.0),  # when it was stored, by a shared database's clock
)
kept_records = sql.Table(  # records of pruned tables
    "kept_records",
    metadata,
    sql.Column("table", sql.String(32), primary_key=True),
    sql.Column("code", sql.String(12), nullable=False),
    sql.Column("pruned", sql.Float, nullable=False, index=True),  # by the uptime
    sql.Column("at", sql.Float, nullable=False),  # a date, to be shown
    sql.Column("record", sql.LargeBinary, nullable=False),  # its text, compressed
)
commands = sql.Table(  # operator commands; `ok` is None until one is done or rejected
    "commands",
    metadata,
    sql.Column("id", sql.Integer, primary_key=True),
    sql.Column("what", sql.String(16), nullable=False),
    sql.Column("target", sql.String(64), nullable=False),
    sql.Column("detail", sql.Text, nullable=False),
    sql.Column("ok", sql.Boolean),
    sql.Column("said", sql.Text, nullable=False, default=""),
)
bans = sql.Table(
    "bans",
    metadata,
    sql.Column("who", sql.String(64), primary_key=True),  # an address, a network or the id of a guest
    sql.Column("why", sql.Text, nullable=False),
    sql.Column("at", sql.Float, nullable=False),  # a date, to be shown
)
challenges = sql.Table(
    "challenges",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("game", sql.String(80), nullable=False),
    sql.Column("day", sql.String(10)),  # of a race of the day, like 2026-11-16
    sql.Column("maker", sql.String(32), nullable=False, index=True),  # a guest; "" of a race of the day
    sql.Column("closes", sql.Float, nullable=False),  # a date
    sql.Column("closed", sql.Boolean, nullable=False),  # permanent, even if the clock is set back
    sql.Column("used", sql.Float, nullable=False),  # by the uptime
    sql.Column("data", sql.LargeBinary, nullable=False),  # challenges.Plan as JSON
    sql.UniqueConstraint("day", "game"),
)
tries = sql.Table(  # counted attempts: one for each challenge and guest, kept forever
    "tries",
    metadata,
    sql.Column("challenge", sql.String(32), primary_key=True),
    sql.Column("guest", sql.String(32), primary_key=True),
    sql.Column("table", sql.String(32), nullable=False, index=True),
    sql.Column("name", sql.String(80), nullable=False),
    sql.Column("begun", sql.Float, nullable=False),  # a date, to be shown
    sql.Column("settled", sql.Boolean, nullable=False),
    sql.Column("data", sql.LargeBinary, nullable=False),  # result.Outcome as JSON; empty: not known, or forgotten
)
server_secrets = sql.Table(
    "server_secrets",
    metadata,
    sql.Column("name", sql.String(32), primary_key=True),
    sql.Column("value", sql.String(64), nullable=False),
)

# Coordination of processes that share a database; with SQLite these tables stay empty.
processes = sql.Table(
    "processes",
    metadata,
    sql.Column("name", sql.String(32), primary_key=True),
    sql.Column("machine", sql.String(32), nullable=False),  # processes with the same value report metrics together
    sql.Column("until", sql.Float, nullable=False),  # when it counts as dead, by the database's clock
    sql.Column("figures", sql.LargeBinary, nullable=False),  # metrics, if it is one of several on its machine
)
leases = sql.Table(  # which process runs a table; valid while the process is alive
    "leases",
    metadata,
    sql.Column("table", sql.String(32), primary_key=True),
    sql.Column("process", sql.String(32), nullable=False, index=True),
    sql.Column("since", sql.Float, nullable=False),  # by the uptime: since when it has been run without a gap
    sql.Column("released", sql.Float),  # when it was released, by the database's clock; NULL: it is held
)
presence = sql.Table(  # people connected to a table through a process
    "presence",
    metadata,
    sql.Column("table", sql.String(32), primary_key=True),
    sql.Column("process", sql.String(32), primary_key=True, index=True),
    sql.Column("data", sql.LargeBinary, nullable=False),  # presence.RemotePresence as JSON
)
transactions = sql.Table(  # the last transaction of each writer
    "transactions",
    metadata,
    sql.Column("writer", sql.String(32), primary_key=True),
    sql.Column("number", sql.Integer, nullable=False),
    sql.Column("at", sql.Float, nullable=False),  # by the database's clock
)
