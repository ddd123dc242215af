"""The service as an ASGI application."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from mimetypes import add_type
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Raw
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from antechamber import __version__
from antechamber.engine import compiled, is_being_compiled
from antechamber.games import STANDARD
from antechamber.games.ledger import ledger
from antechamber.server.access import look_at
from antechamber.server.access_log import AccessLog
from antechamber.server.addresses import Addresses
from antechamber.server.analysis import Studies
from antechamber.server.arrivals import arrive, behind
from antechamber.server.course import EVERYONE
from antechamber.server.deeds import Actor, is_announced, perform
from antechamber.server.doors import Doors
from antechamber.server.headers import Guard
from antechamber.server.house import House
from antechamber.server.lessons import guided
from antechamber.server.library import values
from antechamber.server.limits import Limits
from antechamber.server.lines import Crowd
from antechamber.server.live import live
from antechamber.server.lobby import lobby
from antechamber.server.logs import write_logs
from antechamber.server.opening import go_on_from, set_up
from antechamber.server.records import HOST_SEAT, OVER
from antechamber.server.refused import CLOSED, FORBIDDEN, UNKNOWN, Refused
from antechamber.server.requests import Visit, route, whole
from antechamber.server.settings import Settings, from_environment
from antechamber.server.story import bounds, export
from antechamber.server.table import Table
from antechamber.server.wire import (
    Engine,
    Me,
    encode,
    read_continue,
    read_deed,
    read_join,
    read_new_table,
    read_rename,
)

WEB: Final = Path(__file__).parent.parent / "web"
# Said here because Windows lets any program say otherwise, and no browser runs a script that is called plain text.
TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}


async def me(visit: Visit) -> Response:
    """Who I am here; whoever comes for the first time is given a session."""
    await visit.identify(must=True)
    return visit.answer(Me(visit.name or "Guest", __version__))


async def rename_me(visit: Visit) -> Response:
    wish = await visit.body(read_rename)
    await visit.identify(must=True)
    await visit.house.store.rename_session(visit.session, wish.name)
    return visit.answer(Me(wish.name, __version__))


async def forget_me(visit: Visit) -> Response:
    """End the session: its cookie is worth nothing any more."""
    await visit.identify()
    if visit.session:
        await visit.house.see_through(visit.house.end_session(visit.session))
    return visit.answer(None)


async def engine(visit: Visit) -> Response:
    return visit.answer(Engine(compiled=compiled(), compiling=is_being_compiled()))


async def games(visit: Visit) -> Response:
    return visit.answer(visit.house.library.cards())


async def rules(visit: Visit) -> Response:
    return PlainTextResponse(ledger(visit.request.path_params["game"]), media_type="text/markdown")


async def first_game(visit: Visit) -> Response:
    """The guided first game of a game."""
    game = visit.house.library.game(visit.request.path_params["game"], STANDARD)
    # Made once for each game, by playing it: meanwhile others are served.
    return visit.answer(await asyncio.to_thread(guided, game))


async def components(visit: Visit) -> Response:
    asked = visit.request.path_params
    return visit.answer(values(visit.house.library.game(asked["game"], asked["set"]).sheet))


async def tables(visit: Visit) -> Response:
    await visit.identify()
    return visit.answer(await lobby(visit.house, visit.session))


async def new_table(visit: Visit) -> Response:
    wish = await visit.body(read_new_table)
    await visit.limits.address("table", visit.address)
    await visit.identify(must=True)
    return visit.answer(await visit.house.see_through(set_up(visit.house, wish, visit.caller)), 201)


async def continued(visit: Visit) -> Response:
    wish = await visit.body(read_continue)
    await visit.limits.address("table", visit.address)
    await visit.identify(must=True)
    return visit.answer(await visit.house.see_through(go_on_from(visit.house, wish, visit.caller)), 201)


async def join(visit: Visit) -> Response:
    """Come by a link: from now on my session speaks for its seat."""
    wish = await visit.body(read_join)
    await visit.limits.address("secret", visit.address)
    chair = await behind(visit.house, wish)
    await visit.identify(must=True)
    joining = arrive(visit.house, chair, wish, visit.session)
    return visit.answer(await visit.house.see_through(joining))


async def table_info(visit: Visit) -> Response:
    table, held = await visited(visit)
    seats = held - {HOST_SEAT}
    return visit.answer(table.info(min(seats) if seats else None, visit.session))


async def deed(visit: Visit) -> Response:
    wish = await visit.body(read_deed)
    table = await visit.house.table(visit.request.path_params["table_id"])
    await visit.identify(must=True)
    if is_announced(table, wish):
        await visit.limits.announcements.share(visit.session)
    return visit.answer(await visit.house.see_through(perform(table, Actor(table, visit.caller), wish)))


async def record(visit: Visit) -> Response:
    table, held = await visited(visit)
    async with table.lock:
        if table.course is None:
            raise Refused(CLOSED, "the game has not begun")
        return PlainTextResponse(export(table, table.course, viewer_of(visit, table, held)))


async def story(visit: Visit) -> Response:
    """A game again from one perspective: my own or the spectators', anyone's once it is over."""
    table, held = await visited(visit)
    first = visit.number("from", 0)
    last = visit.number("to", first + 49)
    async with table.lock:
        if table.course is None:
            raise Refused(CLOSED, "the game has not begun")
        viewer = viewer_of(visit, table, held)
        first, last = bounds(table.course, viewer, first, last)
        row = msgspec.structs.replace(table.row)
    return visit.answer(Raw(await visit.house.teller.tell(visit.visitor, row, viewer, first, last)))


async def analyse(visit: Visit) -> Response:
    """Have a finished game looked at."""
    table, _ = await visited(visit)
    await visit.limits.address("table", visit.address)
    await visit.studies.begin(table, visit.visitor)
    return await analysis(visit)


async def analysis(visit: Visit) -> Response:
    table, held = await visited(visit)
    if table.course is None or table.row.status != OVER:
        raise Refused(CLOSED, "a game is looked at when it is over")
    return visit.answer(await visit.studies.tell(table, table.course, viewer_of(visit, table, held)))


async def visited(visit: Visit) -> tuple[Table, set[int]]:
    """A table that may be looked at, and the seats of it that are mine."""
    await visit.identify()
    return await look_at(visit.house, visit.request.path_params["table_id"], visit.session)


def viewer_of(visit: Visit, table: Table, held: set[int]) -> int | None:
    """Whose eyes are asked for; without a word, the spectators'."""
    asked = visit.request.query_params.get("seat")
    if asked is None:
        return None
    if asked == "all":
        if table.row.status != OVER:
            raise Refused(FORBIDDEN, "everything is told when the game is over")
        return EVERYONE
    seat = whole(asked)
    if seat is None or seat >= table.row.seats:
        raise Refused(UNKNOWN, "there is no such seat")
    if seat not in held and table.row.status != OVER:
        raise Refused(FORBIDDEN, "that is not your seat")
    return seat


