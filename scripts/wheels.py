"""`wheels.py FOLDER`: the wheels that Antechamber needs, as its dependencies name them, into a folder."""

import subprocess
import sys
import tomllib
from pathlib import Path

project = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
command = [sys.executable, "-m", "pip", "download", "-q", "--only-binary=:all:", "-d", sys.argv[1]]
sys.exit(subprocess.call([*command, *project["dependencies"]]))
