"""A scripted player: the client's half of the protocol, for the swarm and for tests."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from http.cookiejar import DefaultCookiePolicy
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from antechamber.server.sessions import COOKIE
from antechamber.server.wire.client import AnyClientMessage
from antechamber.server.wire.encoding import encode, encode_text
from antechamber.server.wire.lobby import Joined, Links
from antechamber.server.wire.requests import NewTable

MOST: Final = 8_000_000


class ServerMessage(msgspec.Struct):
    """The parts of a server's message that a player needs, whatever its kind."""

    kind: str
    number: int = 0
    since: int = 0
    decision: int = 0
    re: int = 0
    code: str = ""
    text: str = ""
    now: dict[str, Any] = {}


read_server_message: Final = msgspec.json.Decoder(ServerMessage)


class ScriptedClient:
    """Somebody with a session, over HTTP."""

    def __init__(self, url: str, http: httpx.AsyncClient, token: str = "") -> None:
        self.url = url.rstrip("/")
        self.http = http
        self.token = token
        # Many people share one client: it must not remember whose cookie it saw last.
        http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))

    async def post(self, path: str, body: object) -> bytes:
        headers = {"cookie": f"{COOKIE}={self.token}"} if self.token else {}
        answer = await self.http.post(f"{self.url}/api{path}", content=encode(body), headers=headers)
        if answer.is_error:
            raise RuntimeError(f"{path}: {answer.text}")
        self.token = answer.cookies.get(COOKIE) or self.token
        return answer.content

    async def set_up(self, request: NewTable) -> Links:
        return msgspec.json.decode(await self.post("/tables", request), type=Links)

    async def join(self, token: str) -> Joined:
        return msgspec.json.decode(await self.post("/join", {"token": token}), type=Joined)


class ScriptedPlayer:
    """A seat's socket at its table: remembers what it was last told, and wakes whoever waits for news."""

    def __init__(self, client: ScriptedClient, table: str, seat: int | None) -> None:
        self.client = client
        self.table = table
        self.seat = seat
        self.number = self.decision = 0
        self.now: dict[str, Any] = {}
        self.answers: dict[int, asyncio.Future[ServerMessage]] = {}
        self.asked = 0
        self.on_news: Callable[[ServerMessage], None] = lambda _heard: None
        self.on_raw: Callable[[str], None] = lambda _raw: None
        self.news = asyncio.Event()
        self.websocket: ClientConnection | None = None
        self.listener: asyncio.Task[None] | None = None

    @property
    def address(self) -> str:
        seat = "" if self.seat is None else f"?seat={self.seat}"
        return f"{self.client.url.replace('http', 'ws', 1)}/api/tables/{self.table}/live{seat}"

    async def come(self) -> None:
        """Connect and listen until the socket is closed."""
        cookie = {"Cookie": f"{COOKIE}={self.client.token}"}
        self.websocket = await connect(self.address, additional_headers=cookie, max_size=MOST, compression=None)
        self.listener = asyncio.create_task(self.listen(self.websocket))

    async def go(self) -> None:
        if self.websocket is not None:
            await self.websocket.close()
        if self.listener is not None:
            await asyncio.gather(self.listener, return_exceptions=True)

    async def listener_ends(self) -> None:
        """Wait until the other side has closed the socket."""
        if self.listener is not None:
            await asyncio.wait([self.listener])

    async def listen(self, websocket: ClientConnection) -> None:
        try:
            async for raw in websocket:
                self.hear(str(raw))
        except ConnectionClosed:
            pass
        finally:
            for answer in self.answers.values():
                if not answer.done():
                    answer.set_result(ServerMessage("lost"))
            self.on_news(ServerMessage("lost"))
            self.news.set()

    def hear(self, raw: str) -> None:
        self.on_raw(raw)
        heard = read_server_message.decode(raw)
        if heard.kind in {"view", "update"}:
            if heard.kind == "update" and heard.since != self.number:
                raise RuntimeError(f"an update since {heard.since} came at {self.number}")
            self.number, self.decision, self.now = heard.number, heard.decision, heard.now
        elif heard.re in self.answers:
            self.answers.pop(heard.re).set_result(heard)
        self.on_news(heard)
        self.news.set()

    async def request(self, request: AnyClientMessage) -> ServerMessage:
        """Send a message and wait for the answer to it."""
        if self.websocket is None:
            raise RuntimeError("not connected")
        self.asked += 1
        request.re = self.asked
        answer: asyncio.Future[ServerMessage] = asyncio.get_running_loop().create_future()
        self.answers[self.asked] = answer
        try:
            await self.websocket.send(encode_text(request))
        except ConnectionClosed:
            return ServerMessage("lost")
        return await answer

    @property
    def options(self) -> list[str]:
        return [option["text"] for option in self.now.get("options", [])]

    @property
    def over(self) -> bool:
        return bool(self.now.get("over"))

    async def until(self, ready: Callable[[], bool]) -> None:
        """Wait for news until something is so."""
        while not ready():
            if self.listener is not None and self.listener.done():
                raise ConnectionError(f"the socket of seat {self.seat} is lost")
            self.news.clear()
            await self.news.wait()
