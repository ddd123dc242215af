"""What an option costs, brings and risks in a position."""

from __future__ import annotations

from typing import Any

from antechamber.core.flow import Choice
from antechamber.core.phrase import Phrase
from antechamber.games.first_tsar.components import ANYWHERE, NOWHERE
from antechamber.games.first_tsar.constants import COIN, GOODS, NOBODY, NOTHING, PROJECTS, TITLES
from antechamber.games.first_tsar.names import (
    amount_of,
    amounts,
    bargain_phrase,
    chamber_actions,
    chamber_bonus,
    counting,
    doing,
    each,
    income_of,
    pieces,
    reward_target,
)
from antechamber.games.first_tsar.printed import RegionToken, TitleCard
from antechamber.games.first_tsar.reading import POINTS
from antechamber.games.first_tsar.rules.actions import (
    LeaveChamber,
    PlaceSeal,
    SendBoyar,
    can_seal,
    is_most_important,
    outdoes_all,
    seal_price,
)
from antechamber.games.first_tsar.rules.cards import (
    ChooseCard,
    CompleteCard,
    DrawCard,
    DrawProject,
    TakeOpenCard,
    TakeOpenProject,
)
from antechamber.games.first_tsar.rules.chambers import Begin, FinishProject, ProduceIn
from antechamber.games.first_tsar.rules.cities import BuildIn, ChooseGarrison, CollectIncome, PlaceWarriorIn, Sail
from antechamber.games.first_tsar.rules.free import UseEstate, UsePad
from antechamber.games.first_tsar.rules.goods import EXCHANGE_RATE, PickGood, missing
from antechamber.games.first_tsar.rules.named import OfGood
from antechamber.games.first_tsar.rules.planning import BidCoins, PlanChamber
from antechamber.games.first_tsar.rules.rounds import TakeReward
from antechamber.games.first_tsar.rules.setup import KeepProject
from antechamber.games.first_tsar.rules.trade import PickFirst, ResolveSource
from antechamber.games.first_tsar.rules.war import GoToWar, GoToWarOnly
from antechamber.games.first_tsar.scoring import by_influence, influence, title_points, war_now
from antechamber.games.first_tsar.state import TsarState


def detail_of(s: TsarState, seat: int, choice: Choice[Any]) -> Phrase | None:
    return (
        of_kremlin(s, seat, choice)
        or of_map(s, seat, choice)
        or of_cards(s, seat, choice)
        or of_tokens(s, seat, choice)
    )


# The Kremlin


def of_kremlin(s: TsarState, seat: int, choice: Choice[Any]) -> Phrase | None:
    match choice:
        case PlanChamber(chamber=chamber):
            return Phrase("detail-plan", actions=actions_in(s, chamber, True), goes=goes(s, chamber, True))
        case BidCoins(coins=coins):
            return bid(s, seat, s.bid(s.chamber, seat) + coins)
        case LeaveChamber(chamber=chamber):
            return leaving(s, seat, chamber)
        case PlaceSeal():
            return sealing(s, seat)
    return of_actions(s, seat, choice)


def actions_in(s: TsarState, number: int, sealable: bool) -> Phrase:
    """What is done in a chamber and, if it may be sealed, what the seal adds."""
    chamber = s.box.chambers[number]
    found = chamber_actions(chamber)
    if sealable and chamber.same_bonus:
        found.id = "chamber-actions-and-more"
        found.args["sealed"] = chamber.times + chamber.bonus_times
    elif sealable:
        found.id = "chamber-actions-and-bonus"
        found.args |= {"bonus": each(chamber.bonus), "sealed": chamber.bonus_times}
    return found


