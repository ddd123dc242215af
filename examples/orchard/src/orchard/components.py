"""What is in the box of Orchard: `components.toml` as tables of numbers, checked."""

from antechamber.core.components import Sheet

FEWEST, MOST = 2, 4


class Components:
    """The tables the rules look things up in; ladders and trees are numbered from 0."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        ladders = sheet.entry("cards", "ladders")
        self.ladders = ladders.number("count", least=1)
        self.hand = ladders.number("hand", least=1)
        trees = sheet.entries("trees")
        self.trees = [entry.key for entry in trees]
        self.tree_names = [entry.text("name") for entry in trees]
        self.tree_points = [entry.number("points") for entry in trees]
        self.tree_counts = [entry.number("count") for entry in trees]
        basket = sheet.entry("baskets", "mixed")
        self.basket_name = basket.text("name")
        self.basket_kinds = basket.number("kinds", least=1)
        self.basket_points = basket.number("points")
        if self.ladders < MOST * self.hand:
            ladders.problem(f"'count' must be {MOST * self.hand} or more, so that {MOST} players have a hand each")
        if sum(self.tree_counts) < (MOST + 1) * self.hand:
            ladders.problem(f"'hand' asks for {(MOST + 1) * self.hand} trees, but there are {sum(self.tree_counts)}")
        sheet.finish()
