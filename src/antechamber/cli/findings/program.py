"""The program and the machine it runs on."""

from __future__ import annotations

import os
import platform as machine
import shutil
import subprocess
import sys
import sysconfig
import warnings
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from antechamber.cli.findings import PACKAGE, Finding, get_part, is_checkout, make_anew

OLDEST: Final = (3, 11)
COMPILERS: Final = ("cc", "gcc", "clang")
GET_COMPILER: Final = {
    "Linux": "install one (Debian: apt install gcc python3-dev)",
    "Darwin": "xcode-select --install",
    "Windows": "install the Visual Studio Build Tools, with C++",
}
GET_HEADERS: Final = {"Linux": "install them (Debian: apt install python3-dev)"}


def python() -> Finding:
    said = f"{machine.python_version()}, {sys.executable}"
    if sys.version_info < OLDEST:
        return Finding("python", "wrong", said, "install Python 3.11 or newer")
    return Finding("python", "fine", said)


def platform() -> Finding:
    return Finding("platform", "fine", f"{machine.system()} {machine.release()}, {machine.machine()}")


def antechamber() -> Finding:
    from antechamber import __version__

    kind = "a checkout" if is_checkout() else "installed"
    return Finding("antechamber", "fine", f"{__version__}, {kind} in {PACKAGE}")


def games() -> Finding:
    """What can be played, and why what somebody has installed cannot."""
    from antechamber.games import GROUP, find_games, load

    with warnings.catch_warnings(record=True) as left_out:
        warnings.simplefilter("always")
        found = find_games(list(entry_points(group=GROUP)))
    problems = [str(warning.message) for warning in left_out]
    for key in found:
        try:
            load(key)
        except Exception as error:  # noqa: BLE001 - whatever the rules of somebody's game do
            problems.append(f"{key} does not begin: {type(error).__name__}: {' '.join(str(error).split())}")
    if not found:
        return Finding("games", "wrong", "none is installed: no package has an entry point for any", make_anew())
    if problems:
        return Finding("games", "note", f"{', '.join(found)}; {'; '.join(problems)}", "mend or uninstall that package")
    return Finding("games", "fine", ", ".join(found))


def engine() -> Finding:
    from antechamber.engine import SWITCH, compiled, is_outdated

    if compiled():
        return Finding("engine", "fine", "compiled")
    said = "interpreted, so bots think more slowly"
    if os.environ.get(SWITCH):
        return Finding("engine", "note", f"{said}, because {SWITCH} is set", "unset it")
    if is_outdated():
        return Finding("engine", "note", f"{said}, because the sources have changed since it was compiled", make_anew())
    if not found_compiler():
        return Finding("engine", "note", f"{said}, because there is no C compiler", get_compiler())
    return Finding("engine", "note", f"{said}: it is not compiled here", make_anew())


def compiler() -> Finding:
    from antechamber.engine import compiled

    if found := found_compiler():
        return Finding("compiler", "fine", found)
    if compiled():
        return Finding("compiler", "fine", "none, and none is needed: the engine is compiled")
    return Finding("compiler", "note", "there is no C compiler", get_compiler())


def get_compiler() -> str:
    return GET_COMPILER.get(machine.system(), "install one")


def found_compiler() -> str:
    """Where a C compiler is, or nothing."""
    if machine.system() == "Windows":
        return visual_studio()
    found = next(filter(None, map(shutil.which, COMPILERS)), "")
    # Every Mac has them in this folder; before the tools are installed, all that they do is ask for these.
    if machine.system() == "Darwin" and found.startswith("/usr/bin/") and not answer_of("xcode-select", "-p"):
        return ""
    return found


def visual_studio() -> str:
    """The compiler of Windows is on no path; its installer knows where it is."""
    programs = os.environ.get("PROGRAMFILES(X86)", "")
    installer = Path(programs) / "Microsoft Visual Studio" / "Installer" / "vswhere.exe"
    tools = "Microsoft.VisualStudio.Component.VC.Tools.x86.x64"
    return answer_of(str(installer), "-latest", "-products", "*", "-requires", tools, "-property", "installationPath")


def answer_of(*command: str) -> str:
    """What a program prints; nothing if it fails or is not there."""
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True, timeout=10).stdout.strip()  # noqa: S603 - ours alone
    except (OSError, subprocess.SubprocessError):
        return ""


def headers() -> Finding:
    from antechamber.engine import compiled

    folder = Path(sysconfig.get_path("include"))
    if (folder / "Python.h").is_file():
        return Finding("headers", "fine", f"Python's, in {folder}")
    if compiled():
        return Finding("headers", "fine", "none of Python's, and none are needed: the engine is compiled")
    advice = GET_HEADERS.get(machine.system(), "install Python from python.org")
    return Finding("headers", "note", "Python's C headers are missing", advice)


def page() -> Finding:
    from antechamber.server.app import WEB

    if (WEB / "index.html").is_file():
        return Finding("page", "fine", f"built, in {WEB}")
    return Finding("page", "wrong", "the browser's page is not built", make_anew())


def loop() -> Finding:
    if find_spec("uvloop"):
        return Finding("loop", "fine", "uvloop")
    if machine.system() == "Windows":
        return Finding("loop", "fine", "asyncio: there is no uvloop for Windows")
    return Finding("loop", "note", "asyncio, which is slower than uvloop", "pip install uvloop")


def browser() -> Finding:
    import webbrowser

    try:
        found = webbrowser.get()
    except webbrowser.Error:
        return Finding("browser", "note", "there is none here", "open the address that `antechamber` prints elsewhere")
    return Finding("browser", "fine", found.name or type(found).__name__)


def club() -> Finding:
    return part("club", "PostgreSQL and Redis", "asyncpg", "redis")


def research() -> Finding:
    return part("research", "learners and fitting", "gymnasium", "numpy", "pettingzoo", "pyspiel")


def cluster() -> Finding:
    return part("cluster", "arenas on many machines", "ray")


def part(name: str, purpose: str, *modules: str) -> Finding:
    """Something that not everybody needs."""
    missing = [module for module in modules if not find_spec(module)]
    if missing:
        return Finding(name, "note", f"for {purpose}: {', '.join(missing)} not here", get_part(name))
    return Finding(name, "fine", f"for {purpose}: {', '.join(modules)}")


EXAMINATIONS: Final = (
    python,
    platform,
    antechamber,
    games,
    engine,
    compiler,
    headers,
    page,
    loop,
    browser,
    club,
    research,
    cluster,
)
