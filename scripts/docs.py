"""`make docs`: the documentation as pages to read in a browser, in build/site, without a network.

Pages are where people look for them: docs/, the README, a game's RULES.md. They are copied together, their links are
made to fit, and what a link leads to elsewhere in the repository becomes a page that shows it: the same link works on
GitHub. Then Zensical builds the site, and every link and anchor of the result is followed.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from html.parser import HTMLParser
from pathlib import Path
from posixpath import relpath
from typing import Any
from urllib.parse import unquote, urldefrag

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "build" / "docs"
SITE = ROOT / "build" / "site"
CONFIGURATION = ROOT / "zensical.toml"

CODE_OR_LINK = re.compile(r"^```.*?^```|`[^`\n]+`|\]\(([^)\s]+)\)", re.MULTILINE | re.DOTALL)
ELSEWHERE = re.compile(r"[a-z]+:", re.IGNORECASE)
LIST_IN_A_PARAGRAPH = re.compile(r"^(?![-#>|\s\d]|\Z)[^\n]*\n(?:- |1\. )", re.MULTILINE)
RULE = re.compile(r"^- \*\*R(\d+)\.(\d+)\*\*(.*?)(\[`[^\[\]]*`\])?$", re.MULTILINE)
COLOUR = re.compile(r"\x1b\[[\d;]*m")
LANGUAGES = {".py": "python", ".toml": "toml", ".json": "json", ".yaml": "yaml", ".ts": "typescript", ".svg": "xml"}


def sources() -> dict[Path, str]:
    """What is a page by itself: where it is in the repository, and its place on the site."""
    top = {"README": "index", "CONTRIBUTING": "contributing", "CHANGELOG": "changelog"}
    top |= {"SECURITY": "security", "CODE_OF_CONDUCT": "conduct"}
    found = {ROOT / f"{name}.md": f"{place}.md" for name, place in top.items()}
    found |= {page: page.relative_to(ROOT / "docs").as_posix() for page in sorted((ROOT / "docs").rglob("*.md"))}
    for rules in sorted(ROOT.glob("src/antechamber/games/*/RULES.md")):
        found[rules] = f"rules/{rules.parent.name.replace('_', '-')}.md"
    return found


class Copy:
    """The pages, copied together; `shown` are the files that are only shown because a link leads to them."""

    def __init__(self) -> None:
        self.places = sources()
        self.shown: list[Path] = []
        self.problems: list[str] = []

    def make(self) -> None:
        shutil.rmtree(PAGES, ignore_errors=True)
        shutil.copytree(ROOT / "docs", PAGES, ignore=shutil.ignore_patterns("*.md"))
        for page, place in self.places.items():
            self.write(place, self.fitted(page, place))
        for file in self.shown:  # grows while it is walked: a folder leads to its files
            self.write(self.place_of(file), self.listing(file) if file.is_dir() else shown(file))

    def write(self, place: str, text: str) -> None:
        page = PAGES / place
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(text, encoding="utf-8")

    def fitted(self, page: Path, place: str) -> str:
        """A page with its links as the site needs them."""
        text = page.read_text("utf-8")
        for found in LIST_IN_A_PARAGRAPH.finditer(text):
            line = text.count("\n", 0, found.end())
            self.problems.append(f"{page.relative_to(ROOT)}:{line + 1}: a list needs an empty line before it")
        if page.name == "RULES.md":
            text = RULE.sub(r"- **R\1.\2**{ #r\1-\2 }\3<small>\4</small>", text)

        def fit(found: re.Match[str]) -> str:
            target = found[1]
            if target is None or target.startswith("#") or ELSEWHERE.match(target):
                return found[0]
            line = text.count("\n", 0, found.start()) + 1
            return f"]({self.link(page, line, place, target)})"

        return CODE_OR_LINK.sub(fit, text)

    def link(self, page: Path, line: int, place: str, target: str) -> str:
        address, anchor = urldefrag(target)
        file = (page.parent / unquote(address)).resolve()
        if not file.exists() or not file.is_relative_to(ROOT):
            self.problems.append(f"{page.relative_to(ROOT)}:{line}: there is no {target}")
            return target
        return relpath(self.place_of(file), Path(place).parent.as_posix()) + (f"#{anchor}" if anchor else "")

    def place_of(self, file: Path) -> str:
        """Where the site has a file: as a page, as a picture beside the pages, or shown as it is."""
        if file in self.places:
            return self.places[file]
        if file.is_relative_to(ROOT / "docs"):
            return file.relative_to(ROOT / "docs").as_posix()
        if file not in self.shown:
            self.shown.append(file)
        # Names that begin with a dot are hidden from builders of sites.
        return "/".join(["source", *(part.lstrip(".") for part in file.relative_to(ROOT).parts)]) + ".md"

    def listing(self, folder: Path) -> str:
        here = Path(self.place_of(folder)).parent.as_posix()
        tracked = subprocess.check_output(["git", "ls-files", "-z", folder], cwd=ROOT, text=True).split("\0")
        files = [ROOT / name for name in tracked if name]
        lines = [f"- [{file.relative_to(folder).as_posix()}]({relpath(self.place_of(file), here)})" for file in files]
        return heading(folder) + "\n".join(lines) + "\n"


def heading(file: Path) -> str:
    return f"---\nsearch:\n  exclude: true\n---\n\n# {file.relative_to(ROOT).as_posix()}\n\n"


def shown(file: Path) -> str:
    return f"{heading(file)}````{LANGUAGES.get(file.suffix, 'text')}\n{file.read_text('utf-8').rstrip()}\n````\n"


class Reader(HTMLParser):
    """What a page of the site links to, what it loads, and the anchors it has."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.anchors: set[str] = set()
        self.feed(page.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value for name, value in attrs if value is not None}
        self.anchors |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        elif tag == "link" and given.get("rel") in {"canonical", "next", "prev"}:
            pass
        else:
            self.loads += [given[name] for name in ("src", "href") if name in given]


