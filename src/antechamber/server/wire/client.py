"""What a client sends over a table's socket."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from antechamber.server.wire.scalars import ChatText, ChoiceText, Count, Key, Things


class ClientMessage(Struct, tag_field="kind", forbid_unknown_fields=True):
    """A message of a client; `re` comes back with the answer."""

    re: Count = 0


class Choose(ClientMessage, tag="choose", kw_only=True):
    """One of my options; `decision` says which decision it answers."""

    decision: Count
    text: ChoiceText


class DraftChoice(ClientMessage, tag="draft_choice", kw_only=True):
    """One of my options, which nobody else is shown before I end my turn, unless it needs chance or teaches me."""

    decision: Count
    text: ChoiceText


class Compose(ClientMessage, tag="compose", kw_only=True):
    """A whole set of what I may pick, by its targets and in any order; it is drafted."""

    decision: Count
    things: Things


class EndTurn(ClientMessage, tag="end_turn", kw_only=True):
    """Play what I have drafted."""

    decision: Count


class TakeBack(ClientMessage, tag="take_back", kw_only=True):
    """Take back my latest choice, or `all` that I have drafted; without a draft, what I played last."""

    decision: Count
    all: bool = False


class AskRewind(ClientMessage, tag="ask_rewind", kw_only=True):
    """Ask all to go back to one of my moments."""

    moment: Count


class AnswerRewind(ClientMessage, tag="answer_rewind", kw_only=True):
    """Agree to go back or refuse it; `request` says what is answered."""

    request: Count
    agree: bool


class AnswerBot(ClientMessage, tag="answer_bot", kw_only=True):
    """Let the bot play for me that I was offered, or not."""

    level: Key
    agree: bool


class Say(ClientMessage, tag="say", kw_only=True):
    text: ChatText


class AskAdvice(ClientMessage, tag="ask_advice", kw_only=True):
    """What would the Chancellor do?"""

    decision: Count


class CheckUndo(ClientMessage, tag="check_undo", kw_only=True):
    """Could I take this choice back?"""

    decision: Count
    text: ChoiceText


class Back(ClientMessage, tag="back", kw_only=True):
    """I play myself again."""


class Refresh(ClientMessage, tag="refresh", kw_only=True):
    """I have missed something: send the whole view."""


AnyClientMessage = (
    Choose
    | DraftChoice
    | Compose
    | EndTurn
    | TakeBack
    | AskRewind
    | AnswerRewind
    | AnswerBot
    | Say
    | AskAdvice
    | CheckUndo
    | Back
    | Refresh
)

read_client_message: Final[msgspec.json.Decoder[AnyClientMessage]] = msgspec.json.Decoder(AnyClientMessage)
