"""Lists of numbers: added up, and replaced instead of changed, so that clones share them."""

from __future__ import annotations


def count(cards: list[int]) -> int:
    """How many there are, given how many of each kind. Compiled, this is much faster than `sum`."""
    total = 0
    for number in cards:
        total += number
    return total


def changed(counts: list[int], at: int, by: int) -> list[int]:
    """The same counts with one of them raised or lowered."""
    new = counts[:]
    new[at] += by
    return new


def put(counts: list[int], at: int, value: int) -> list[int]:
    """The same list with another value in one place."""
    new = counts[:]
    new[at] = value
    return new


def with_row(rows: list[list[int]], at: int, row: list[int]) -> list[list[int]]:
    """The same rows with another one in one place."""
    new = rows[:]
    new[at] = row
    return new


def more_at(rows: list[list[int]], row: int, at: int, by: int) -> list[list[int]]:
    """The same rows with one count of one row raised or lowered."""
    return with_row(rows, row, changed(rows[row], at, by))


def with_one(rows: list[list[int]], at: int, item: int) -> list[list[int]]:
    """The same rows with one thing more in one of them, which stays sorted."""
    row = [*rows[at], item]
    row.sort()
    return with_row(rows, at, row)


def without_one(rows: list[list[int]], at: int, item: int) -> list[list[int]]:
    """The same rows with one thing less in one of them."""
    return with_row(rows, at, without(rows[at], item))


def without(items: list[int], item: int) -> list[int]:
    """The same list without the first of one thing."""
    new = items[:]
    new.remove(item)
    return new
