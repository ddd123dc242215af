"""The switch between the compiled and the interpreted engine."""

import os
import subprocess
import sys

from antechamber.engine import EXTENSION_SUFFIXES, SWITCH, SourceFinder, compiled, is_outdated

ASK = "from antechamber.engine import compiled; print(compiled())"


def test_the_switch_forces_the_interpreted_engine():
    said = subprocess.run(
        [sys.executable, "-c", ASK], env={**os.environ, SWITCH: "1"}, capture_output=True, text=True, check=True
    )
    assert said.stdout.strip() == "False"


def test_without_the_switch_the_engine_is_what_was_built():
    environment = {name: value for name, value in os.environ.items() if name != SWITCH}
    said = subprocess.run([sys.executable, "-c", ASK], env=environment, capture_output=True, text=True, check=True)
    assert said.stdout.strip() == str(compiled() or not_yet_known(environment))


def not_yet_known(environment):
    """Under the switch this process cannot tell what was built: another one can."""
    find = "from importlib.util import find_spec; print(not find_spec('antechamber.core.flow').origin.endswith('.py'))"
    said = subprocess.run([sys.executable, "-c", find], env=environment, capture_output=True, text=True, check=True)
    return said.stdout.strip() == "True"


def test_the_finder_leaves_other_packages_alone():
    assert SourceFinder().find_spec("json.decoder", None) is None


def test_sources_that_have_changed_since_they_were_compiled_leave_the_compiled_engine_aside(tmp_path):
    package = tmp_path / "src" / "antechamber"
    source = package / "core" / "flow.py"
    built = source.with_name(f"flow{EXTENSION_SUFFIXES[0]}")
    source.parent.mkdir(parents=True)
    for number, file in enumerate((source, built)):
        file.touch()
        os.utime(file, (1000 + number, 1000 + number))
    (tmp_path / "hatch_build.py").touch()
    assert not is_outdated(package)
    os.utime(source, (1002, 1002))
    assert is_outdated(package)
    (tmp_path / "hatch_build.py").unlink()
    assert not is_outdated(package), "what is installed has no sources that change"
