"""What the cards say: made from what they are, and what their abilities do."""

from __future__ import annotations

from antechamber.core.phrase import Phrase
from antechamber.games.potemkin.components import (
    AGENTS,
    ALL,
    CYCLE,
    ESPIONAGE,
    INDUSTRY,
    LOOK,
    MEEPLE,
    MEEPLES,
    RESOURCES,
    TYPES,
    Ability,
    Components,
)
from antechamber.games.potemkin.rules.constructing import PRIZES


def card_text(box: Components, kind: int) -> Phrase:
    """All that stands on a card: behind what it is real, and its ability if it has one."""
    nature = box.natures[kind]
    sort = nature if nature in ("real", "fake") else "fitting"
    text = Phrase(f"printed-{sort}", type=f"type:{nature}") if sort == "fitting" else Phrase(f"printed-{sort}")
    if box.abilities[kind] is not None:
        text.args["ability"] = ability_text(box, kind)
        return text
    text.id += "-plain"
    if sort == "fake":
        text.args["points"] = box.fake_points
    return text


def face_text(box: Components, kind: int) -> Phrase:
    """The same in few words, for a small card that shows by itself whether it is real, and when it is played."""
    nature, ability = box.natures[kind], box.abilities[kind]
    if nature not in ("real", "fake"):
        fitting = Phrase("face-fitting", type=f"type:{nature}")
        return fitting if ability is None else Phrase("face-two", fitting=fitting, ability=what_it_does(ability))
    if ability is None:
        return Phrase("face-fake", points=box.fake_points) if nature == "fake" else Phrase("face-real")
    return what_it_does(ability)


def facade_text(box: Components, number: int) -> Phrase:
    """What a building of this type is good for."""
    if PRIZES[number]:
        brings = Phrase("most-brings", type=f"type:{TYPES[number]}", meeple=f"meeple:{PRIZES[number]}")
    else:
        brings = Phrase("brings-agent" if number == ESPIONAGE else "brings-cubes")
    return Phrase("worth", brings=brings, points=box.type_points[number])


def ability_text(box: Components, kind: int) -> Phrase:
    """What a card does when it is played, and whether another action follows."""
    ability = box.abilities[kind]
    assert ability is not None
    return Phrase("as-free-action" if box.free[kind] else "as-action", ability=what_it_does(ability))


def what_it_does(ability: Ability) -> Phrase:
    """The operation that an ability names, in words."""
    if ability.op == LOOK:
        return counted("look", ability.n)
    if ability.op == AGENTS:
        return counted(movement_of_agents(ability), ability.n)
    if ability.op == MEEPLE:
        return movement_of_meeple(ability)
    if ability.op == RESOURCES:
        return Phrase(movement_of_cubes(ability), n=ability.n, type=f"type:{TYPES[INDUSTRY]}")
    return counted("cycle" if ability.op == CYCLE else "inspect", ability.n)


def counted(name: str, n: int) -> Phrase:
    return Phrase(f"ability-{name}-all") if n == ALL else Phrase(f"ability-{name}", n=n)


def movement_of_agents(ability: Ability) -> str:
    if ability.to == "supply":
        return "arrest"
    return "recall" if ability.source == "supply" else "relay"


def movement_of_cubes(ability: Ability) -> str:
    if ability.to == "each_own_industry":
        return "ability-overtime"
    return "ability-stockpile" if ability.source == "supply" else "ability-pilfer"


def movement_of_meeple(ability: Ability) -> Phrase:
    """One of several meeples that may come, each if there is a building for it; or one that an opponent has to send."""
    meeples = [f"meeple:{MEEPLES[meeple]}" for meeple in ability.meeples]
    if ability.to == "board":
        return Phrase("ability-send", meeples=[Phrase("meeple-to-send", meeple=meeple) for meeple in meeples])
    needs = [f"type:{TYPES[number]}" for number in ability.needs]
    pairs = zip(meeples, needs, strict=True)
    return Phrase(
        "ability-take", meeples=[Phrase("meeple-to-take", meeple=meeple, type=need) for meeple, need in pairs]
    )
