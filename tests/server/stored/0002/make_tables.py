"""Plays at an older server until it has tables in every state, and writes down how they stood; see ../README.md.

    python make_tables.py COMMAND FOLDER

COMMAND is the `antechamber` of that version.
"""

import asyncio
import json
import lzma
import re
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
from old_players import GAMES, QUICK, Club, Line, Table

# One function a state


async def waiting(club, game):
    """Somebody invited who has not come, an open seat, a bot."""
    seats = [{"kind": "person", "mine": True}, {"kind": "person", "name": "Invited"}, {"kind": "open"}]
    seats = seats[: GAMES[game]]
    seats[-1:] = [{"kind": "open"}] if game != "potemkin" else [{"kind": "bot", "level": "courtier"}]
    table, _ = await club.set_up(f"{game} waiting", game, seats, listed=True)
    line = await Line(club.ann, table, 0).come()
    await line.send("say", text="Who is coming?")
    await line.go()


async def finished(club, game):
    """To the end, with talk, choices taken back, and going back by consent."""
    table = await club.sit_down(f"{game} finished", game, listed=True)
    ann, ben = table.lines
    await ann.send("say", text="Good luck, everybody!")
    await table.take_back()
    await table.play(20)
    await table.take_back()
    if game in {"royals", "potemkin"}:
        await club.rewind(table)
    await table.play()
    await ben.send("say", text="Well played.")
    await table.spectator.send("say", text="I have seen everything.")
    assert ann.now["over"]
    await table.go()


async def private(club, game):
    """In the middle of a decision of several steps that nobody has noticed yet."""
    table = await club.sit_down(f"{game} private", game, people=1, level="page")
    found = await table.play(80, lambda line, unnoticed: unnoticed and bool(line.options) and line.seat in line.waiting)
    await leave(club, table, f"{game} private", found)


async def simultaneous(club, game):
    """One has decided and could withdraw, others still think."""
    table = await club.sit_down(f"{game} simultaneous", game)
    found = await table.play(
        80, lambda line, _: line.seat not in line.waiting and line.now["take_back"] > 0 and bool(line.waiting)
    )
    await leave(club, table, f"{game} simultaneous", found)


async def undone(club, game):
    table = await club.sit_down(f"{game} undone", game)
    await table.play(12)
    await leave(club, table, f"{game} undone", await table.take_back())


async def rewound(club, game):
    table = await club.sit_down(f"{game} rewound", game)
    await table.play(24)
    await club.rewind(table)
    if game != "potemkin":
        await table.play(6)
    await leave(club, table, f"{game} rewound", True)


async def leave(club, table, label, found):
    """A game without such a moment has no such table."""
    await table.go()
    if not found:
        print("not in this game:", label)
        await club.ann.do(table.id, "delete")
        del club.tables[label]


async def clocks(club):
    options = {"pace": 0, "clock": 3600, "spectators": False, "hints": False, "confirm": True}
    table = await club.sit_down("with a clock", "royals", options=options)
    await table.play(9)
    await table.go()


async def closed(club):
    table = await club.sit_down("closed", "catherine")
    await table.play(10)
    await table.go()
    await club.ann.do(table.id, "close")
    never, _ = await club.set_up(
        "closed before it began", "royals", [{"kind": "person", "mine": True}, {"kind": "open"}]
    )
    await club.ann.do(never, "close")


async def arranged(club):
    """From a record, with an open seat; and from a moment of a finished game."""
    over = club.tables["first-tsar finished"]["table"]
    record = await club.ann.ask(f"/tables/{over}/record?seat=all")
    seats = [{"kind": "person", "mine": True}, {"kind": "open"}]
    await club.set_up("from a record", "first-tsar", seats, record=record, choices=30)
    over = club.tables["potemkin finished"]["table"]
    seats = [{"kind": "person", "mine": True}, *[{"kind": "bot", "level": "random"}] * 2]
    made = await club.ann.ask("/continue", {"table": over, "moment": 12, "seats": seats, "viewer": 0, "options": QUICK})
    club.tables["from a moment"] = made
    line = await Line(club.ann, made["table"], 0).come()
    table = Table(made["table"], {}, [line], await Line(club.ben, made["table"], None).come(), club.rng)
    await table.play(3)
    await table.go()


async def rematch(club):
    over = club.tables["royals finished"]["table"]
    made = await club.ben.do(over, "rematch")
    club.tables["rematch"] = {"table": made["table"], "links": {}}
    lines = [await Line(person, made["table"], seat).come() for seat, person in enumerate(club.people[:2])]
    table = Table(made["table"], {}, lines, await Line(club.cleo, made["table"], None).come(), club.rng)
    await table.play(8)
    await table.go()


