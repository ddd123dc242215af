"""What is released, installed into empty virtual environments as its users do it, with nothing but pip.

What it depends on comes from wheels that were fetched before (`make .venv/wheels`): no test asks the network.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WHEELS = ROOT / ".venv" / "wheelhouse"
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith(("ANTECHAMBER", "PYTHON", "MAKE"))}
needed = {
    "a C compiler": any(map(shutil.which, ("cc", "gcc", "clang"))),
    "the wheels of the dependencies (make .venv/wheels)": WHEELS.is_dir(),
    "make": shutil.which("make"),
}
missing = [name for name, there in needed.items() if not there]
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(bool(missing), reason=f"there is no {' and no '.join(missing)}"),
]


@pytest.fixture(scope="session")
def dist(tmp_path_factory):
    folder = tmp_path_factory.mktemp("dist")
    command = ["make", "dist", f"DIST={folder}", f"PYTHON={sys.executable}"]
    subprocess.run(command, cwd=ROOT, env=CLEAN, check=True, capture_output=True)
    return folder


@pytest.fixture(scope="session", params=["compiled", "pure"])
def installed(request, dist, tmp_path_factory):
    """A virtual environment with one of the wheels, the way to its commands, and whether it should be compiled."""
    wheel = next(wheel for wheel in dist.glob("*.whl") if ("none-any" in wheel.name) == (request.param == "pure"))
    folder = tmp_path_factory.mktemp(request.param)
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    python = folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", python, "install", "-q", "--no-compile", "--no-index"]
    subprocess.run([*pip, "--find-links", WHEELS, wheel], env=CLEAN, check=True)
    return folder, request.param == "compiled"


def run(folder, *words, **more):
    environment = {**CLEAN, "HOME": str(folder), "XDG_DATA_HOME": str(folder / "data"), "ANTECHAMBER_PORT": "0"}
    command = [folder / "bin" / words[0], *words[1:]]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False, **more)


def test_the_engine_is_what_the_wheel_says(installed):
    folder, compiled = installed
    said = run(folder, "python", "-c", "from antechamber.engine import compiled; print(compiled())")
    assert said.stdout.strip() == str(compiled), said.stderr


def test_the_doctor_finds_nothing_wrong(installed):
    folder, compiled = installed
    said = run(folder, "antechamber", "doctor")
    assert said.returncode == 0, said.stdout + said.stderr
    engine = next(line for line in said.stdout.splitlines() if "engine" in line)
    assert ("interpreted" not in engine) == compiled


def test_a_game_begins_in_the_terminal(installed):
    folder, _ = installed
    said = run(folder, "antechamber", "play", "royals", "--seats", "2", "--bots", "page", input="1\n1\n1\n")
    assert said.returncode == 0, said.stderr
    assert said.stdout.count("\n> ") > 3


def test_a_game_of_another_package_is_played_beside_ours(installed, tmp_path):
    folder, _ = installed
    pip = [sys.executable, "-m", "pip", "-q"]
    source = ROOT / "examples" / "orchard"
    subprocess.run([*pip, "wheel", "--no-deps", "--no-index", "--no-build-isolation", "-w", tmp_path, source], check=True)
    wheel = next(tmp_path.glob("*.whl"))
    there = ["--python", folder / "bin" / "python"]
    subprocess.run([*pip, *there, "install", "--no-compile", "--no-index", "--no-deps", wheel], env=CLEAN, check=True)
    said = run(folder, "antechamber", "simulate", "orchard", "--seats", "3", "--games", "5", "--json")
    assert said.returncode == 0, said.stderr
    said = run(folder, "antechamber", "play", "orchard", "--seats", "2", "--bots", "courtier", input="1\n" * 20)
    assert said.returncode == 0, said.stderr
    assert "Bid a ladder" in said.stdout


def test_the_lobby_opens(installed):
    folder, _ = installed
    environment = {**CLEAN, "HOME": str(folder), "XDG_DATA_HOME": str(folder / "data"), "ANTECHAMBER_PORT": "0"}
    server = subprocess.Popen(
        [folder / "bin" / "antechamber", "serve"], cwd=folder, env=environment, stdout=subprocess.PIPE, text=True
    )
    try:
        address = re.search(r"http://\S+", server.stdout.readline())[0]
        assert json.load(urllib.request.urlopen(f"{address}/healthz"))["ok"]
        assert b"<title>Antechamber</title>" in urllib.request.urlopen(address).read()
        assert b'"key":"royals"' in urllib.request.urlopen(f"{address}/api/games").read()
    finally:
        server.terminate()
        server.wait(30)
        server.stdout.close()


def test_the_sources_carry_the_page_and_what_builds_it(dist):
    with tarfile.open(next(dist.glob("*.tar.gz"))) as sources:
        names = {name.partition("/")[2] for name in sources.getnames()}
    assert {"src/antechamber/web/index.html", "hatch_build.py", "web/package-lock.json", "LICENSE"} <= names
    assert not [name for name in names if name.endswith(".so")]


def test_every_wheel_says_that_it_has_types(dist):
    assert all("antechamber/py.typed" in zipfile.ZipFile(wheel).namelist() for wheel in dist.glob("*.whl"))


def test_no_wheel_carries_what_only_a_checkout_needs(dist):
    for wheel in dist.glob("*.whl"):
        names = zipfile.ZipFile(wheel).namelist()
        compiled = [name for name in names if name.endswith(".so")]
        assert bool(compiled) == ("none-any" not in wheel.name)
        assert {name.split("/")[0].split(".")[0].split("-")[0].split("__")[0] for name in names} <= {
            "antechamber",
            *(Path(name).name.split("__")[0] for name in compiled if "/" not in name),
        }
