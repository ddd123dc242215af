"""What people are told is a sentence: a capital letter at its beginning, a full stop or a question mark at its end."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "antechamber"
# Problems of a component file are listed by file and line, as compilers do.
LISTED = {"BadComponents"}
# What a message may end with that is a sentence itself: somebody else's words.
QUOTED = {"error", "problem", "reason", "advice", "here", "why"}


def trees():
    return [(path, ast.parse(path.read_text(encoding="utf-8"))) for path in sorted(SOURCE.rglob("*.py"))]


def errors_of(nodes):
    """The classes of errors that people can put right: all that inherit from AntechamberError, however far."""
    found = {"AntechamberError"}
    bases = {node.name: {base.id for base in node.bases if isinstance(base, ast.Name)} for node in nodes}
    while grown := {name for name, above in bases.items() if above & found} - found:
        found |= grown
    return found - LISTED


def pieces(text):
    """A text with `…` for words of others that are filled in, `_` for any other value."""
    match text:
        case ast.Constant(value=str(value)):
            return value
        case ast.JoinedStr(values=values):
            return "".join(map(piece, values))
        case _:
            return None


def piece(value):
    match value:
        case ast.Constant(value=str(text)):
            return text
        case ast.FormattedValue(value=ast.Name(id=name)) if name in QUOTED:
            return "…"
        case _:
            return "_"


def messages():
    """Where people are told something, and what."""
    found = trees()
    errors = errors_of([node for _, tree in found for node in ast.walk(tree) if isinstance(node, ast.ClassDef)])
    for path, tree in found:
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef) and node.name in errors:
                calls = [call for call in ast.walk(node) if isinstance(call, ast.Call) and is_own_init(call)]
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in errors:
                calls = [node]
            else:
                continue
            for call in calls:
                text = pieces(call.args[-1]) if call.args else None
                if text is not None and " " in text:
                    yield f"{path.relative_to(SOURCE)}:{call.lineno}", text


def is_own_init(call):
    return isinstance(call.func, ast.Attribute) and call.func.attr == "__init__"


def is_sentence(text):
    begins = text[0].isupper() or not text[0].isalpha()
    return begins and text.endswith((".", "?", "…"))


def test_what_people_are_told_are_sentences():
    found = list(messages())
    assert len(found) > 100
    assert [where for where, text in found if not is_sentence(text)] == []


@pytest.mark.parametrize("text", ["the game is over.", "The game is over", "There is no seat _"])
def test_what_is_no_sentence_is_noticed(text):
    assert not is_sentence(text)
