"""What docs/research.md shows works as it stands."""

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs" / "research.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
# A search of 50 simulations a decision would take minutes here; test_openspiel plays with a few.
SHORT = [example for example in EXAMPLES if "ismcts" not in example]


@pytest.mark.parametrize("example", SHORT, ids=[example.split("\n")[0] for example in SHORT])
def test_the_examples_run(example, capsys):
    exec(example, {"my_model": lambda text: "0"})


def test_there_are_examples():
    assert len(SHORT) == len(EXAMPLES) - 1 == 4
