"""`antechamber serve`: the tables, for browsers."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter


def serve(
    *,
    database: Annotated[str, Parameter(env_var="ANTECHAMBER_DATABASE")] = "",
    redis: Annotated[str, Parameter(env_var="ANTECHAMBER_REDIS")] = "",
    workers: Annotated[int, Parameter(env_var="ANTECHAMBER_WORKERS")] = 1,
    host: Annotated[str, Parameter(env_var="ANTECHAMBER_HOST")] = "127.0.0.1",
    port: Annotated[int, Parameter(env_var="ANTECHAMBER_PORT")] = 8017,
    base_url: Annotated[str, Parameter(env_var="ANTECHAMBER_BASE_URL")] = "",
    trusted_proxies: Annotated[str, Parameter(env_var="ANTECHAMBER_TRUSTED_PROXIES")] = "",
    components: Annotated[str, Parameter(env_var="ANTECHAMBER_COMPONENTS")] = "",
    thinkers: Annotated[int | None, Parameter(env_var="ANTECHAMBER_THINKERS")] = None,
    open_browser: Annotated[bool, Parameter(name="--open")] = False,
) -> None:
    """Serve tables to browsers. Without any word: to this machine, with one file of data in your data folder.

    :param database: Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME.
    :param redis: redis://HOST; several processes need it to tell each other what is new.
    :param workers: How many processes.
    :param host: The address to listen on; 0.0.0.0 is everywhere.
    :param port: The port to listen on; 0 is any that is free.
    :param base_url: The address that people use, if a reverse proxy stands before this one.
    :param trusted_proxies: The addresses or networks of reverse proxies, which say whose requests they pass on.
    :param components: A folder with component sets of your own: GAME/NAME.toml.
    :param thinkers: How many processes think for bots.
    :param open_browser: Open the lobby in a browser.
    """
    from antechamber.server.serving import serve as run
    from antechamber.server.settings import Settings

    usual = Settings()
    settings = Settings(
        database=database,
        redis=redis,
        workers=workers,
        host=host,
        port=port,
        base_url=base_url,
        trusted_proxies=trusted_proxies,
        components=components,
        thinkers=usual.thinkers if thinkers is None else thinkers,
    )
    run(settings, open_browser=open_browser)