async def health(request: Request) -> Response:
    """Whether the process can do its work."""
    found = await request.app.state.house.health.look()
    return Response(encode(found), 200 if found.ok else 503, media_type="application/json")


async def no_metrics(_request: Request) -> Response:
    """Without this, the page would answer."""
    return PlainTextResponse("The numbers are not told here: see --metrics-port.\n", 404)


async def page(request: Request) -> Response:
    """The client; every address that is neither the interface's nor a file's is one of its pages."""
    index = WEB / "index.html"
    if index.is_file():
        files = {file.name: file for file in WEB.iterdir() if file.is_file()}
        return FileResponse(files.get(Path(request.path_params["path"]).name, index))
    return PlainTextResponse("Antechamber serves here; the browser client is not built yet. See docs/server.md.\n")


def routes() -> list[BaseRoute]:
    api: list[BaseRoute] = [
        Route("/me", route(me), methods=["GET"]),
        Route("/me", route(rename_me), methods=["POST"]),
        Route("/me", route(forget_me), methods=["DELETE"]),
        Route("/engine", route(engine)),
        Route("/games", route(games)),
        Route("/games/{game}/rules", route(rules)),
        Route("/games/{game}/lesson", route(first_game)),
        Route("/games/{game}/components/{set}", route(components)),
        Route("/tables", route(tables), methods=["GET"]),
        Route("/tables", route(new_table), methods=["POST"]),
        Route("/continue", route(continued), methods=["POST"]),
        Route("/join", route(join), methods=["POST"]),
        Route("/tables/{table_id}", route(table_info), methods=["GET"]),
        Route("/tables/{table_id}", route(deed), methods=["POST"]),
        Route("/tables/{table_id}/record", route(record)),
        Route("/tables/{table_id}/story", route(story)),
        Route("/tables/{table_id}/analysis", route(analysis), methods=["GET"]),
        Route("/tables/{table_id}/analysis", route(analyse), methods=["POST"]),
        WebSocketRoute("/tables/{table_id}/live", live),
    ]
    found: list[BaseRoute] = [Mount("/api", routes=api), Route("/healthz", health), Route("/metrics", no_metrics)]
    for ending, kind in TYPES.items():
        add_type(kind, ending)
    if (WEB / "assets").is_dir():
        found.append(Mount("/assets", StaticFiles(directory=WEB / "assets")))
    return [*found, Route("/{path:path}", page)]


def make_app(settings: Settings) -> Starlette:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, House | Crowd]]:
        house = House(settings)
        await house.open()
        app.state.house, app.state.limits, app.state.studies = house, Limits(settings.redis), Studies(house)
        app.state.addresses = Addresses(settings)
        app.state.crowd = Crowd(app.state.addresses, settings.connections_per_address)
        yield {"house": house, "crowd": app.state.crowd}
        app.state.studies.close()
        await app.state.limits.close()
        await house.close()

    around = [Middleware(Guard, base_url=settings.base_url), Middleware(Doors)]
    if settings.access_log:
        around.insert(0, Middleware(AccessLog))
    return Starlette(routes=routes(), lifespan=lifespan, middleware=around)


def from_settings() -> Starlette:
    """For processes that are started from here: their settings are in the environment."""
    write_logs()
    # Tables stay in memory and hold few cycles: looking through all of them for garbage costs more than views do.
    gc.set_threshold(10_000, 20, 100)
    # The thread that writes to the database asks for the interpreter often, and waits up to this long each time.
    sys.setswitchinterval(0.0005)
    return make_app(from_environment())
