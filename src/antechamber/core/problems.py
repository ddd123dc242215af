"""What is wrong with a component file, and where: in words for people, in parts for whoever shows it in its place."""

from __future__ import annotations


class Problem:
    """A sentence about a file, one of its lines, or one value of a line; what it is not about is empty.

    `place` is how the sentence begins where nothing else shows what it is about: `[cities] lyon: `.
    """

    __slots__ = ("file", "key", "line", "name", "place", "section", "text")

    def __init__(
        self, file: str, line: int, text: str, place: str = "", section: str = "", key: str = "", name: str = ""
    ) -> None:
        self.file = file
        self.line = line
        self.text = text
        self.place = place
        self.section = section
        self.key = key
        self.name = name

    @property
    def order(self) -> tuple[str, int, str]:
        """By file, line and words; two problems that agree in these are one."""
        return (self.file, self.line, self.place + self.text)

    def __str__(self) -> str:
        where = f"{self.file}, line {self.line}" if self.line else self.file
        return f"{where}: {self.place}{self.text}"


def in_order(problems: list[Problem]) -> list[Problem]:
    """Each problem once, as they stand in the files."""
    found = {problem.order: problem for problem in problems}
    return [found[order] for order in sorted(found)]
