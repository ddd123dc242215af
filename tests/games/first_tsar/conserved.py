"""Where the components of The First Tsar can lie."""

from antechamber.games.first_tsar.constants import ESTATES, PROJECTS, TITLES


def components(s):
    seats = range(len(s.lanes))
    chambers = range(len(s.box.chambers))
    inside = [sum(s.bid(chamber, seat) >= 0 for chamber in chambers) for seat in seats]
    incoming = [s.incoming] if s.incoming >= 0 else []
    return {
        "boyars": [s.boyars_left[n] + inside[n] + sum(s.on_cards[n :: len(seats)]) + sum(s.boyars[n]) for n in seats],
        "warriors": [s.warriors_left[n] + s.war[n] + sum(s.warriors[n]) for n in seats],
        "buildings": [s.buildings_left[n] + s.buildings.count(n) for n in seats],
        "seals": [s.seals_left[n] + s.seals.count(n) for n in seats],
        "points": [s.points[n] - sum(s.scored[n][1::2]) for n in seats],
        "favour": sorted(s.favour),
        "projects": pooled(s.decks[PROJECTS], s.displays[PROJECTS], *s.hands, *s.dealt, *s.completed),
        "estates": pooled(s.decks[ESTATES], s.displays[ESTATES], s.discards[ESTATES], *s.estates),
        "titles": pooled(s.decks[TITLES], s.displays[TITLES], s.discards[TITLES], *s.titles),
        "trade": pooled(s.trade_pile, [t for t in s.trade_map if t >= 0], s.trade_discards, incoming, *s.pads),
        "spoils": pooled(s.spoils_pile, s.spoils_display, s.spoils_discards, *s.spoils),
        "regions": pooled(s.region_pile, s.last_regions, s.region_tokens, s.region_discards),
        "known": [set(known) <= set(hand) for known, hand in zip(s.known, s.hands, strict=True)],
        "nothing owed": min(min(goods) for goods in s.goods) >= 0,
    }


def pooled(*piles):
    return sorted(thing for pile in piles for thing in pile)
