"""What people may be called, and what they may say: nothing that hides, misleads or speaks for the server."""

from __future__ import annotations

import re
from typing import Final
from unicodedata import category, normalize

from antechamber.bots import LEVELS
from antechamber.server.refused import MALFORMED, Refused

LONGEST_NAME: Final = 24
LONGEST_SPEECH: Final = 500
MOST_MARKS: Final = 3  # on one letter; more of them run over the lines around
# Controls, marks of direction and other invisible signs, private use, unassigned, halves of pairs, ends of lines.
UNSEEN: Final = {"Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp"}
JOINERS: Final = "\u200c\u200d"  # which some scripts and many pictures need
BLANK: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters and signs that look like nothing
OWN: Final = {"antechamber", "host", "thehost", "you", "spectator", "spectators", "everyone", "bot", *LEVELS}
# Letters of other scripts, and digits, that look like Latin ones.
ALIKE: Final = str.maketrans(
    "АВЕЁКМНОРСТУХІЈЅԁԛԝһаеёорсухіјѕвкмнт" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧανορτυχικ" + "0135|!ı",  # noqa: RUF001 - likeness is the point
    "abeekmhopctyxijsdqwhaeeopcyxijsbkmht" + "abezhikmnoptyxavoptuxik" + "olesiii",
)


def person(text: str) -> str:
    """A name as it is kept, or a refusal that says what to do."""
    found = spaced(normalize("NFC", text))
    if not any(category(sign)[0] in "LNSP" for sign in found):
        raise Refused(MALFORMED, "A name needs at least one letter.")
    if len(found) > LONGEST_NAME:
        raise Refused(MALFORMED, f"A name has at most {LONGEST_NAME} letters. Choose a shorter one.")
    if any(category(sign) in UNSEEN or sign in BLANK or sign in "<>" for sign in text.strip()) or is_stacked(found):
        raise Refused(MALFORMED, "This name has signs in it that cannot be shown. Choose another one.")
    if is_reserved(found):
        raise Refused(MALFORMED, "That name is the server's own. Choose another one.")
    return found


def speech(text: str) -> str:
    """Something said, in one line, without what could not be seen in it."""
    found = spaced("".join(sign for sign in text if sign in JOINERS or sign.isspace() or category(sign) not in UNSEEN))
    if not any(category(sign)[0] in "LNSP" and sign not in BLANK for sign in found):
        raise Refused(MALFORMED, "There is nothing to say.")
    if is_stacked(found):
        raise Refused(MALFORMED, "This has signs in it that cannot be shown.")
    return found


def is_plain(text: str) -> bool:
    """Whether everything in a text can be seen."""
    return not any(category(sign) in UNSEEN for sign in text)


def spaced(text: str) -> str:
    """With plain spaces, one at a time, and none at the ends."""
    return " ".join(text.split())


def is_stacked(text: str) -> bool:
    return bool(re.search(f"M{{{MOST_MARKS + 1}}}", "".join(category(sign)[0] for sign in normalize("NFD", text))))


def is_reserved(text: str) -> bool:
    """Whether a name reads like one of the server's own, whatever letters and spaces it is written with."""
    folded = normalize("NFKD", text).translate(ALIKE).casefold()
    return "".join(sign for sign in folded if sign.isalnum()) in OWN_READ


OWN_READ: Final = {name.translate(ALIKE) for name in OWN}
