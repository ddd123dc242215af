"""The browser's types are those of this server."""

import os
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from antechamber.server.app import routes
from antechamber.server.client_messages import HANDLERS
from antechamber.server.table_actions import ACTIONS
from antechamber.server.wire.client import read_client_message

WIRE = Path(__file__).parents[2] / "web" / "src" / "lib" / "wire.ts"


def test_the_types_of_the_browser_are_up_to_date():
    command = [sys.executable, "-m", "antechamber.server.typescript"]
    made = subprocess.run(command, env=os.environ | {"ANTECHAMBER_INTERPRETED": "1"}, capture_output=True, check=True)
    assert made.stdout.decode() == WIRE.read_text(encoding="utf-8"), "run: make types"


def test_every_address_is_in_the_documentation():
    text = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
    interface = next(part for part in routes() if part.path == "/api")
    paths = {f"/api{part.path}".replace("{table_id}", "{id}") for part in interface.routes}
    assert {path for path in paths if not re.search(rf"`[^`]*{re.escape(path)}[`?]", text)} == set()


@pytest.mark.parametrize("functions", [ACTIONS, HANDLERS], ids=["table actions", "client messages"])
def test_a_class_its_tag_and_its_function_have_one_name(functions):
    for kind, function in functions.items():
        name = re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()
        assert (kind.__struct_config__.tag, function.__name__) == (name, name)


@pytest.mark.parametrize(
    "message",
    [
        b"",
        b"{}",
        b"[]",
        b'{"kind":"choose"}',
        b'{"kind":"choose","decision":-1,"text":"x"}',
        b'{"kind":"choose","decision":1,"text":""}',
        b'{"kind":"choose","decision":1,"text":"x","more":1}',
        b'{"kind":"steal","decision":1}',
        b'{"kind":"say","text":"' + b"x" * 501 + b'"}',
    ],
)
def test_what_is_not_a_message_is_not_read_as_one(message):
    with pytest.raises(msgspec.DecodeError):
        read_client_message.decode(message)
