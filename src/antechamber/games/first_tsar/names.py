"""What people call the things of the box; tokens are called by what they do, and that is made from its structure."""

from __future__ import annotations

from antechamber.core.phrase import Phrase
from antechamber.core.words import Names
from antechamber.games.first_tsar.components import Components
from antechamber.games.first_tsar.constants import ACTIONS, BOYAR, DECADES, GOODS, KINDS, WARRIOR
from antechamber.games.first_tsar.printed import Bargain, ChamberRules, Effect, TitleCard
from antechamber.games.first_tsar.reading import POINTS, Words

# Costs and effects


def amount_of(number: int, word: str) -> Phrase:
    """How many of what: a word of the component file as a part of speech."""
    return Phrase(f"amount-{word.replace('_', '-')}", count=number)


def amounts(words: Words) -> Phrase:
    """All that a cost or an effect consists of."""
    if not words:
        return Phrase("nothing")
    parts = [amount_of(number, word) for number, word in words]
    return parts[0] if len(parts) == 1 else Phrase("amounts", parts=parts)


def pieces(goods: list[tuple[int, int]]) -> Words:
    """Goods by kind and number, as a component file lists them."""
    return [(number, GOODS[kind]) for kind, number in goods]


def doing(effect: Effect) -> Phrase:
    return amounts(effect.words)


def deal(cost: Words, gain: Words) -> Phrase:
    """What comes of something, and what is paid for it, if anything is."""
    return Phrase("deal", gain=amounts(gain), cost=amounts(cost)) if cost else amounts(gain)


def bargain_phrase(bargain: Bargain) -> Phrase:
    return deal(bargain.words, bargain.effect.words)


def income_of(box: Components, city: int) -> Phrase:
    return deal(pieces(box.city_cost[city]), pieces(box.city_income[city]))


def counting(box: Components, title: TitleCard) -> Phrase:
    """What a Title brings points for."""
    points = amount_of(title.points, POINTS)
    match title.metric:
        case "projects":
            return Phrase("counts-projects", points=points, type=f"type:{box.types[title.project_type]}")
        case "strongholds":
            if len(title.colours) == len(box.colours):
                return Phrase("counts-strongholds", points=points, influence=title.influence)
            colours = [f"colour:{box.colours[colour]}" for colour in title.colours]
            return Phrase("counts-strongholds-of-colours", points=points, influence=title.influence, colours=colours)
        case "favour":
            first, second = [amount_of(place, POINTS) for place in title.places]
            return Phrase("counts-favour", first=first, second=second)
    return Phrase(f"counts-{title.metric.replace('_', '-')}", points=points)


# Chambers


def each(actions: list[int]) -> list[Phrase]:
    return [Phrase(f"act-{ACTIONS[action].replace('_', '-')}") for action in actions]


def chamber_actions(chamber: ChamberRules) -> Phrase:
    """What is done in a chamber, and how often."""
    return Phrase("chamber-actions", actions=each(chamber.actions), times=chamber.times, freely=len(chamber.freely))


def chamber_bonus(chamber: ChamberRules) -> Phrase:
    """What a seal adds there."""
    if chamber.same_bonus:
        return Phrase("bonus-actions", count=chamber.bonus_times)
    return Phrase("bonus-of-kinds", actions=each(chamber.bonus), times=chamber.bonus_times)


def in_brief(phrase: Phrase) -> Phrase:
    """What stands on a card or a chamber itself: the same in fewer words, `brief-counts-tokens`."""
    args = {
        name: [in_brief(item) if isinstance(item, Phrase) else item for item in value] if name == "actions" else value
        for name, value in phrase.args.items()
    }
    return Phrase(f"brief-{phrase.id}", **args)


# Names


def names_of(box: Components) -> Names:
    """What every target of events, options and the score is called."""
    names: Names = {f"region:{key}": name for key, name in zip(box.regions, box.region_names, strict=True)}
    names |= {f"city:{key}": name for key, name in zip(box.cities, box.city_names, strict=True)}
    for chamber in box.chambers:
        names[f"chamber:{chamber.key}"] = chamber.name
        names[f"chamber_actions:{chamber.key}"] = in_brief(chamber_actions(chamber))
        names[f"chamber_bonus:{chamber.key}"] = in_brief(chamber_bonus(chamber))
    names |= {f"colour:{colour}": colour.replace("_", " ") for colour in box.colours}
    names |= {f"type:{key}": key.replace("_", " ").capitalize() for key in box.types}
    names |= {f"decade:{decade}": decade for decade in DECADES}
    return names | names_of_cards(box) | names_of_tokens(box) | names_in_catalogue(box)


def names_of_cards(box: Components) -> Names:
    """A card is called the same in a hand, on display and in a sentence."""
    names: Names = {}
    for key, name in zip(box.projects, box.project_names, strict=True):
        names |= {f"{where}:{key}": name for where in ("project", "hand", "display")}
    for estate in box.estates:
        names |= {f"{where}:{estate.key}": estate.name for where in ("estate", "display")}
    for title in box.titles:
        names |= {f"{where}:{title.key}": title.name for where in ("title", "display")}
        names[f"title_counts:{title.key}"] = in_brief(counting(box, title))
    return names


def names_of_tokens(box: Components) -> Names:
    names: Names = {}
    for key, effect in zip(box.trade, box.trade_effects, strict=True):
        names |= {f"{where}:{key}": doing(effect) for where in ("trade", "pad")}
    names |= {f"pad:{key}": doing(effect) for key, effect in zip(box.printed, box.printed_effects, strict=True)}
    names |= {f"pad:{bargain.key}": bargain_phrase(bargain) for bargain in box.pad_actions}
    names |= {f"spoils:{key}": doing(effect) for key, effect in zip(box.spoils, box.spoils_effects, strict=True)}
    for token in box.region_tokens:
        first, second = [doing(reward) for reward in token.rewards]
        names[f"region_token:{token.key}"] = Phrase("two-rewards", first=first, second=second)
        names |= {reward_target(token.key, 0): first, reward_target(token.key, 1): second}
    return names


def reward_target(token: str, number: int) -> str:
    return f"reward:{token}.{number}"


def names_in_catalogue(box: Components) -> Names:
    """What the rules have words for, and no box renames."""
    lines = [target for _, target in box.lines if target.startswith("line:")]
    actions = ["warrior", "move", "foreign", "exchange", *KINDS]
    targets = [*lines, *[f"good:{good}" for good in GOODS], *[f"piece:{piece}" for piece in (WARRIOR, BOYAR)]]
    targets += [f"action:{action}" for action in actions] + [f"deck:{kind}" for kind in KINDS]
    return {target: Phrase(target.replace(":", "-")) for target in targets}
