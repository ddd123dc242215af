"""Where the components of Catherine can lie."""


def components(s):
    seats = range(s.seats)
    rows = [card for n in seats for card in [*s.rows[n], *s.below[n], *s.laid[n], *s.hands[n]] if card >= 0]
    return {
        "cards": sorted([*s.pile, *s.discards, *rows]),
        "residences": [s.supply[n] + sum(s.residences[n]) for n in seats],
        "tiles": [
            sum(tiles[good] for tiles in s.tiles)
            + sum(left for city, left in enumerate(s.city_tiles) if s.box.city_icon[city] == good)
            for good in range(4)
        ],
        "jokers": s.joker_supply + sum(s.jokers),
        "orders": sorted(s.orders),
    }
