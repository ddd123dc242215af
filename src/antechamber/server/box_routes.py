"""The routes of boxes: read one, save it, find it again, and any set as a file."""

from __future__ import annotations

from msgspec import Raw
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from antechamber.core.game import Game
from antechamber.server.box_service import saved
from antechamber.server.box_shelf import is_box
from antechamber.server.requests import RequestContext, route
from antechamber.server.wire.boxes import read_read_box, read_save_box


async def read(context: RequestContext) -> Response:
    request = await context.body(read_read_box)
    await context.limits.address("box", context.address)
    await context.identify()
    return context.answer(Raw(await context.server.boxes.read(context.caller.key, asked_game(context), request)))


async def save(context: RequestContext) -> Response:
    request = await context.body(read_save_box)
    await context.limits.address("table", context.address)
    await context.identify(must=True)
    saving = context.server.boxes.save(context.caller, asked_game(context), request.draft)
    return context.answer(await context.to_end(saving), 201)


async def mine(context: RequestContext) -> Response:
    """The boxes that I have saved or played with."""
    game = asked_game(context)
    await context.identify()
    rows = await context.server.store.boxes.of(context.session, game) if context.session else []
    return context.answer([saved(row) for row in rows])


async def release(context: RequestContext) -> Response:
    """I no longer need a box; tables that are played with it keep it."""
    await context.identify()
    await context.server.store.boxes.release(context.session, context.request.path_params["box"])
    return context.answer(None)


async def file(context: RequestContext) -> Response:
    """A set as a component file."""
    game = await asked_set(context)
    return PlainTextResponse(game.sheet.text, media_type="application/toml")


async def asked_set(context: RequestContext) -> Game:
    """The game with the set that is asked for. One that somebody has made may first have to be read, which costs."""
    name = str(context.request.path_params["set"])
    if is_box(name):
        await context.limits.address("box", context.address)
    return await context.server.shelf.game(asked_game(context), name)


def asked_game(context: RequestContext) -> str:
    """The key of the game that is asked for; refused if there is none."""
    key = str(context.request.path_params["game"])
    context.server.library.sets(key)
    return key


def box_routes() -> list[BaseRoute]:
    return [
        Route("/games/{game}/boxes", route(mine), methods=["GET"]),
        Route("/games/{game}/boxes", route(save), methods=["POST"]),
        Route("/games/{game}/boxes/read", route(read), methods=["POST"]),
        Route("/games/{game}/boxes/{box}", route(release), methods=["DELETE"]),
        Route("/games/{game}/components/{set}/file", route(file)),
    ]
