"""`antechamber admin`: the tables and the people of a server, for whoever runs it, also while it runs."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from cyclopts import App, Parameter

from antechamber.core.errors import AntechamberError

# The store takes longer to import than most commands take to run: only those that ask it do.
if TYPE_CHECKING:
    from antechamber.server.administration import Administration
    from antechamber.server.rows import Ban, TableRow

Database = Annotated[str, Parameter(env_var="ANTECHAMBER_DATABASE")]
Redis = Annotated[str, Parameter(env_var="ANTECHAMBER_REDIS")]
Components = Annotated[str, Parameter(env_var="ANTECHAMBER_COMPONENTS")]
BaseUrl = Annotated[str, Parameter(env_var="ANTECHAMBER_BASE_URL")]
Status = Literal["waiting", "playing", "over", "closed"]

HOUR: Final = 3_600_000
UNITS: Final = {"h": HOUR, "d": 24 * HOUR, "w": 7 * 24 * HOUR, "y": 365 * 24 * HOUR}

admin = App(name="admin", default_parameter=Parameter(negative=()))


@admin.command(name="list", sort_key=0)
def list_tables(
    *,
    status: Status | None = None,
    game: str = "",
    older_than: str = "",
    json: bool = False,
    database: Database = "",
) -> None:
    """List tables, those that were changed last at the end.

    :param status: Only those that stand so.
    :param game: Only those of one game, by its key.
    :param older_than: Only those that nothing has happened at for so long: 12h, 30d, 8w or 1y.
    :param json: Print them as JSON.
    :param database: Where tables are kept; your data folder's file if nothing is said.
    """
    before = time_ago(older_than) if older_than else None
    rows = run(lambda work: work.tables([status] if status else [], game, before), database)
    if json:
        from antechamber.server.administration import line

        print_json([line(row) for row in rows])
        return
    for row in rows:
        print(described(row))
    print(f"{len(rows)} tables")


@admin.command(sort_key=1)
def show(table: str, /, *, json: bool = False, database: Database = "") -> None:
    """Show a table and the people at it; nothing that its seats hide from each other.

    :param table: The table, as the address of its page ends.
    :param json: Print it as JSON.
    :param database: Where tables are kept; your data folder's file if nothing is said.
    """
    sheet = run(lambda work: work.show(table), database)
    if json:
        print_json(sheet)
        return
    head = sheet.table
    print(
        f"{head.id}: {head.game} ({sheet.components}), {head.status}, {head.choices} choices, {sheet.messages} messages"
    )
    print(f"set up {day(head.created)}, last changed {day(head.changed)}")
    print(f"  host: host{by(sheet.hosts)}")
    for seat in sheet.seats:
        bot = f" (bot: {seat.bot})" if seat.bot else ""
        waits = ", to decide" if seat.seat in sheet.waits_for else ""
        print(f"  seat {seat.seat}: {seat.name or seat.kind}{bot}{waits}{by(seat.sessions)}")


def by(sessions: list[str]) -> str:
    return f"; sessions: {' '.join(sessions)}" if sessions else ""


@admin.command(sort_key=2)
def close(table: str, /, *, yes: bool = False, database: Database = "", redis: Redis = "") -> None:
    """End a table before its time. What was played stays.

    :param table: The table.
    :param yes: Do not ask.
    :param database: Where tables are kept; your data folder's file if nothing is said.
    :param redis: The Redis that several processes have, so that they hear of it at once.
    """
    ask(f"Close table {table}? It cannot be opened again.", yes)
    run(lambda work: work.close(table), database, redis)
    print(f"Table {table} is closed.")


@admin.command(sort_key=3)
def delete(table: str, /, *, yes: bool = False, database: Database = "", redis: Redis = "") -> None:
    """Delete a table and everything about it, for good.

    :param table: The table.
    :param yes: Do not ask.
    :param database: Where tables are kept; your data folder's file if nothing is said.
    :param redis: The Redis that several processes have, so that they hear of it at once.
    """

    async def work_on(work: Administration) -> None:
        await work.table(table)
        ask(f"Delete table {table}? Nothing of it will be left.", yes)
        await work.delete([table])

    run(work_on, database, redis)
    print(f"Table {table} is deleted.")


@admin.command(sort_key=4)
def export(
    table: str, file: Path, /, *, reveal: bool = False, database: Database = "", components: Components = ""
) -> None:
    """Write a table's record into a file.

    :param table: The table.
    :param file: A file that does not exist yet; only you can read it.
    :param reveal: Also before the game is over, although the record tells everything that is hidden.
    :param database: Where tables are kept; your data folder's file if nothing is said.
    :param components: The folder with component sets of your own.
    """
    if file.exists():
        raise AntechamberError(f"{file} exists already.")
    record = run(lambda work: work.record(table, reveal=reveal), database, components=components)
    file.touch(mode=0o600, exist_ok=False)
    file.write_text(record, encoding="utf-8")
    if reveal:
        print("This record may tell what is still hidden from those who play: keep it to yourself.", file=sys.stderr)
    print(f"The record of table {table} is in {file}.")


@admin.command(sort_key=5)
def host(table: str, /, *, base_url: BaseUrl = "", database: Database = "", redis: Redis = "") -> None:
    """Hand the host's tools of a table on: prints a new link to them, once. Who had them has them no more.

    :param table: The table.
    :param base_url: The address that people use.
    :param database: Where tables are kept; your data folder's file if nothing is said.
    :param redis: The Redis that several processes have, so that they hear of it at once.
    """
    token = run(lambda work: work.new_host_link(table), database, redis)
    print(f"{base_url.rstrip('/') or 'http://127.0.0.1:8017'}/join#{token}")
    print("Whoever opens this link hosts the table. It is not shown again.", file=sys.stderr)


@admin.command(name="end-session", sort_key=6)
def end_session(session: str, /, *, database: Database = "", redis: Redis = "") -> None:
    """End somebody's session: they speak for no seat any more, and their pages are closed.

    :param session: The session, as `admin show` names it.
    :param database: Where tables are kept; your data folder's file if nothing is said.
    :param redis: The Redis that several processes have, so that they hear of it at once.
    """

    async def work_on(work: Administration) -> list[str]:
        return await work.end_session(await work.session(session))

    held = run(work_on, database, redis)
    print(f"The session is ended; it had seats at {len(held)} tables{': ' if held else ''}{' '.join(held)}.")


@admin.command(sort_key=7)
def ban(who: str, /, *, reason: str = "", lasting: str = "", database: Database = "", redis: Redis = "") -> None:
    """Let somebody in no more, and send them away at once if they are there.

    A session is quickly had anew: to keep somebody out, ban their address. The access log shows it.

    :param who: An address, a network such as 203.0.113.0/24, or a session as `admin show` names it.
    :param reason: Why, for yourself.
    :param lasting: How long: 12h, 30d, 8w or 1y. For good if nothing is said.
    :param database: Where tables are kept; your data folder's file if nothing is said.
    :param redis: The Redis that several processes have, so that they hear of it at once.
    """
    until = current_time() + duration(lasting) if lasting else None
    made = run(lambda work: work.ban(who, reason[:200], until), database, redis)
    print(f"Banned: {described_ban(made)}")


@admin.command(sort_key=8)
def unban(who: str, /, *, database: Database = "", redis: Redis = "") -> None:
    """Let somebody in again.

    :param who: The address, network or session, as `admin bans` names it.
    :param database: Where tables are kept; your data folder's file if nothing is said.
    :param redis: The Redis that several processes have, so that they hear of it at once.
    """
    gone = run(lambda work: work.unban(who), database, redis)
    print(f"No longer banned: {described_ban(gone)}")


@admin.command(sort_key=9)
def bans(*, json: bool = False, database: Database = "") -> None:
    """List who is banned.

    :param json: Print them as JSON.
    :param database: Where tables are kept; your data folder's file if nothing is said.
    """
    found = run(lambda work: work.bans(), database)
    if json:
        print_json(found)
        return
    for one in found:
        print(described_ban(one))
    print(f"{len(found)} bans")


@admin.command(sort_key=10)
def purge(
    *,
    older_than: str,
    status: Annotated[tuple[Literal["waiting", "over", "closed"], ...], Parameter(consume_multiple=True)] = (),
    sessions: bool = False,
    boxes: bool = False,
    dry_run: bool = False,
    yes: bool = False,
    database: Database = "",
    redis: Redis = "",
) -> None:
    """Delete tables that nothing has happened at for a long time: finished, closed and never begun ones.

    Games that are being played stay. Nothing is ever purged by itself.

    :param older_than: How long: 12h, 30d, 8w or 1y.
    :param status: Only tables that stand so: waiting (never begun), over or closed.
    :param sessions: End sessions, too, that are as old, speak for no seat and keep no box.
    :param boxes: Delete saved boxes, too, that no table has and nobody has used for so long.
    :param dry_run: Only say what would be deleted.
    :param yes: Do not ask.
    :param database: Where tables are kept; your data folder's file if nothing is said.
    :param redis: The Redis that several processes have, so that they hear of it at once.
    """
    from antechamber.server.administration import PURGED

    before = time_ago(older_than)

    async def work_on(work: Administration) -> str:
        rows = await work.tables(status or PURGED, before=before)
        idle = await work.idle_sessions(before) if sessions else []
        for row in rows:
            print(described(row))
        unused = await work.store.boxes.idle(before) if boxes else []
        for box in unused:
            print(f"{box.id}  {box.game}  {box.title}")
        what = f"{len(rows)} tables" + (f" and {len(idle)} sessions" if sessions else "")
        what += f" and {len(unused)} boxes" if boxes else ""
        if dry_run:
            return f"{what} would be deleted; nothing has been."
        if rows or idle or unused:
            ask(f"Delete these {what}? Nothing of them will be left.", yes)
        # Somebody may have come back to one while we were asking.
        still = {row.id for row in await work.tables(status or PURGED, before=before)}
        await work.delete([row.id for row in rows if row.id in still])
        await work.end_sessions(idle)
        if unused:
            await work.store.boxes.delete_idle(before)
        return f"{what} deleted."

    print(run(work_on, database, redis))


def run(work: Callable[[Administration], Awaitable[Any]], database: str, redis: str = "", components: str = "") -> Any:
    """Do something in the store that the service uses."""
    from antechamber.server.administration import administration
    from antechamber.server.settings import Settings

    async def do() -> Any:
        settings = Settings(database=database, redis=redis, components=components)
        async with administration(settings) as hand:
            return await work(hand)

    return asyncio.run(do())


def ask(question: str, yes: bool) -> None:
    """Nothing that cannot be undone is done without a yes."""
    if yes:
        return
    print(f"{question} [y/N] ", end="", file=sys.stderr, flush=True)
    if sys.stdin.readline().strip().lower() not in {"y", "yes"}:
        raise AntechamberError("Nothing has been changed. With --yes, nobody is asked.")


def duration(text: str) -> int:
    """Milliseconds, from a number and a letter."""
    number, unit = text[:-1], text[-1:]
    if unit not in UNITS or not number.isascii() or not number.isdecimal() or not 0 < int(number) < 10_000:
        raise AntechamberError(f"'{text}' is no length of time: write 12h, 30d, 8w or 1y.")
    return int(number) * UNITS[unit]


def current_time() -> int:
    from antechamber.server.clock import now

    return now()


def time_ago(text: str) -> int:
    return current_time() - duration(text)


def day(stored: int) -> str:
    return datetime.fromtimestamp(stored / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def described(row: TableRow) -> str:
    return f"{row.id}  {row.game:<10}  {row.status:<7}  {row.seats} seats  {row.length:>4} choices  {day(row.changed)}"


def described_ban(ban: Ban) -> str:
    until = f"until {day(ban.until)}" if ban.until else "for good"
    reason = f"  {ban.reason}" if ban.reason else ""
    target = ban.target if ban.kind == "network" else f"session {ban.target[:12]}"
    return f"{target}  since {day(ban.made)}, {until}{reason}"


def print_json(found: Any) -> None:
    import msgspec

    print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
