"""Where the components of Potemkin Empire can lie."""


def components(s):
    village = [building for buildings in s.villages for building in buildings]
    piles = [s.deck, s.discards, s.aside, *s.hands, *s.packs, *s.trophies]
    cards = [card for pile in piles for card in pile] + [building.card for building in village]
    if s.played >= 0:
        cards.append(s.played)
    assert sorted(cards) == list(range(len(s.box.card_kinds)))
    facades = [left + sum(building.type == number for building in village) for number, left in enumerate(s.facades)]
    return {
        "facades": facades,
        "cubes": s.cubes + s.cubes_left + sum(building.cubes for building in village),
        "agents": s.agents + s.out + sum(s.spent) + sum(building.agents for building in village),
    }
