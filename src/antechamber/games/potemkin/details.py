"""What an option costs, brings or risks in this position, as phrases: what the rules would do, told before."""

from __future__ import annotations

from typing import Any

from antechamber.core.flow import Choice
from antechamber.core.phrase import Phrase
from antechamber.games.potemkin.card_texts import ability_text, card_text
from antechamber.games.potemkin.choices import (
    ArrestAgent,
    ArrestSpent,
    Check,
    Construct,
    Cycle,
    Fetch,
    Follow,
    Furnish,
    Go,
    GoHome,
    InspectBuilding,
    Look,
    LowerShield,
    OfBuilding,
    Pick,
    PlayCard,
    ProduceResources,
    Resolve,
    Rob,
    SendMeeple,
    Spy,
    Station,
    Stock,
    StoreIn,
    TakeMeeple,
    TourVillage,
)
from antechamber.games.potemkin.components import ESPIONAGE, INDUSTRY, MEEPLES, RESOURCES, TYPES
from antechamber.games.potemkin.memory import just
from antechamber.games.potemkin.rules.acting import goes_on
from antechamber.games.potemkin.rules.constructing import PRIZES, needed
from antechamber.games.potemkin.rules.looking import secrets
from antechamber.games.potemkin.rules.moving import loot
from antechamber.games.potemkin.rules.producing import output
from antechamber.games.potemkin.rules.spying import unguarded
from antechamber.games.potemkin.state import Building, PotemkinState


def detail_of(s: PotemkinState, seat: int, choice: Choice[Any]) -> Phrase | None:
    """What there is to say of a choice besides its title."""
    match choice:
        case Pick() | Cycle():
            detail = card_text(s.box, choice.kind)
        case Furnish():
            detail = furnished(s, choice.kind)
        case PlayCard():
            detail = played(s, seat, choice.kind)
        case Construct():
            points = s.box.type_points[choice.number]
            detail = Phrase("worth", brings=brought(s, seat, choice.number), points=points)
        case ProduceResources():
            detail = produced(s, seat)
        case StoreIn() | Stock() | Fetch() | Station():
            own = s.building(choice.target)
            detail = Phrase("fake-there" if s.is_fake(own) else "real-there", cubes=own.cubes, agents=own.agents)
        case _:
            return detail_of_agents(s, seat, choice) or detail_of_rivals(s, seat, choice)
    return detail


def detail_of_agents(s: PotemkinState, seat: int, choice: Choice[Any]) -> Phrase | None:
    """Of sending agents, and of meeples."""
    match choice:
        case Spy():
            detail = Phrase("agents-ready", agents=s.ready_agents(seat))
        case LowerShield():
            detail = Phrase("now-or-never")
        case Go():
            detail = Phrase("agents-set-out", agents=s.ready_agents(seat) - s.picks_left)
        case GoHome():
            detail = Phrase("agent-is-spent")
        case TakeMeeple():
            detail = Phrase(f"with-{MEEPLES[choice.number]}")
        case SendMeeple():
            detail = Phrase(f"without-{MEEPLES[choice.number]}")
        case _:
            return None
    return detail


def detail_of_rivals(s: PotemkinState, seat: int, choice: Choice[Any]) -> Phrase | None:
    """Of what rivals have."""
    match choice:
        case Check() | Resolve() | Follow() | InspectBuilding():
            detail = outcome(s, seat, choice)
        case Look():
            return remembered(s, seat, s.building(choice.target))
        case TourVillage():
            detail = Phrase("interiors-face-down", count=len(secrets(s, choice.number)))
        case ArrestAgent():
            detail = Phrase("agents-there", agents=s.building(choice.target).agents)
        case ArrestSpent():
            detail = Phrase("spent-there", agents=s.spent[choice.number])
        case Rob():
            building = s.building(choice.target)
            stay = building.cubes - loot(s, building)
            return Phrase("cubes-stay", cubes=stay) if stay else None
        case _:
            return None
    return detail


# One's own cards and village


def furnished(s: PotemkinState, kind: int) -> Phrase:
    """Whether the card makes the building real that is being constructed."""
    behind = f"type:{TYPES[s.raising]}"
    if s.box.real[kind][s.raising]:
        return Phrase("real-behind", type=behind)
    return Phrase("fake-behind", type=behind, points=s.box.fake_points)


def played(s: PotemkinState, seat: int, kind: int) -> Phrase:
    """The card's ability, and how many pieces that is now if the card itself does not say."""
    text = ability_text(s.box, kind)
    ability, effect = s.box.abilities[kind], s.choices.effects[kind]
    assert ability is not None
    assert effect is not None
    amount = effect.amount(s, seat)
    if amount in (0, ability.n) and not ability.to.startswith("each"):
        return text
    if ability.op == RESOURCES:
        return Phrase("now-cubes", ability=text, cubes=amount)
    return Phrase("now-agents", ability=text, agents=amount)


def brought(s: PotemkinState, seat: int, number: int) -> Phrase:
    """What a new building of this type brings at once."""
    if number == ESPIONAGE:
        return Phrase("brings-agent" if s.agents else "brings-no-agent")
    if number == INDUSTRY:
        return Phrase("brings-cubes")
    prize = f"meeple:{PRIZES[number]}"
    buildings = needed(s, seat, number)
    if buildings == 0:
        return Phrase("has-meeple", meeple=prize)
    if buildings == 1:
        return Phrase("brings-meeple", meeple=prize)
    return Phrase("brings-meeple-later", meeple=prize, more=buildings - 1, type=f"type:{TYPES[number]}")


def produced(s: PotemkinState, seat: int) -> Phrase:
    """The cubes, and whether that is the end of constructing, for the seat or for all."""
    cubes = output(s, len(s.industries(seat)))
    if s.producing[seat]:
        return Phrase("produces", cubes=cubes)
    return Phrase("produces-and-flips" if goes_on(s.builders() - 1) else "produces-and-ends", cubes=cubes)


# The buildings of rivals


def remembered(s: PotemkinState, seat: int, building: Building) -> Phrase | None:
    """What the seat has already seen behind a building."""
    if not building.knowers & just(seat):
        return None
    return Phrase("seen-before", card=f"card:{s.box.kinds[s.box.card_kinds[building.card]]}")


def outcome(s: PotemkinState, seat: int, choice: OfBuilding) -> Phrase:
    """What comes of checking a building if it is fake, and if it is real; or as the seat has seen."""
    building = s.building(choice.target)
    fake, real = falls(s, seat, choice), Phrase("it-kills" if is_trap(s, choice) else "it-stays")
    if not building.knowers & just(seat):
        return Phrase("fake-or-real", fake=fake, real=real)
    return Phrase("known-fake", fake=fake) if s.is_fake(building) else Phrase("known-real", real=real)


def falls(s: PotemkinState, seat: int, choice: OfBuilding) -> Phrase:
    building, owner = s.building(choice.target), s.owner(choice.target)
    others = [target for target in unguarded(s, seat) if target != choice.target]
    return Phrase(
        "it-falls",
        cubes=building.cubes,
        agents=building.agents,
        points=s.box.destroyed_points,
        owner=f"seat:{owner}",
        scientist=int(s.scientist == owner),
        onward=int(is_trap(s, choice) and bool(others)),
    )


def is_trap(s: PotemkinState, choice: OfBuilding) -> bool:
    """Whether an agent may be lost there, or go on from there."""
    return s.building(choice.target).type == ESPIONAGE and not isinstance(choice, InspectBuilding)
