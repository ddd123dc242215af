"""How the documentation is put together for its site; `make check` builds the real one."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

import antechamber

ROOT = Path(__file__).parents[1]


@pytest.fixture
def docs(tmp_path, monkeypatch):
    """The script, for a small repository of its own."""
    spec = spec_from_file_location("docs_script", ROOT / "scripts" / "docs.py")
    script = module_from_spec(spec)
    spec.loader.exec_module(script)
    for name in ("docs/deep", "src/antechamber/games/two_words", "tests"):
        (tmp_path / name).mkdir(parents=True)
    for name in ("README", "CONTRIBUTING", "CHANGELOG", "SECURITY", "CODE_OF_CONDUCT", "docs/engine", "docs/deep/well"):
        (tmp_path / f"{name}.md").write_text(f"# {name}\n", "utf-8")
    (tmp_path / "src/antechamber/games/two_words/RULES.md").write_text(
        "# Two\n\n- **R1.2** Two *(ruling)* rules. [`rules.f`; `test_r1_2_x`]\n", "utf-8"
    )
    (tmp_path / "docs/crown.svg").write_text("<svg/>", "utf-8")
    (tmp_path / "tests/checks.py").write_text("print('```')\n", "utf-8")
    monkeypatch.setattr(script, "ROOT", tmp_path)
    monkeypatch.setattr(script, "PAGES", tmp_path / "build" / "docs")
    monkeypatch.setattr(script, "SITE", tmp_path / "build" / "site")
    return script


def copied(docs, page, text):
    """A page as the site gets it, and what is wrong with it."""
    (docs.ROOT / page).write_text(text, "utf-8")
    copy = docs.Copy()
    copy.make()
    return (docs.PAGES / copy.places[docs.ROOT / page]).read_text("utf-8"), copy.problems


@pytest.mark.parametrize(
    ("page", "link", "fitted"),
    [
        ("README.md", "docs/engine.md#chance", "engine.md#chance"),
        ("README.md", "docs/crown.svg", "crown.svg"),
        ("README.md", "CONTRIBUTING.md", "contributing.md"),
        ("docs/engine.md", "deep/well.md", "deep/well.md"),
        ("docs/deep/well.md", "../../README.md", "../index.md"),
        ("docs/deep/well.md", "../crown.svg", "../crown.svg"),
        ("docs/engine.md", "../src/antechamber/games/two_words/RULES.md#r1-2", "rules/two-words.md#r1-2"),
        ("docs/engine.md", "../tests/checks.py", "source/tests/checks.py.md"),
        ("docs/engine.md", "#engine", "#engine"),
        ("docs/engine.md", "https://example.org/a.md", "https://example.org/a.md"),
    ],
)
def test_links_fit_the_site(docs, page, link, fitted):
    text = "# A page\n\nSee [![this]({0})]({0}), not `f[0](x.md)`.\n\n```python\nf[0](x)\n```\n"
    assert copied(docs, page, text.format(link)) == (text.format(fitted), [])


def test_what_a_link_leads_to_elsewhere_is_shown(docs):
    copied(docs, "README.md", "[the contract](tests/checks.py)\n")
    assert (
        (docs.PAGES / "source/tests/checks.py.md")
        .read_text("utf-8")
        .endswith("# tests/checks.py\n\n````python\nprint('```')\n````\n")
    )


def test_rules_have_anchors_and_keep_the_names_of_code_apart(docs):
    copied(docs, "README.md", "")
    assert (
        (docs.PAGES / "rules/two-words.md")
        .read_text("utf-8")
        .endswith("- **R1.2**{ #r1-2 } Two *(ruling)* rules. <small>[`rules.f`; `test_r1_2_x`]</small>\n")
    )


def test_what_is_wrong_with_a_page_is_said_with_its_line(docs):
    assert copied(docs, "docs/engine.md", "# Engine\n\nSee [that](nowhere.md) and\n[this](/etc/hosts).\n")[1] == [
        "docs/engine.md:3: there is no nowhere.md",
        "docs/engine.md:4: there is no /etc/hosts",
    ]
    assert copied(docs, "docs/engine.md", "# Engine\n- fine\n\nThese:\n- one\n- two\n")[1] == [
        "docs/engine.md:5: a list needs an empty line before it"
    ]


def test_what_leads_nowhere_or_comes_from_elsewhere_is_found_in_the_site(docs):
    docs.SITE.mkdir(parents=True)
    (docs.SITE / "style.css").write_text("@import url('https://fonts.example/a.css');", "utf-8")
    (docs.SITE / "a.html").write_text(
        '<link rel="canonical" href="https://example.org/"><script src="https://cdn.example/x.js"></script>'
        '<h1 id="here"><a href="#here"></a><a href="b.html#there"></a><a href="b.html#gone"></a><a href="c.html"></a>'
        '<a href="https://example.org/"></a><img src="style.css">',
        "utf-8",
    )
    (docs.SITE / "b.html").write_text('<h1 id="there">', "utf-8")
    assert docs.problems_of_site() == [
        "a.html leads to b.html#gone, where there is no such anchor",
        "a.html leads to c.html, which is not there",
        "a.html loads https://cdn.example/x.js",
        "style.css loads https://fonts.example/a.css",
    ]


def test_every_page_is_in_the_navigation_and_no_other(docs, tmp_path, monkeypatch):
    configuration = tmp_path / "zensical.toml"
    configuration.write_text('[project]\nnav = [{ A = "a.md" }, { B = [{ C = "c.md" }, { D = "d.md" }] }]', "utf-8")
    monkeypatch.setattr(docs, "CONFIGURATION", configuration)
    assert docs.problems_of_navigation({"a.md", "b.md", "c.md"}) == [
        "zensical.toml: nothing leads to b.md",
        "zensical.toml: there is no d.md",
    ]


def test_the_reference_tells_of_everything_public():
    reference = (ROOT / "docs" / "reference.md").read_text("utf-8").splitlines()
    told = {line.removeprefix("::: ") for line in reference if line.startswith("::: ")}
    homes = {f"antechamber.{home}.{name}" for name, home in antechamber.HOMES.items() if name != "GAMES"}
    assert told == homes
