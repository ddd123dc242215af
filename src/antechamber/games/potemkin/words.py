"""What Potemkin Empire says: its events, decisions and options as phrases; `sentences/` says them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from antechamber.core.flow import Choice, State
from antechamber.core.phrase import Number, Phrase, Slot, Thing, Things
from antechamber.core.words import Names, Words, plain_title
from antechamber.games.potemkin.card_texts import card_text, facade_text, face_text, what_it_does
from antechamber.games.potemkin.catalogue import Choices
from antechamber.games.potemkin.choices import (
    ArrestSpent,
    Construct,
    DrawNew,
    LowerShield,
    OfBuilding,
    PlayCard,
    ProduceResources,
    Rob,
    SendMeeple,
    Spy,
    StoreIn,
    TakeMeeple,
)
from antechamber.games.potemkin.components import BOARD, DIRECTIONS, INDUSTRY, MEEPLES, NOTHING, TYPES, Components
from antechamber.games.potemkin.details import detail_of
from antechamber.games.potemkin.rules.moving import agents_of, holder, loot
from antechamber.games.potemkin.state import PotemkinState

SENTENCES: Final = Path(__file__).parent / "sentences"
PROMPTS: Final = [
    "pick",
    "act",
    "furnish",
    "assign",
    "fetch",
    "resolve",
    "follow",
    "stock",
    "station",
    "look",
    "tour",
    "inspect",
    "arrest",
    "take meeple",
    "send meeple",
    "rob",
    "store",
    "cycle",
]
CARD: Final = (Thing("card"),)
CARDS: Final = (Number("count"), Things("cards", "card"))
OWNER: Final = (Thing("owner", "seat"),)
BUILDING: Final = (Thing("owner", "seat"), Thing("building"), Thing("type"))
EVENTS: Final[dict[str, tuple[Slot, ...]]] = {
    "month": (Number("month"), Thing("direction"), Number("cards")),
    "pass": (Number("left"),),
    "research": CARD,
    "construct": (*BUILDING, *CARD),
    "play": CARD,
    "look": (*BUILDING, *CARD),
    "arrest": BUILDING,
    "arrest spent": OWNER,
    "send away": (Thing("meeple"), *OWNER),
    "rob": (*BUILDING, Number("cubes")),
    "store": (*BUILDING, Number("cubes")),
    "cycle": CARDS,
    "draw": CARD,
    "lower shield": OWNER,
    "assign": BUILDING,
    "confirm": (*BUILDING, *CARD),
    "expose": (*BUILDING, *CARD),
    "scientist leaves": OWNER,
    "produce": (Number("cubes"),),
    "stock": BUILDING,
    "discard": CARDS,
    "station": BUILDING,
    "month ends": (Number("month"),),
}
PIECES: Final = ["capitol", "shield", "scientist"]


class PotemkinWords(Words):
    """The words of the game with one component set."""

    endings = frozenset({"done", "go", "go home", "draw"})

    def __init__(self, box: Components, choices: Choices) -> None:
        super().__init__(SENTENCES, PROMPTS, EVENTS, names_of(box, choices))

    def is_grave(self, s: State, seat: int, choice: Choice[Any]) -> bool:
        """Producing with cards in hand: no more constructing or spying this month, and the hand may be lost."""
        assert isinstance(s, PotemkinState)
        return choice is s.choices.produce and bool(s.hands[seat]) and not s.producing[seat]

    def prompt(self, s: State, seat: int) -> Phrase | None:
        """What is to be decided, and how much of it is left."""
        assert isinstance(s, PotemkinState)
        decision = s.decision(seat)
        return None if decision is None else asked(s, seat, decision.prompt)

    def title(self, s: State, seat: int, choice: Choice[Any]) -> Phrase:
        assert isinstance(s, PotemkinState)
        title = plain_title(choice)
        if isinstance(choice, OfBuilding):
            title.args["owner"] = f"seat:{s.owner(choice.target)}"
            title.args["type"] = f"type:{TYPES[s.building(choice.target).type]}"
        if isinstance(choice, Rob):
            title.args["cubes"] = loot(s, s.building(choice.target))
        elif isinstance(choice, StoreIn):
            title.args["cubes"] = s.cubes_left
        elif isinstance(choice, ArrestSpent):
            return Phrase("do-arrest-spent", owner=f"seat:{choice.number}")
        elif isinstance(choice, DrawNew):
            title.args["cards"] = len(s.aside)
        elif isinstance(choice, LowerShield):
            title.args["owner"] = f"seat:{s.shield}"
        elif isinstance(choice, (TakeMeeple, SendMeeple)):
            return title_of_meeple(title, holder(s, choice.number))
        return title

    def detail(self, s: State, seat: int, choice: Choice[Any]) -> Phrase | None:
        assert isinstance(s, PotemkinState)
        return detail_of(s, seat, choice)


def title_of_meeple(title: Phrase, owner: int) -> Phrase:
    if owner == BOARD:
        return Phrase(f"{title.id}-from-board", **title.args)
    return Phrase(title.id, **title.args, owner=f"seat:{owner}")


def asked(s: PotemkinState, seat: int, prompt: str) -> Phrase:
    """A prompt with what matters now; `-more` is for whoever has begun and may stop."""
    name = f"prompt-{prompt.replace(' ', '-')}"
    if any(isinstance(option, LowerShield) for option in s.options(seat)):
        return Phrase("prompt-assign-or-shield", count=s.picks_left, owner=f"seat:{s.shield}")
    return Phrase(f"{name}-more" if has_begun(s, seat, prompt) else name, **matters(s, seat, prompt))


def has_begun(s: PotemkinState, seat: int, prompt: str) -> bool:
    """Whether the seat has made a first pick of several that it may make."""
    match prompt:
        case "look" | "inspect":
            begun = bool(s.marked)
        case "cycle":
            begun = bool(s.aside)
        case "assign":
            begun = s.picks_left < s.ready_agents(seat)
        case _:
            begun = prompt == "arrest" and s.lowest != NOTHING
    return begun


def matters(s: PotemkinState, seat: int, prompt: str) -> dict[str, Any]:
    """What a prompt is about, and how many there are to pick or place."""
    args: dict[str, Any] = {}
    match prompt:
        case "pick":
            args = {"others": len(s.packs[seat]) - 1, "next": f"seat:{s.next_seat(seat)}"}
        case "act":
            args = {"actions": actions(s, seat)}
        case "furnish":
            args = {"type": f"type:{TYPES[s.raising]}"}
        case "take meeple" | "send meeple":
            done = "meeple-taken" if prompt == "take meeple" else "meeple-sent"
            args = {"meeples": [Phrase(done, meeple=f"meeple:{MEEPLES[meeple]}") for meeple in s.marked]}
        case "stock" | "store":
            args = {"count": s.cubes_left, "type": f"type:{TYPES[INDUSTRY]}"}
        case "arrest" if s.lowest != NOTHING:
            args = {"count": how_many(s, seat, prompt), "owner": f"seat:{s.lowest}"}
        case "look" | "inspect" | "assign" | "cycle" | "arrest" | "resolve" | "station" | "fetch" | "rob":
            args = {"count": how_many(s, seat, prompt)}
    return args


def how_many(s: PotemkinState, seat: int, prompt: str) -> int:
    """What the seat may still pick, and not more than there is."""
    match prompt:
        case "look" | "inspect" | "assign":
            there = sum(isinstance(option, OfBuilding) for option in s.options(seat))
        case "cycle":
            there = len(s.hands[seat])
        case "arrest":
            there = max([agents_of(s, other) for other in range(s.seats) if other != seat])
            there = there if s.lowest == NOTHING else agents_of(s, s.lowest)
        case "resolve":
            return len(s.assigned)
        case "station":
            return s.out
        case _:
            return s.picks_left
    return min(s.picks_left, there)


def actions(s: PotemkinState, seat: int) -> list[Phrase]:
    """What a seat can do in its turn: each kind of action once."""
    known = ((Construct, "construct"), (PlayCard, "play"), (Spy, "spy"), (ProduceResources, "produce"))
    offered = s.options(seat)
    return [Phrase(f"action-{name}") for kind, name in known if any(isinstance(option, kind) for option in offered)]


def names_of(box: Components, choices: Choices) -> Names:
    """What people call the things of the box; a card is the same in a pack, in a hand and in a sentence."""
    names: Names = {f"type:{key}": name for key, name in zip(TYPES, box.type_names, strict=True)}
    names |= {f"facade:{key}": Phrase("same-type", type=f"type:{key}") for key in TYPES}
    names |= {f"facade-text:{key}": facade_text(box, number) for number, key in enumerate(TYPES)}
    names |= {f"card:{key}": name for key, name in zip(box.kinds, box.kind_names, strict=True)}
    names |= {
        f"{where}:{key}": Phrase("same-card", card=f"card:{key}") for where in ("hand", "pack") for key in box.kinds
    }
    names |= {f"text:{key}": card_text(box, kind) for kind, key in enumerate(box.kinds)}
    names |= {f"face:{key}": face_text(box, kind) for kind, key in enumerate(box.kinds)}
    abilities = [(key, ability) for key, ability in zip(box.kinds, box.abilities, strict=True) if ability is not None]
    names |= {f"ability:{key}": what_it_does(ability) for key, ability in abilities}
    names |= {f"meeple:{key}": Phrase(f"meeple-{key}") for key in PIECES}
    names |= {f"meeple-text:{key}": Phrase(f"meeple-text-{key}") for key in PIECES}
    for month, name in enumerate(box.month_names, start=1):
        names[f"month:{month}"] = name or Phrase("some-month", number=month)
    names |= {f"direction:{key}": Phrase(f"direction-{key}") for key in DIRECTIONS}
    for seat in range(box.most):
        names[f"village:{seat}"] = Phrase("village", owner=f"seat:{seat}")
        names[f"spent:{seat}"] = Phrase("spent-agent", owner=f"seat:{seat}")
    return names | {f"building:{key}": Phrase("lot", number=int(key.partition(".")[2])) for key in choices.names}
