"""What a grove is worth."""

from antechamber.core.score import Line, places, total
from orchard.state import OrchardState


def lines(s: OrchardState, seat: int) -> list[Line]:
    """R3.1 R3.2 Each tree has its points, and a grove of many kinds has a basket."""
    box, grove = s.box, s.groves[seat]
    found = [
        Line("trees", f"tree:{key}", grove[tree] * box.tree_points[tree])
        for tree, key in enumerate(box.trees)
        if grove[tree]
    ]
    if sum(count > 0 for count in grove) >= box.basket_kinds:
        found.append(Line("baskets", "basket:mixed", box.basket_points))
    return found


def ranking(s: OrchardState) -> list[int]:
    """R3.3 Most points win; whoever is level has the kinds of trees counted."""
    seats = range(s.seats)
    return places([(total(lines(s, seat)), sum(count > 0 for count in s.groves[seat])) for seat in seats])
