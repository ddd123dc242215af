"""What Orchard says, as phrases; `sentences/` says them."""

from pathlib import Path

from antechamber.core.flow import Choice, State
from antechamber.core.phrase import Number, Phrase, Thing
from antechamber.core.words import Words
from orchard.components import Components
from orchard.rules import Take

SENTENCES = Path(__file__).parent / "sentences"
PROMPTS = ["bid", "tree"]
EVENTS = {"season": (Number("season"),), "bid": (Thing("ladder"),), "take": (Thing("tree"),)}


class OrchardWords(Words):
    def __init__(self, box: Components) -> None:
        names = {f"tree:{key}": name for key, name in zip(box.trees, box.tree_names, strict=True)}
        names |= {f"ladder:{number}": str(number) for number in range(1, box.ladders + 1)}
        super().__init__(SENTENCES, PROMPTS, EVENTS, {**names, "basket:mixed": box.basket_name})
        self.points = box.tree_points

    def detail(self, s: State, seat: int, choice: Choice) -> Phrase | None:
        """What a tree is worth."""
        return Phrase("worth", points=self.points[choice.tree]) if isinstance(choice, Take) else None
