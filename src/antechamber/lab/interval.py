"""How far a share can be trusted."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final

Z: Final = NormalDist().inv_cdf(0.975)
MANY: Final = 30


def interval(shares: list[float]) -> tuple[float, float]:
    """Between what bounds the mean of shares lies with 95 %, if each was drawn independently of the others.

    With many shares that is the normal interval of their mean. With few, or when all are equal, their spread says too
    little: Wilson's interval is then drawn as if each were a win or a loss, which spreads at least as much.
    """
    mean, count = fmean(shares), len(shares)
    spread = stdev(shares) if count >= MANY else 0.0
    if not spread:
        return wilson(mean, count)
    half = Z * spread / sqrt(count)
    return max(0.0, mean - half), min(1.0, mean + half)


def wilson(share: float, count: int) -> tuple[float, float]:
    """Wilson's score interval of a share of `count` trials."""
    middle = share + Z * Z / (2 * count)
    half = Z * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count))
    scale = 1 + Z * Z / count
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)
