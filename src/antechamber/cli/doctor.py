"""`antechamber doctor`: what this machine has, what is missing, and what to do about it. It changes nothing."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, Final

import msgspec

from antechamber.cli.findings import Condition, Finding, make_anew

COLOURS: Final[dict[Condition, str]] = {"fine": "green", "note": "yellow", "wrong": "bold red"}


def doctor(*, json: bool = False) -> None:
    """Say what this machine has, what is missing and what to do. Ends with 1 if something keeps you from playing.

    :param json: Print the findings as JSON.
    """
    findings = examine()
    if json:
        from json import dumps

        print(dumps(msgspec.to_builtins(findings), indent=2))
    else:
        show(findings)
    if any(finding.state == "wrong" for finding in findings):
        sys.exit(1)


def show(findings: list[Finding]) -> None:
    from rich.text import Text

    from antechamber.cli.ink import screen

    out = screen()
    for finding in findings:
        words = f"{finding.said}; {finding.advice}" if finding.advice else finding.said
        line = Text.assemble((f"{finding.state:<5}", COLOURS[finding.state]), f"  {finding.what:<11}  {words}")
        out.print(line, soft_wrap=True)
    wrong = sum(finding.state == "wrong" for finding in findings)
    out.print(f"\n{wrong} wrong: see above what to do." if wrong else "\nYou can play.")


def examine() -> list[Finding]:
    """Everything that is found here; what cannot even be loaded is a finding, too."""
    from antechamber.cli.findings.program import EXAMINATIONS

    found = [finding_of(examination) for examination in EXAMINATIONS]
    try:
        found += examine_service()
    except ImportError as error:
        found.append(Finding("service", "wrong", str(error), make_anew()))
    return [finding for finding in found if finding]


def examine_service() -> list[Finding | None]:
    """With the settings that `serve` would take from the environment."""
    from antechamber.cli.findings.service import EXAMINATIONS
    from antechamber.server.settings import PREFIX, Settings, from_environment

    found: list[Finding | None] = []
    try:
        settings = from_environment()
    except msgspec.ValidationError as error:
        # It ends with the setting's name: … at `$.port`
        name = PREFIX + str(error).rpartition("$.")[2].strip("`").upper()
        kind = "true or false" if "`bool`" in str(error) else "a number"
        found.append(Finding("settings", "wrong", f"{name} is not {kind}", "set it to one, or unset it"))
        settings = Settings()
    return [*found, *[finding_of(examination, settings) for examination in EXAMINATIONS]]


def finding_of(examination: Callable[..., Finding | None], *given: Any) -> Finding | None:
    try:
        return examination(*given)
    except Exception as error:  # noqa: BLE001 - whatever breaks, the other examinations go on
        # What a database says is wrapped into more than anybody wants to know.
        reason = getattr(error, "orig", error)
        return Finding(examination.__name__, "wrong", f"{type(reason).__name__}: {' '.join(str(reason).split())}")
