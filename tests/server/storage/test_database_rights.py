"""Data folders and databases: one server each, rights of files and roles, odd addresses; and no passwords in errors."""

from __future__ import annotations

import asyncio
import logging
import stat
from pathlib import Path

import psycopg
import pytest
from sqlalchemy.engine import URL

from paddock.server.app import Settings
from paddock.server.cluster.postgres_bus import PostgresBus
from paddock.server.directory.housekeeping import Housekeeping
from paddock.server.run import Server, config, listen
from paddock.server.stopping import StopDeadline
from paddock.server.storage.engine import checked_url, first_line, open_engine
from paddock.server.storage.folder_lock import FILE, FolderInUse, folder_lock
from paddock.server.storage.migrate import FILE as DATABASE
from paddock.server.storage.migrate import BadData, back_up, prepare
from paddock.table.store import StoreFailed
from tests.cli.shell import refused
from tests.postgres import PostgresServer
from tests.server.process import process
from tests.server.running import Running, wait_until

ODD = "p@ s/%&?#'\"\\é+="
"""Characters with a meaning in addresses, connection strings or SQL."""


def rejects(address: str) -> bool:
    try:
        psycopg.connect(address).close()
    except psycopg.OperationalError:
        return True
    return False


def with_role(postgres: PostgresServer, role: str, password: str = "") -> str:
    """The address of a new database for a new role without rights, with a password if given."""
    address = postgres.new()
    name = address.partition("?")[0].rpartition("/")[2]
    literal = password.replace("'", "''")
    postgres.execute(f"""CREATE ROLE "{role}" LOGIN PASSWORD '{literal}'""")
    url = URL.create("postgresql", role, password or None, database=name, query={"host": str(postgres.folder)})
    if password:
        rules = postgres.folder / "data" / "pg_hba.conf"
        rules.write_text(f'local all "{role}" scram-sha-256\n{rules.read_text()}')
        postgres.execute("SELECT pg_reload_conf()")
        wait_until(lambda: rejects(f"postgresql://{role.replace(' ', '%20')}@/{name}?host={postgres.folder}"))
    return url.render_as_string(hide_password=False)


def grant(postgres: PostgresServer, address: str, what: str) -> None:
    url = checked_url(address)
    with psycopg.connect(postgres.address(str(url.database)), autocommit=True) as connection:
        connection.execute(f'GRANT {what} TO "{url.username}"'.encode())


def test_a_server_receives_notifications_by_an_address_with_odd_letters(
    postgres: PostgresServer, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    address = with_role(postgres, "odd role", ODD)
    grant(postgres, address, "ALL ON ALL TABLES IN SCHEMA public")
    grant(postgres, address, "USAGE ON ALL SEQUENCES IN SCHEMA public")
    with psycopg.connect(postgres.address("postgres"), autocommit=True) as connection:

        def listens() -> bool:
            query = "SELECT 1 FROM pg_stat_activity WHERE usename = 'odd role' AND query LIKE 'LISTEN%'"
            return connection.execute(query).fetchone() is not None

        server = Running(tmp_path, database=f"{address}&sslmode=prefer")
        wait_until(listens, 20)
        server.stop()
    assert [line.message for line in caplog.records if line.levelno > logging.INFO] == []
    assert ODD not in caplog.text


async def test_driver_errors_are_logged_without_the_password(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*words: object, **named: object) -> None:
        raise psycopg.OperationalError(f"no connection with {named}")

    monkeypatch.setattr(psycopg, "connect", fail)
    url = checked_url("postgresql://ann:open%20sesame@127.0.0.1/races?sslpassword=barley")
    with pytest.raises(Exception, match="no connection") as found:
        open_engine(url).connect()
    assert "'user': 'ann'" in first_line(found.value)
    assert "sesame" not in str(found.value) and "barley" not in str(found.value)
    bus = PostgresBus(url)
    bus.start(lambda: None)
    while not caplog.records:
        await asyncio.sleep(0.01)
    await bus.close()
    assert caplog.records[0].message.startswith("notifications are not received: no connection")
    assert "sesame" not in caplog.text and "barley" not in caplog.text


READ_ALL = "SELECT ON ALL TABLES IN SCHEMA public"


@pytest.mark.parametrize(
    ("words", "rights", "lacking"),
    [
        (("tables", "list"), "SELECT ON alembic_version", "processes"),
        (("tables", "list"), "SELECT ON alembic_version, processes", "tables"),
        (("bans", "add", "10.0.0.1"), READ_ALL, "commands"),
        (("serve", "--port", "0"), READ_ALL, "bans"),
        (("serve", "--port", "0", "--processes", "2"), READ_ALL, "bans"),
    ],
)
def test_a_role_with_too_few_rights_gets_a_clear_error(
    postgres: PostgresServer, words: tuple[str, ...], rights: str, lacking: str
) -> None:
    address = with_role(postgres, f"poor in {next(postgres.names)}")
    grant(postgres, address, rights)
    assert refused(*words, "--database", address) == (
        f"the database cannot be used (permission denied for table {lacking}); "
        "grant its role all rights on Paddock's tables and sequences"
    )


def test_rights_on_sequences_are_needed_too(postgres: PostgresServer) -> None:
    address = with_role(postgres, "counts in vain")
    grant(postgres, address, "ALL ON ALL TABLES IN SCHEMA public")
    assert refused("serve", "--port", "0", "--database", address) == (
        "the database cannot be used (permission denied for sequence public.commands_id_seq); "
        "grant its role all rights on Paddock's tables and sequences"
    )


def test_a_database_that_can_only_be_read_is_refused(postgres: PostgresServer, tmp_path: Path) -> None:
    address = with_role(postgres, "reads alone")
    grant(postgres, address, "ALL ON ALL TABLES IN SCHEMA public")
    grant(postgres, address, "USAGE ON ALL SEQUENCES IN SCHEMA public")
    prepare(tmp_path, address)
    postgres.execute('ALTER ROLE "reads alone" SET default_transaction_read_only = on')
    with pytest.raises(BadData, match="the database is read-only"):
        prepare(tmp_path, address)
    assert refused("bans", "add", "10.0.0.1", "--database", address).startswith("the database is read-only")


@pytest.mark.parametrize("failure", [StoreFailed("the database is gone"), ValueError("a mistake")])
def test_a_start_that_fails_is_raised_and_not_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, failure: Exception
) -> None:
    async def fail(housekeeping: Housekeeping) -> None:
        raise failure

    monkeypatch.setattr(Housekeeping, "start", fail)
    server = Server(config(Settings(tmp_path), public=True), StopDeadline())
    with listen("127.0.0.1", 0) as listening, pytest.raises(type(failure), match=str(failure)):
        asyncio.run(server.serve([listening]))
    assert [record for record in caplog.records if record.levelno > logging.INFO] == []
    assert not logging.getLogger("uvicorn.error").disabled


