"""Where the components of Royals can lie."""


def components(s):
    seats = range(s.seats)
    cards = [
        s.pile[kind] + s.discards[kind] + s.display.count(kind) + s.laid[kind] + sum(hand[kind] for hand in s.hands)
        for kind in range(len(s.box.countries))
    ]
    intrigues = [
        s.intrigue_pile[kind] + s.intrigue_discards[kind] + s.laid_intrigue[kind] + sum(h[kind] for h in s.intrigues)
        for kind in range(len(s.box.intrigues))
    ]
    cubes = [s.cubes[n] + s.holders.count(n) + sum(s.banished[n]) + sum(s.titles[n]) for n in seats]
    held = [s.box.markers[number].source for markers in s.markers for number in markers]
    return {
        "cards": cards,
        "intrigues": intrigues,
        "cubes": cubes,
        "city markers": sum(s.city_markers) + held.count("city"),
        "country markers": held.count("country") - sum(s.country_taken),
        "houses": len(s.houses) + held.count("house"),
    }
