from antechamber.games import load


def test_every_section_with_marks_and_counts(run):
    shown = run("components", "royals").out
    sheet = load("royals").sheet
    assert all(section in shown for section in sheet.sections)
    assert "~16, 8" in shown
    assert "[a] source: " in shown
    values = sum(len(entry.values) for entries in sheet.sections.values() for entry in entries.values())
    assert f"{values} values: " in shown
    assert "Arcane" in run("components", "royals", "--components", "arcane").out


def test_a_fine_file(run, tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text('[set]\ntitle = "My copy"\nbased_on = "standard"\n')
    assert run("components", "royals", "--check", file).out == f"fine: My copy, {load('royals').sheet.digest}\n"


def test_a_file_with_problems_names_them_all(run, tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(
        '[set]\ntitle = "My copy"\nbased_on = "standard"\n[periods]\n'
        '1648 = { france = "many", german_states = [6, 3], britain = [5], spain = [5, 2], provenance = "rulebook" }\n'
    )
    ended = run("components", "royals", "--check", file)
    assert ended.code == 2
    assert ended.out == ""
    problems = ended.err.splitlines()
    assert len(problems) == 2
    assert all(problem.startswith("mine.toml, line 5: [periods] 1648: ") for problem in problems)


def test_a_missing_file_or_set(refused):
    assert "neither a file nor one of the bundled sets" in refused("components", "royals", "--components", "gold")
    assert "nowhere.toml" in refused("components", "royals", "--check", "nowhere.toml")