def test_a_second_start_on_the_same_folder_is_refused_with_a_clear_error(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with process(tmp_path) as first:
        assert refused("serve", "--port", 0, "--data", data) == (
            f"another Paddock server already uses the data folder {data}; "
            "stop it, or choose another folder with --data DIR"
        )
        assert first.answers()
    with folder_lock(data):  # the process was killed, and a lock must not outlive it
        pass


def test_a_lock_is_free_again_after_its_block(tmp_path: Path) -> None:
    with folder_lock(tmp_path), pytest.raises(FolderInUse), folder_lock(tmp_path):
        pass
    with folder_lock(tmp_path):
        pass


def test_a_lock_that_cannot_be_opened_is_reported_clearly(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    with pytest.raises(BadData, match="cannot be opened"), folder_lock(tmp_path):
        pass


def rights(*paths: Path) -> set[int]:
    return {stat.S_IMODE(path.stat().st_mode) for path in paths}


def open_folder(folder: Path) -> tuple[Path, ...]:
    """A folder made by hand and readable by everybody, with the files that hold seeds."""
    folder.chmod(0o755)
    files = tuple([folder / name for name in (DATABASE, f"{DATABASE}-wal", "paddock-before-0003.db")])
    for file in files:
        file.touch()
        file.chmod(0o644)
    return files


def test_a_folder_that_others_can_read_is_closed_to_them(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    files = open_folder(tmp_path)
    with folder_lock(tmp_path):
        assert rights(tmp_path) == {0o700} and rights(*files) == {0o600}
    assert caplog.text == ""


def test_a_folder_with_other_things_in_it_keeps_its_rights(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    files = open_folder(tmp_path)
    (tmp_path / "letters.txt").touch(0o644)
    with folder_lock(tmp_path):
        assert rights(tmp_path, tmp_path / "letters.txt") == {0o755, 0o644} and rights(*files) == {0o600}
    assert (
        f"(it also holds other files), which holds the seeds of running races; run chmod 700 {tmp_path}" in caplog.text
    )


def test_rights_that_cannot_be_changed_cause_a_warning(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_folder(tmp_path)

    def refuse(path: Path, mode: int) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(Path, "chmod", refuse)
    with folder_lock(tmp_path):
        pass
    warned = [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING]
    assert len(warned) == 4
    assert all(
        "other users of this machine can read" in said and "(Operation not permitted)" in said for said in warned
    )


def test_new_files_are_for_their_user_alone(tmp_path: Path) -> None:
    prepare(tmp_path)
    assert rights(tmp_path / DATABASE, back_up(tmp_path / DATABASE, "paddock-before-next.db")) == {0o600}
