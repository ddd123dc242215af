"""Where coverage is measured: in the tests of single rules, which come first then.

Whole games reach the same lines again and again, and take three times as long where each is noted.
"""

import sys
from pathlib import Path

MEASURED = [Path(__file__).parent / place for place in ("core", "games", "test_ledger.py")]


def pytest_collection_modifyitems(items):
    if measurement() is not None:
        items.sort(key=is_measured, reverse=True)


def pytest_runtest_protocol(item):
    running = measurement()
    if running is not None and not is_measured(item):
        running.stop()


def measurement():
    """The measurement that is under way, as `coverage run` starts one."""
    coverage = sys.modules.get("coverage")
    return coverage and coverage.Coverage.current()


def is_measured(item):
    return item.get_closest_marker("whole_games") is None and any(map(item.path.is_relative_to, MEASURED))
