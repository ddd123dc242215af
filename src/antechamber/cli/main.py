"""`antechamber`: its commands, and the one place where mistakes become a line and an exit code."""

from __future__ import annotations

import io
import os
import sys
import warnings
from difflib import get_close_matches
from typing import Final, NoReturn

from cyclopts import App, CycloptsError, Parameter, UnusedCliTokensError

from antechamber import __version__
from antechamber.core.errors import AntechamberError

WRONG: Final = 2
INTERRUPTED: Final = 130
COMMANDS: Final = {
    "serve": "Serve tables to browsers.",
    "play": "Play a game in this terminal, with people or against bots.",
    "rules": "Read the rules of a game.",
    "components": "Show what is in a game's box, and where each value comes from.",
    "replay": "Play a record again and show how it stands.",
    "simulate": "Let random players play many games.",
    "arena": "Let bots play against each other and see who is better.",
    "bench": "Measure how fast the rules run.",
    "verify": "Play every stored table again.",
    "backup": "Copy all stored tables into one file.",
    "admin": "Look after the tables and people of a server.",
    "doctor": "Say what this machine has, and what is missing.",
    "swarm": "Let scripted players play at a server, and measure what they feel.",
    "fit": "Learn from many games what the bots value positions by.",
    "encoding": "List the numbers that learners are given.",
}

app = App(
    name="antechamber",
    help="Board games of court intrigue. Without a command: serve to this machine and open the lobby",
    version=__version__,
    default_parameter=Parameter(negative=()),
    suppress_keyboard_interrupt=False,
    result_action="return_value",
)
for number, (command, purpose) in enumerate(COMMANDS.items()):
    app.command(f"antechamber.cli.{command}:{command}", name=command, help=purpose, sort_key=number)


@app.default
def open_lobby() -> None:
    """Serve as `serve` would by itself, and open the lobby in a browser."""
    app(["serve", "--open"], exit_on_error=False, print_error=False)


def main(tokens: list[str] | None = None) -> None:
    """Run the command line; what is wrong is said on stderr, without a traceback."""
    print_anything()
    warnings.formatwarning = in_a_line
    try:
        app(tokens, exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read us has stopped; what is still buffered must not complain at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except UnusedCliTokensError as error:
        fail(unknown(error.unused_tokens[0] if error.unused_tokens else ""))
    except CycloptsError as error:
        fail(" ".join(str(error).split()))
    except AntechamberError as error:
        fail(str(error))
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))


def unknown(word: str) -> str:
    """A word that nobody knows what to do with, and perhaps the one that was meant."""
    meant = get_close_matches(word, COMMANDS, 1)
    advice = f"Did you mean `antechamber {meant[0]}`?" if meant else "`antechamber --help` lists the commands."
    return f"Nothing can be done with '{word}'. {advice}"


def in_a_line(message: Warning | str, *_where: object, **_line: object) -> str:
    """A warning as a person reads it: what it says, not which line of ours it comes from."""
    return f"{message}\n"


def print_anything() -> None:
    """Windows gives files and pipes an old encoding: a sign that it lacks becomes a question mark."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def fail(message: str) -> NoReturn:
    print(message, file=sys.stderr)
    sys.exit(WRONG)