async def stand_ins(club):
    """Ben has left one game, and was removed from another."""
    for label, who, kind in (("with a stand-in", club.ben, "leave"), ("with somebody removed", club.ann, "remove")):
        table = await club.sit_down(label, "potemkin")
        await table.play(5)
        await table.lines.pop().go()
        await who.do(table.id, kind, seat=1)
        await table.play(3)
        await table.go()


async def asked(club):
    """Ann would like to go back, and Ben has not answered."""
    table = await club.sit_down("asked to go back", "royals")
    await table.play(12)
    await table.lines[0].send("ask_rewind", moment=table.lines[0].moment // 2)
    await table.go()


async def two_devices(club):
    """Cleo has opened Ben's link, too."""
    table = await club.sit_down("one seat, two sessions", "catherine")
    await club.cleo.ask("/join", {"token": table.links["1"]})
    await table.play(7)
    await table.go()


async def other_sets(club):
    for game, name in (("royals", "arcane"), ("potemkin", "sourced_only")):
        table = await club.sit_down(f"{game} {name}", game, people=1, level="courtier", components=name)
        await table.play(4)
        await table.go()


async def bots_alone(club):
    """Slow enough to be still at it in the end."""
    bots = [{"kind": "bot", "level": "random"}] * 2
    await club.set_up("only bots", "royals", bots, start=True, options={"pace": 2})


async def analysed(club):
    """The Chancellor has looked at a finished game."""
    table = club.tables["catherine finished"]["table"]
    analysis = await club.ann.ask(f"/tables/{table}/analysis", {})
    while analysis["running"]:
        await asyncio.sleep(2)
        analysis = await club.ann.ask(f"/tables/{table}/analysis?seat=0")
    club.tables["catherine finished"]["analysis"] = analysis


# What is kept


async def look(club):
    """How each table stood, as one of its people was told: who is waited for, if it is one of them."""
    for label, kept in club.tables.items():
        line = await Line(club.ann, kept["table"], None if label == "only bots" else 0).come()
        told, waiting = line.told["table"], line.now and line.waiting
        if told["status"] == "playing" and waiting == [1] and told["seats"][1]["kind"] == "person":
            await line.go()
            line = await Line(club.ben, kept["table"], 1).come()
        kept["seat"], kept["info"], kept["talk"] = line.seat, line.told["table"], line.told["talk"]["remarks"]
        if label != "only bots":
            kept["view"] = line.told.get("view")
        await line.go()


async def save_records(club, folder):
    for game in GAMES:
        over = club.tables[f"{game} finished"]["table"]
        (folder / f"{game}.record").write_text(await club.ann.ask(f"/tables/{over}/record?seat=all"))


def store(club, database, folder):
    """The database as one small file, and everything that is to be known of it."""
    with sqlite3.connect(database) as connection:
        connection.execute("VACUUM INTO ?", (str(folder / "tables.sqlite"),))
        for kept in club.tables.values():
            row = connection.execute("SELECT length, result FROM tables WHERE id = ?", (kept["table"],)).fetchone()
            kept["length"], kept["result"] = row[0], row[1] and json.loads(row[1])
    known = {"people": {person.name: person.token for person in club.people}, "tables": club.tables}
    (folder / "tables.json").write_text(json.dumps(known, indent=1))
    for name in ("tables.sqlite", "backup.sqlite", "tables.json"):
        (folder / f"{name}.xz").write_bytes(lzma.compress((folder / name).read_bytes(), preset=9))


async def fill(url, command, database, folder):
    async with httpx.AsyncClient(timeout=60) as http:
        club = Club(url, http)
        await club.come()
        for game in GAMES:
            await waiting(club, game)
        await undone(club, "potemkin")
        await asyncio.to_thread(
            subprocess.run, [command, "backup", folder / "backup.sqlite", "--database", database], check=True
        )
        for state in (finished, private, simultaneous, undone, rewound):
            for game in GAMES:
                if f"{game} {state.__name__}" not in club.tables:
                    await state(club, game)
        for state in (closed, arranged, rematch, stand_ins, asked, two_devices, other_sets, analysed):
            await state(club)
        await save_records(club, folder)
        await clocks(club)
        await bots_alone(club)
        await look(club)
    return club


def main(command, folder):
    folder = Path(folder)
    folder.mkdir()
    file = folder / "served.sqlite"
    serving = [command, "serve", "--port", "0", "--database", f"sqlite:///{file}"]
    with subprocess.Popen(serving, stdout=subprocess.PIPE, text=True) as server:
        url = re.search(r"http://\S+", server.stdout.readline())[0]
        try:
            club = asyncio.run(fill(url, command, f"sqlite:///{file}", folder))
        finally:
            server.terminate()
    store(club, file, folder)


if __name__ == "__main__":
    main(*sys.argv[1:])
