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
from antechamber.server.access_log import AccessLog
from antechamber.server.addresses import Addresses
from antechamber.server.analysis import Analyses
from antechamber.server.ban_middleware import BanMiddleware
from antechamber.server.box_routes import asked_set, box_routes
from antechamber.server.client_transport import ConnectionCount
from antechamber.server.headers import SecurityMiddleware
from antechamber.server.joining import arrive, behind
from antechamber.server.library import shown_box, values
from antechamber.server.limits import Limits
from antechamber.server.lobby import lobby
from antechamber.server.logs import write_logs
from antechamber.server.looking import asked_viewer, look_at
from antechamber.server.refused import CLOSED, Refused
from antechamber.server.requests import RequestContext, route
from antechamber.server.rows import OVER
from antechamber.server.server import Server
from antechamber.server.settings import Settings, from_environment
from antechamber.server.story import bounds, export
from antechamber.server.table import Table
from antechamber.server.table_actions import TableCaller, is_announced, perform
from antechamber.server.table_setup import go_on_from, set_up
from antechamber.server.table_socket import live
from antechamber.server.tutorials import guided
from antechamber.server.viewers import Viewer, viewer_at
from antechamber.server.wire.actions import read_table_action
from antechamber.server.wire.encoding import encode
from antechamber.server.wire.lobby import Engine, Me
from antechamber.server.wire.requests import read_continue, read_join, read_new_table, read_rename

WEB: Final = Path(__file__).parent.parent / "web"
# Said here because Windows lets any program say otherwise, and no browser runs a script that is called plain text.
TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}


async def me(context: RequestContext) -> Response:
    """Who I am here; whoever comes for the first time is given a session."""
    await context.identify(must=True)
    return context.answer(Me(context.name or "Guest", __version__))


async def rename_me(context: RequestContext) -> Response:
    request = await context.body(read_rename)
    await context.identify(must=True)
    await context.server.store.sessions.rename(context.session, request.name)
    return context.answer(Me(request.name, __version__))


async def forget_me(context: RequestContext) -> Response:
    """End the session: its cookie is worth nothing any more."""
    await context.identify()
    if context.session:
        await context.to_end(context.server.end_session(context.session))
    return context.answer(None)


async def engine(context: RequestContext) -> Response:
    return context.answer(Engine(compiled=compiled(), compiling=is_being_compiled()))


async def games(context: RequestContext) -> Response:
    return context.answer(context.server.library.cards())


async def rules(context: RequestContext) -> Response:
    return PlainTextResponse(ledger(context.request.path_params["game"]), media_type="text/markdown")


async def tutorial(context: RequestContext) -> Response:
    """The guided first game of a game."""
    game = context.server.library.game(context.request.path_params["game"], STANDARD)
    # Made once for each game, by playing it: meanwhile others are served.
    return context.answer(await asyncio.to_thread(guided, game))


async def components(context: RequestContext) -> Response:
    return context.answer(values((await asked_set(context)).sheet))


async def box(context: RequestContext) -> Response:
    return context.answer(shown_box(await asked_set(context)))


async def words(context: RequestContext) -> Response:
    asked = context.request.path_params
    return PlainTextResponse(context.server.library.sentences(asked["game"], asked["language"]))


async def tables(context: RequestContext) -> Response:
    await context.identify()
    return context.answer(await lobby(context.server, context.session))


async def new_table(context: RequestContext) -> Response:
    request = await context.body(read_new_table)
    await context.limits.address("table", context.address)
    await context.identify(must=True)
    return context.answer(await context.to_end(set_up(context.server, request, context.caller)), 201)


async def continued(context: RequestContext) -> Response:
    request = await context.body(read_continue)
    await context.limits.address("table", context.address)
    await context.identify(must=True)
    return context.answer(await context.to_end(go_on_from(context.server, request, context.caller)), 201)


