"""The service as an ASGI application."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from mimetypes import add_type
from pathlib import Path
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest, multiprocess
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
from antechamber.server.addresses import Addresses
from antechamber.server.analysis import Studies
from antechamber.server.course import EVERYONE
from antechamber.server.deeds import Actor, perform
from antechamber.server.headers import Guard
from antechamber.server.house import House
from antechamber.server.journal import BROKEN
from antechamber.server.lessons import guided
from antechamber.server.library import values
from antechamber.server.limits import Limits
from antechamber.server.live import live
from antechamber.server.lobby import lobby
from antechamber.server.logs import write_logs
from antechamber.server.opening import go_on_from, set_up
from antechamber.server.records import HOST_SEAT, OVER, WAITING
from antechamber.server.refused import CLOSED, FORBIDDEN, UNKNOWN, Refused
from antechamber.server.requests import Visit, route, whole
from antechamber.server.settings import Settings, from_environment
from antechamber.server.story import export, tell
from antechamber.server.table import Table
from antechamber.server.tokens import hashed
from antechamber.server.wire import Engine, Joined, Me, read_continue, read_deed, read_join, read_new_table, read_rename

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
    await visit.house.store.end_session(visit.session)
    for table in visit.house.tables.values():
        for socket in table.sockets:
            if visit.session and socket.session == visit.session:
                socket.drop(4403)
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
    return visit.answer(guided(game))


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
    return visit.answer(await visit.house.see_through(set_up(visit.house, wish, visit.session, visit.name)), 201)


async def continued(visit: Visit) -> Response:
    wish = await visit.body(read_continue)
    await visit.limits.address("table", visit.address)
    await visit.identify(must=True)
    return visit.answer(await visit.house.see_through(go_on_from(visit.house, wish, visit.session, visit.name)), 201)


async def join(visit: Visit) -> Response:
    """Come by a link: from now on my session speaks for its seat."""
    wish = await visit.body(read_join)
    await visit.limits.address("secret", visit.address)
    chair = await visit.house.store.chair_by_link(hashed(wish.token))
    if chair is None:
        raise Refused(FORBIDDEN, "this link is not valid, or no longer")
    await visit.identify(must=True)
    await visit.house.store.hold(chair.table_id, chair.seat, visit.session)
    table = await visit.house.table(chair.table_id)
    if chair.seat != HOST_SEAT:
        await visit.house.see_through(table.arrive(chair.seat, wish.name))
    return visit.answer(Joined(chair.table_id, chair.seat))


async def table_info(visit: Visit) -> Response:
    table, held = await visited(visit)
    seats = held - {HOST_SEAT}
    return visit.answer(table.info(min(seats) if seats else None, held))


async def deed(visit: Visit) -> Response:
    wish = await visit.body(read_deed)
    table = await visit.house.table(visit.request.path_params["table_id"])
    await visit.identify(must=True)
    held = await visit.house.store.held(table.id, visit.session)
    table.door.must_let_in(visit.session, held)
    actor = Actor(visit.session, visit.name, held)
    return visit.answer(await visit.house.see_through(perform(table, actor, wish)))


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
        return visit.answer(tell(table, table.course, viewer_of(visit, table, held), first, last))


async def analyse(visit: Visit) -> Response:
    """Have a finished game looked at."""
    table, _ = await visited(visit)
    await visit.limits.address("table", visit.address)
    await visit.studies.begin(table)
    return await analysis(visit)


async def analysis(visit: Visit) -> Response:
    table, held = await visited(visit)
    if table.course is None or table.row.status != OVER:
        raise Refused(CLOSED, "a game is looked at when it is over")
    return visit.answer(await visit.studies.tell(table, table.course, viewer_of(visit, table, held)))


async def visited(visit: Visit) -> tuple[Table, set[int]]:
    """A table that may be looked at, and the seats of it that are mine."""
    table = await visit.house.table(visit.request.path_params["table_id"])
    await visit.identify()
    held = await visit.house.store.held(table.id, visit.session) if visit.session else set()
    table.door.must_let_in(visit.session, held)
    if not held and not table.options.spectators and table.row.status != WAITING:
        raise Refused(FORBIDDEN, "this table is played without spectators")
    return table, held


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
    """Whether the process can do its work: the store answers."""
    try:
        await request.app.state.house.store.ping()
    except BROKEN:
        return PlainTextResponse("the store does not answer\n", 503)
    return PlainTextResponse("ok\n")


async def metrics(_request: Request) -> Response:
    registry = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


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
    found: list[BaseRoute] = [Mount("/api", routes=api), Route("/healthz", health), Route("/metrics", metrics)]
    for ending, kind in TYPES.items():
        add_type(kind, ending)
    if (WEB / "assets").is_dir():
        found.append(Mount("/assets", StaticFiles(directory=WEB / "assets")))
    return [*found, Route("/{path:path}", page)]


def make_app(settings: Settings) -> Starlette:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        house = House(settings)
        await house.open()
        app.state.house, app.state.limits, app.state.studies = house, Limits(settings.redis), Studies(house)
        app.state.addresses = Addresses(settings)
        yield
        app.state.studies.close()
        await app.state.limits.close()
        await house.close()

    guard = Middleware(Guard, base_url=settings.base_url)
    return Starlette(routes=routes(), lifespan=lifespan, middleware=[guard])


def from_settings() -> Starlette:
    """For processes that are started from here: their settings are in the environment."""
    write_logs()
    # Tables stay in memory and hold few cycles: looking through all of them for garbage costs more than views do.
    gc.set_threshold(10_000, 20, 100)
    # The thread that writes to the database asks for the interpreter often, and waits up to this long each time.
    sys.setswitchinterval(0.0005)
    return make_app(from_environment())