def goes(s: TsarState, chamber: int, sealable: bool) -> Phrase:
    """Where the Assignment card sends the boyar, and what it brings at once."""
    box, card = s.box, s.assignments[chamber]
    colour, action, bonus = box.card_colour[card], box.card_action[card], box.card_bonus[card]
    way = Phrase("goes-to-colour", colour=f"colour:{colour}")
    if colour in (ANYWHERE, NOWHERE):
        way = Phrase("goes-anywhere" if colour == ANYWHERE else "goes-nowhere")
    if sealable and bonus.words:
        return Phrase("goes-and-brings-more", goes=way, action=doing(action), bonus=doing(bonus))
    return Phrase("goes-and-brings", goes=way, action=doing(action)) if action.words else way


def bid(s: TsarState, seat: int, coins: int) -> Phrase:
    first = outdoes_all(s, seat, s.chamber, coins)
    return Phrase("bid-first" if first else "bid-behind", coins=coins)


def leaving(s: TsarState, seat: int, chamber: int) -> Phrase:
    sealable = is_most_important(s, seat, chamber) and can_seal(s, seat, chamber)
    return Phrase(
        "detail-leave",
        standing=standing(s, seat, chamber),
        actions=actions_in(s, chamber, sealable),
        goes=goes(s, chamber, sealable),
    )


def standing(s: TsarState, seat: int, chamber: int) -> Phrase:
    """What leaving a chamber now does with the coins under the boyar, and whether there may be a seal."""
    coins = s.bid(chamber, seat)
    if not is_most_important(s, seat, chamber):
        return Phrase("standing-behind", coins=coins)
    if can_seal(s, seat, chamber):
        return Phrase("standing-first", coins=coins)
    if s.seals[chamber] == NOBODY:
        return Phrase("standing-without-seals", coins=coins)
    return Phrase("standing-sealed", coins=coins, holder=f"seat:{s.seals[chamber]}")


def sealing(s: TsarState, seat: int) -> Phrase:
    """What a seal costs and brings, and how many coins it gives back to others."""
    chamber = s.box.chambers[s.chamber]
    brings = [chamber_bonus(chamber)]
    card = s.box.card_bonus[s.assignments[s.chamber]]
    if card.words:
        brings.append(doing(card))
    after = s.clone()
    s.choices.seal.apply(after, seat)
    others = [other for other in range(s.seats) if other != seat]
    back = sum([after.goods[other][COIN] - s.goods[other][COIN] for other in others])
    return Phrase("detail-seal", brings=brings, coins=seal_price(s), back=back)


def of_actions(s: TsarState, seat: int, choice: Choice[Any]) -> Phrase | None:
    if isinstance(choice, Begin):
        return of_beginning(s, seat, choice)
    match choice.text:
        case "action exchange":
            return Phrase("detail-exchange", rate=EXCHANGE_RATE)
        case "no-seal":
            return Phrase("detail-no-seal")
        case "done":
            return Phrase("detail-done", actions=s.uses, bonus=s.extra) if s.uses + s.extra else None
    return None


def of_beginning(s: TsarState, seat: int, choice: Begin) -> Phrase:
    decision = choice.decision
    if isinstance(decision, ChooseCard):
        display, deck = s.displays[decision.kind], s.decks[decision.kind]
        return Phrase("detail-cards", display=len(display), deck=len(deck))
    if isinstance(decision, PickGood):
        goods = GOODS[decision.first : decision.last + 1]
        return Phrase("detail-pick", goods=[f"good:{good}" for good in goods])
    if isinstance(decision, ChooseGarrison):
        return Phrase("detail-place-warrior", left=s.warriors_left[seat])
    return Phrase("detail-move")


# The map


def of_map(s: TsarState, seat: int, choice: Choice[Any]) -> Phrase | None:
    match choice:
        case ProduceIn(city=city) | CollectIncome(city=city):
            return income_of(s.box, city)
        case PlaceWarriorIn(city=city) | BuildIn(city=city) | SendBoyar(city=city):
            return place(s, seat, choice, city)
        case Sail(city=city, way=way):
            token, where = s.trade_map[way], place(s, seat, choice, city)
            if token == NOTHING:
                return where
            return Phrase("detail-to-token", token=f"trade:{s.box.trade[token]}", place=where)
    return None