async def join(context: RequestContext) -> Response:
    """Come by a link: from now on my session speaks for its seat."""
    request = await context.body(read_join)
    await context.limits.address("secret", context.address)
    target = await behind(context.server, request)
    await context.identify(must=True)
    joining = arrive(context.server, target, request, context.session)
    return context.answer(await context.to_end(joining))


async def table_info(context: RequestContext) -> Response:
    table, held = await looked_at(context)
    return context.answer(table.info(viewer_at(min(held, default=None)), context.session))


async def action(context: RequestContext) -> Response:
    request = await context.body(read_table_action)
    table = await context.server.tables.get(context.request.path_params["table_id"])
    await context.identify(must=True)
    if is_announced(table, request):
        await context.limits.announcements.spend_everywhere(context.session)
    return context.answer(await context.to_end(perform(table, TableCaller(table, context.caller), request)))


async def record(context: RequestContext) -> Response:
    table, held = await looked_at(context)
    async with table.lock:
        if table.played is None:
            raise Refused(CLOSED, "The game has not begun.")
        return PlainTextResponse(
            export(table.row, table.seat_rows.values(), table.played, viewer_of(context, table, held))
        )


async def story(context: RequestContext) -> Response:
    """A game again as one viewer saw it: my own or the spectators', anyone's once it is over."""
    table, held = await looked_at(context)
    first = context.number("from", 0)
    last = context.number("to", first + 49)
    async with table.lock:
        if table.played is None:
            raise Refused(CLOSED, "The game has not begun.")
        viewer = viewer_of(context, table, held)
        first, last = bounds(table.played, viewer, first, last)
        row = msgspec.structs.replace(table.row)
    return context.answer(Raw(await context.server.stories.tell(context.caller.key, row, viewer, first, last)))


async def analyse(context: RequestContext) -> Response:
    """Have a finished game looked at."""
    table, _ = await looked_at(context)
    await context.limits.address("table", context.address)
    await context.analyses.begin(table, context.caller.key)
    return await analysis(context)


async def analysis(context: RequestContext) -> Response:
    table, held = await looked_at(context)
    if table.played is None or table.row.status != OVER:
        raise Refused(CLOSED, "A game is looked at when it is over.")
    return context.answer(await context.analyses.tell(table, table.played, viewer_of(context, table, held)))


async def looked_at(context: RequestContext) -> tuple[Table, set[int]]:
    """A table that may be looked at, and the seats of it that are mine."""
    await context.identify()
    return await look_at(context.server, context.request.path_params["table_id"], context.session)


def viewer_of(context: RequestContext, table: Table, held: set[int]) -> Viewer:
    return asked_viewer(table, held, context.request.query_params.get("seat"))


async def health(request: Request) -> Response:
    """Whether the process can do its work."""
    found = await request.app.state.server.health.look()
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
        Route("/games/{game}/tutorial", route(tutorial)),
        Route("/games/{game}/components/{set}", route(components)),
        Route("/games/{game}/components/{set}/box", route(box)),
        Route("/games/{game}/words/{language}", route(words)),
        *box_routes(),
        Route("/tables", route(tables), methods=["GET"]),
        Route("/tables", route(new_table), methods=["POST"]),
        Route("/continue", route(continued), methods=["POST"]),
        Route("/join", route(join), methods=["POST"]),
        Route("/tables/{table_id}", route(table_info), methods=["GET"]),
        Route("/tables/{table_id}", route(action), methods=["POST"]),
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
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Server | ConnectionCount]]:
        server = Server(settings)
        await server.open()
        app.state.server, app.state.limits, app.state.analyses = server, Limits(settings.redis), Analyses(server)
        app.state.addresses = Addresses(settings)
        app.state.connections = ConnectionCount(app.state.addresses, settings.connections_per_address)
        yield {"server": server, "connections": app.state.connections}
        app.state.analyses.close()
        await app.state.limits.close()
        await server.close()

    around = [Middleware(SecurityMiddleware, base_url=settings.base_url), Middleware(BanMiddleware)]
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
