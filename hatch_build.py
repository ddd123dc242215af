"""Compiles the engine with mypyc when the package is built; without a C compiler it stays plain Python.

`python hatch_build.py` compiles it in place, for a checkout.
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

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
FORCED = "ANTECHAMBER_COMPILE"  # "no" leaves the engine interpreted, "yes" makes a failure to compile an error


def engine_modules() -> list[str]:
    """The modules of the engine. Views stay interpreted: mypyc loses the keywords of their Struct classes."""
    package = SOURCE / "antechamber"
    modules = [*package.glob("core/*.py"), *package.glob("games/*/**/*.py")]
    return sorted(str(m.relative_to(SOURCE)) for m in modules if m.name not in ("__init__.py", "view.py"))


def compile_engine(target: Path) -> list[Path]:
    """Compile the engine into `target` and list the extension modules made, relative to it."""
    script = (
        "from mypyc.build import mypycify; from setuptools import setup; import sys;"
        "setup(name='antechamber', packages=[], script_args=['build_ext', '--build-lib', sys.argv[1], "
        "'--build-temp', sys.argv[2]], ext_modules=mypycify(sys.argv[3:], opt_level='3', debug_level='0', "
        "target_dir=sys.argv[2], group_name='antechamber'))"
    )
    with tempfile.TemporaryDirectory() as scratch:
        command = [sys.executable, "-c", script, str(target), scratch, f"--config-file={ROOT / 'pyproject.toml'}"]
        subprocess.run([*command, *engine_modules()], cwd=SOURCE, check=True)
    return sorted(path.relative_to(target) for path in target.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"))


def remove_compiled() -> None:
    for path in SOURCE.rglob("*.so"):
        path.unlink()


def compile_in_place() -> None:
    """Compile next to the sources, so that a checkout runs what it says."""
    with tempfile.TemporaryDirectory() as built:
        made = compile_engine(Path(built))
        remove_compiled()
        for path in made:
            shutil.copy2(Path(built) / path, SOURCE / path)


if __name__ == "__main__":
    compile_in_place()