def problems_of_site() -> list[str]:
    """Links and anchors that lead nowhere, and whatever a page would have to fetch from elsewhere."""
    pages = {page: Reader(page) for page in SITE.rglob("*.html")}
    found = []
    for page, reader in pages.items():
        name = page.relative_to(SITE)
        found += [f"{name} loads {address}" for address in reader.loads if re.match(r"(https?:)?//", address)]
        for target in {*reader.links, *reader.loads}:
            address, anchor = urldefrag(target)
            if ELSEWHERE.match(address) or (name.name == "404.html" and address.startswith("/")):
                continue
            file = (page.parent / unquote(address)).resolve() if address else page
            file = file / "index.html" if file.is_dir() else file
            if not file.is_file():
                found.append(f"{name} leads to {target}, which is not there")
            elif anchor and file in pages and unquote(anchor) not in pages[file].anchors:
                found.append(f"{name} leads to {target}, where there is no such anchor")
    for style in SITE.rglob("*.css"):
        for address in re.findall(r"(?:url\(|@import )\W*(https?://[^)'\"]+)", style.read_text("utf-8")):
            found.append(f"{style.relative_to(SITE)} loads {address}")
    return sorted(found)


def pages_in(navigation: Any) -> set[str]:
    """The pages that a navigation leads to: a list of titles, each with a page or with a list of such."""
    if isinstance(navigation, str):
        return {navigation}
    return {page for entry in navigation for inner in entry.values() for page in pages_in(inner)}


def problems_of_navigation(places: set[str]) -> list[str]:
    listed = pages_in(tomllib.loads(CONFIGURATION.read_text("utf-8"))["project"]["nav"])
    missing = [f"{CONFIGURATION.name}: nothing leads to {place}" for place in sorted(places - listed)]
    return missing + [f"{CONFIGURATION.name}: there is no {place}" for place in sorted(listed - places)]


def build() -> list[str]:
    """What Zensical found wrong, if anything."""
    shutil.rmtree(SITE, ignore_errors=True)
    command = [
        str(Path(sys.executable).with_name("zensical")),
        "build",
        "--strict",
        "--clean",
        "-f",
        str(CONFIGURATION),
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return [COLOUR.sub("", done.stdout + done.stderr)] if done.returncode else []


def main() -> int:
    copy = Copy()
    copy.make()
    problems = copy.problems + problems_of_navigation({*copy.places.values()}) or build() or problems_of_site()
    print("\n".join(problems) or f"{len(list(SITE.rglob('*.html')))} pages: {SITE / 'index.html'}")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
