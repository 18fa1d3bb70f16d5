"""The struct passed to everything that answers requests."""

from __future__ import annotations

from paddock.server.directory.my_tables import MyTables
from paddock.server.directory.services import Services
from paddock.server.directory.tables import TableDirectory
from paddock.server.features.careers import Careers
from paddock.server.features.challenges import Challenges
from paddock.server.features.daily import Days


class Server(Services, frozen=True, kw_only=True):
    """A server process: its services, its tables, and the features built on them."""

    directory: TableDirectory
    my_tables: MyTables
    careers: Careers
    challenges: Challenges
    days: Days