def place(s: TsarState, seat: int, choice: Choice[Any], city: int) -> Phrase:
    """A city, and what a piece more there does to the influence in its region."""
    box, at = s.box, s.box.city_region[city]
    region, colour = f"region:{box.regions[at]}", f"colour:{box.colours[box.city_colour[city]]}"
    after = s.clone()
    choice.apply(after, seat)
    now, then = influence(s, seat, at), influence(after, seat, at)
    if now == then:
        return Phrase("place", region=region, colour=colour, income=income_of(box, city))
    rivals = [other for other in by_influence(s, at) if other != seat]
    rising = Phrase("place-rising", region=region, colour=colour, income=income_of(box, city), now=now, then=then)
    if rivals:
        rising.id = "place-rising-against"
        rising.args |= {"rival": f"seat:{rivals[0]}", "theirs": influence(s, rivals[0], at)}
    return rising


# Cards


def of_cards(s: TsarState, seat: int, choice: Choice[Any]) -> Phrase | None:
    match choice:
        case KeepProject(card=card) | TakeOpenProject(card=card) | CompleteCard(card=card) | FinishProject(card=card):
            return project(s, seat, card)
        case TakeOpenCard(kind=kind, card=card):
            if kind == TITLES:
                return title(s, seat, s.box.titles[card])
            return Phrase("detail-estate", deal=bargain_phrase(s.box.estates[card]))
        case UseEstate(card=card):
            return bargain_phrase(s.box.estates[card])
        case DrawProject() | DrawCard():
            return Phrase(
                "detail-draw", deck=len(s.decks[PROJECTS if isinstance(choice, DrawProject) else choice.kind])
            )
    return None


def project(s: TsarState, seat: int, card: int) -> Phrase:
    """What a Project costs and brings, and what this seat still lacks for it."""
    box, kind = s.box, s.box.project_type[card]
    found = Phrase(
        "detail-project",
        type=f"type:{box.types[kind]}",
        cost=amounts(pieces(box.project_cost[card])),
        points=amount_of(box.project_points[card], POINTS),
        effect=doing(box.type_effects[kind]),
    )
    if lacking := missing(s, seat, box.project_cost[card]):
        found.id = "detail-project-lacking"
        found.args["lacking"] = amounts(pieces(lacking))
    return found


def title(s: TsarState, seat: int, card: TitleCard) -> Phrase:
    """What a Title counts, and what it would score now if one had it."""
    return Phrase("detail-title", counts=counting(s.box, card), now=title_points(s, seat, card))


# Goods, tokens and rewards


def of_tokens(s: TsarState, seat: int, choice: Choice[Any]) -> Phrase | None:
    match choice:
        case OfGood(kind=kind):
            return Phrase("detail-have", count=s.goods[seat][kind])
        case UsePad():
            return Phrase("detail-free")
        case ResolveSource(source=source) | PickFirst(source=source):
            return Phrase("detail-token" if source < len(s.box.trade) else "detail-printed")
        case GoToWar() | GoToWarOnly():
            return war(s, seat, choice)
        case TakeReward(token=token, number=number):
            return reward(s, s.box.region_tokens[token], number)
    return None


def war(s: TsarState, seat: int, choice: Choice[Any]) -> Phrase:
    """How many warriors one would have in the Field of War, and what that would score now."""
    after = s.clone()
    choice.apply(after, seat)
    points = sum([points for _, points in war_now(after, seat)])
    return Phrase("detail-war", warriors=after.war[seat], points=points)


def reward(s: TsarState, token: RegionToken, number: int) -> Phrase | None:
    """Who gets the other reward, if anybody may."""
    if s.second != NOBODY:
        return Phrase("detail-reward", other=f"seat:{s.second}", reward=reward_target(token.key, 1 - number))
    return Phrase("detail-reward-alone") if s.box.setups[s.seats].rewards > 1 else None
