"""The server answers with tutorials."""

import httpx
import pytest

from antechamber.games import GAMES
from antechamber.server.settings import Settings
from server.hosts import local


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.mark.anyio
async def test_every_game_has_a_guided_first_game(tmp_path):
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", port=0, bot_processes=1)
    async with local(settings) as host, httpx.AsyncClient(base_url=host.url, verify=False, timeout=60) as http:
        for game in GAMES:
            told = (await http.get(f"/api/games/{game}/tutorial")).json()
            assert told["table"]["game"] == game
            assert len(told["scenes"]) > 30
        assert (await http.get("/api/games/chess/tutorial")).status_code == 404
