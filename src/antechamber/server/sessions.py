"""Sessions without accounts: a secret in a cookie that scripts of a page cannot read; the store has its hash."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from antechamber.server.store import Store
from antechamber.server.tokens import hashed, new_token

COOKIE: Final = "antechamber"
YEAR: Final = 365 * 86400
LONGEST: Final = 64
GUEST: Final = "Guest"


def session_of(connection: HTTPConnection) -> str:
    """The session that a request says it belongs to, whether or not there is such a one."""
    token = connection.cookies.get(COOKIE, "")
    return hashed(token) if 0 < len(token) <= LONGEST else ""


async def find_session(store: Store, connection: HTTPConnection) -> tuple[str, str]:
    """The session that a request belongs to, and its person's name; empty if there is none."""
    session = session_of(connection)
    if not session:
        return "", GUEST
    name = await store.sessions.name(session)
    return ("", GUEST) if name is None else (session, name)


async def new_session(store: Store) -> tuple[str, str]:
    """A new session and the secret that goes into the cookie."""
    token = new_token()
    await store.sessions.add(hashed(token), GUEST)
    return hashed(token), token


def set_cookie(response: Response, token: str, secure: bool) -> None:
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
