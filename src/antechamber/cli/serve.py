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
    key_file: Annotated[str, Parameter(env_var="ANTECHAMBER_KEY_FILE")] = "",
    bot_processes: Annotated[int | None, Parameter(env_var="ANTECHAMBER_BOT_PROCESSES")] = None,
    thinking: Annotated[float | None, Parameter(env_var="ANTECHAMBER_THINKING")] = None,
    experiments: Annotated[int | None, Parameter(env_var="ANTECHAMBER_EXPERIMENTS")] = None,
    metrics_port: Annotated[int, Parameter(env_var="ANTECHAMBER_METRICS_PORT")] = 0,
    access_log: Annotated[bool, Parameter(env_var="ANTECHAMBER_ACCESS_LOG")] = False,
    tables_per_day: Annotated[int, Parameter(env_var="ANTECHAMBER_TABLES_PER_DAY")] = 100,
    tables_per_day_by_address: Annotated[int, Parameter(env_var="ANTECHAMBER_TABLES_PER_DAY_BY_ADDRESS")] = 300,
    tables_at_once: Annotated[int, Parameter(env_var="ANTECHAMBER_TABLES_AT_ONCE")] = 50,
    boxes_per_day: Annotated[int, Parameter(env_var="ANTECHAMBER_BOXES_PER_DAY")] = 30,
    sockets_per_session: Annotated[int, Parameter(env_var="ANTECHAMBER_SOCKETS_PER_SESSION")] = 50,
    connections_per_address: Annotated[int, Parameter(env_var="ANTECHAMBER_CONNECTIONS_PER_ADDRESS")] = 200,
    largest_body: Annotated[int, Parameter(env_var="ANTECHAMBER_LARGEST_BODY")] = 256_000,
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
    :param key_file: The key that running games are sealed with; beside the database if nothing is said.
    :param bot_processes: How many processes think for bots.
    :param thinking: How many seconds a minute the bots of one session may think before those of others come first.
    :param experiments: How many tables of one session play on although only bots sit there and nobody watches.
    :param metrics_port: Where this machine, and no other, is told the numbers for Prometheus; 0 is nowhere.
    :param access_log: Write a line to the log for each request, without secrets.
    :param tables_per_day: How many tables somebody may set up in a day; 0 is any number, here and below.
    :param tables_per_day_by_address: How many tables may be set up in a day from one address.
    :param tables_at_once: How many tables that are not over somebody may host.
    :param boxes_per_day: How many boxes of their own somebody may save in a day.
    :param sockets_per_session: How many tables somebody may have open at once, in one process.
    :param connections_per_address: How many connections, and tables open, one address may have in one process.
    :param largest_body: How many bytes a request may have.
    :param open_browser: Open the lobby in a browser.
    """
    from antechamber.games import installed
    from antechamber.server.serving import serve as run
    from antechamber.server.settings import Settings

    installed()
    defaults = Settings()
    settings = Settings(
        database=database,
        redis=redis,
        workers=workers,
        host=host or defaults.host,
        port=port,
        base_url=base_url,
        trusted_proxies=trusted_proxies,
        components=components,
        key_file=key_file,
        bot_processes=defaults.bot_processes if bot_processes is None else bot_processes,
        thinking=defaults.thinking if thinking is None else thinking,
        experiments=defaults.experiments if experiments is None else experiments,
        metrics_port=metrics_port,
        access_log=access_log,
        tables_per_day=tables_per_day,
        tables_per_day_by_address=tables_per_day_by_address,
        tables_at_once=tables_at_once,
        boxes_per_day=boxes_per_day,
        sockets_per_session=sockets_per_session,
        connections_per_address=connections_per_address,
        largest_body=largest_body,
    )
    run(settings, open_browser=open_browser)
