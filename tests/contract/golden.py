"""Our golden files; `python golden.py` makes them anew."""

from pathlib import Path

from antechamber.testing import Golden
from contract.cases import ALL

GOLDEN = Golden(Path(__file__).parent.parent / "golden")

if __name__ == "__main__":
    for case in ALL:
        GOLDEN.write(case)
