# Taverne: one file of commands. `make` alone lists them.
# Stamp files say what is already done; removing .venv and build starts again from nothing.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

PYTHON ?= python3
PORT ?= 8000
JOBS ?= 2
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
STATIC := src/taverne/server/static
WEB_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/dist/*' 2>/dev/null)
# The client reads the games' words from the package, so they are sources of its build too.
WEB_WORDS := $(shell find src/taverne -name '*.ftl' 2>/dev/null)
PY_PLACES := $(wildcard src tests benchmarks tools examples)

# Where there is a C compiler, engine and games are compiled, what tests/conftest.py names runs both ways, and what plays
# for long runs compiled only (docs/compiling.md); without one, or with BOTH= on the line, all of it runs plain.
BOTH ?= $(if $(shell command -v cc),1)
PLAIN := $(if $(BOTH),"not soak and not long","not soak")

export PATH := $(CURDIR)/$(BIN):$(PATH)
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Servers and terminals are started hundreds of times by the tests: they read what Python has compiled before.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help setup setup-run setup-dev system web play fast wheels test test-fast lint format bench soak mutants load golden golden-release types sbom lock clean

help: ## list the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# --- setting up -----------------------------------------------------------------------------------------------------

setup: system setup-dev web ## prepare .venv, the web client and what the tests need (quick when nothing changed)

setup-run: $(VENV)/.stamp-package web

setup-dev: $(VENV)/.stamp-dev

$(VENV)/.stamp-python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Taverne needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1). Try: make PYTHON=python3.12 setup" >&2; exit 2; }
	@$(PYTHON) -m venv $(VENV) || { \
		echo "Could not make $(VENV). On Debian and Ubuntu, install the package python3-venv and try again." >&2; exit 2; }
	@touch $@

$(VENV)/.stamp-run: requirements.txt | $(VENV)/.stamp-python
	$(BIN)/python -m pip install --quiet -r requirements.txt
	@touch $@

$(VENV)/.stamp-package: pyproject.toml $(VENV)/.stamp-run
	$(BIN)/python -m pip install --quiet --no-deps --editable .
	@touch $@

$(VENV)/.stamp-dev: requirements-dev.txt $(VENV)/.stamp-package
	$(BIN)/python -m pip install --quiet -r requirements-dev.txt
	@touch $@

$(VENV)/.stamp-rl: requirements-rl.txt $(VENV)/.stamp-dev
	$(BIN)/python -m pip install --quiet -r requirements-rl.txt
	@touch $@

$(VENV)/.stamp-fast: requirements-fast.txt $(VENV)/.stamp-package
	$(BIN)/python -m pip install --quiet -r requirements-fast.txt
	@touch $@

$(VENV)/.stamp-bench: requirements-bench.txt $(VENV)/.stamp-package
	$(BIN)/python -m pip install --quiet -r requirements-bench.txt
	@touch $@

# Programs the tests drive: a browser, PostgreSQL, Redis; Hunspell reads the words. Installed only when missing; NO_SYSTEM=1 leaves them out.
system:
ifndef NO_SYSTEM
	@missing=""; \
	command -v chromium >/dev/null || missing="$$missing chromium chromium-sandbox"; \
	command -v redis-server >/dev/null || missing="$$missing redis-server"; \
	command -v hunspell >/dev/null || missing="$$missing hunspell hunspell-en-gb hunspell-fr"; \
	command -v initdb >/dev/null || compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || missing="$$missing postgresql"; \
	[ -z "$$missing" ] && exit 0; \
	if ! command -v apt-get >/dev/null; then sudo=none; \
	elif [ "$$(id -u)" = 0 ]; then sudo=""; \
	elif sudo -n true 2>/dev/null; then sudo="sudo"; \
	else sudo=none; fi; \
	if [ "$$sudo" = none ]; then \
		echo "The tests need programs that are not here, and this account may not install them." >&2; \
		echo "Install (Debian names):$$missing" >&2; \
		echo "Or go on without them: make NO_SYSTEM=1 $(or $(MAKECMDGOALS),setup)  (tests that need them will fail)" >&2; \
		exit 2; \
	fi; \
	echo "installing:$$missing"; \
	mkdir -p build; \
	{ $$sudo apt-get update -q && \
	  $$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $$missing; } > build/apt.log 2>&1 || { \
		tail -n 20 build/apt.log >&2; exit 2; }
endif

# The web client: built into the package, from where the server serves it and the wheel ships it.
ifneq ($(wildcard web/package.json),)
web: $(STATIC)/index.html
else
web:
endif

# Node.js of the machine if it is recent enough, else the one that comes as a wheel, inside .venv.
build/.stamp-node: requirements-node.txt | $(VENV)/.stamp-python
	@mkdir -p build
	@if ! { command -v npm && node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'; } >/dev/null 2>&1; then \
		echo "No Node.js 20.19 or newer here: installing one into $(VENV)"; \
		$(BIN)/python -m pip install --quiet -r requirements-node.txt; \
	fi
	@touch $@

build/.stamp-npm: web/package.json $(wildcard web/package-lock.json) build/.stamp-node
	cd web && if [ -f package-lock.json ]; then npm ci --no-progress; else npm install --no-progress; fi
	@touch $@

$(STATIC)/index.html: $(WEB_SOURCES) $(WEB_WORDS) build/.stamp-npm
	cd web && npm run build
	@test -f $@ || { echo "npm run build left no $@" >&2; exit 1; }
	@touch $@

# --- using ----------------------------------------------------------------------------------------------------------

play: setup-run ## open the tavern at http://127.0.0.1:8000 (PORT=, ARGS=)
	$(BIN)/taverne serve --port $(PORT) $(ARGS)

fast: $(VENV)/.stamp-fast ## compile engine and games into build/fast; taverne then uses that (TAVERNE_PLAIN=1 leaves it alone)
	$(BIN)/python -m tools.fast --jobs $(JOBS) $(ARGS)

wheels: setup-dev fast web ## a pure wheel, and a compiled one for this platform, in dist
	$(BIN)/python -m tools.fast.wheel

# --- checking -------------------------------------------------------------------------------------------------------

# Plain, the tests of a file stay together: they share a server, a browser or a wheel.
test: setup $(VENV)/.stamp-rl ## everything: lint, then all tests on two cores, compiled and plain (ARGS= goes to pytest; BOTH= leaves out compiled)
ifneq ($(BOTH),)
	@$(MAKE) -j2 lint fast ARGS=
	@$(MAKE) test-fast
else
	@$(MAKE) lint
endif
	TAVERNE_PLAIN=1 $(BIN)/python -m pytest -n $(JOBS) --dist loadfile --no-loadscope-reorder -m $(PLAIN) $(ARGS)
ifneq ($(wildcard web/package.json),)
	cd web && npm run --if-present test
endif

test-fast: setup-dev ## golden records, conformance and rules once more, with the compiled engine
	@$(MAKE) fast ARGS=
	$(BIN)/python -m pytest -n $(JOBS) --compiled $(ARGS)

lint: setup-dev web ## ruff, mypy --strict, import directions, spelling; TypeScript, ESLint, Prettier
	$(BIN)/ruff check $(PY_PLACES)
	$(BIN)/ruff format --check $(PY_PLACES)
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tests.words.spelling
ifneq ($(wildcard web/tsconfig.json),)
	cd web && npx --no-install tsc --noEmit && npm run --silent lint
endif

format: setup-dev web ## let ruff and Prettier arrange the code
	$(BIN)/ruff check --fix $(PY_PLACES)
	$(BIN)/ruff format $(PY_PLACES)
ifneq ($(wildcard web/package.json),)
	cd web && npm run --silent format
endif

types: setup-dev ## rewrite the client's types from what the server sends
	$(BIN)/python -m tools.wire_types

golden-release: setup-dev ## keep today's records and a house for good, under the version of the program
	$(BIN)/python -m tests.golden.releases $(ARGS)

golden: setup-dev ## rewrite the golden records; read the diff before you commit it
	@test -f tests/golden/write.py || { echo "There is no tests/golden/write.py yet." >&2; exit 2; }
	$(BIN)/python -m tests.golden.write $(ARGS)

# --- measuring ------------------------------------------------------------------------------------------------------

bench: $(VENV)/.stamp-bench ## speed of rules, clones and views beside peers, in one table
	@test -f benchmarks/bench.py || { echo "There is no benchmarks/bench.py yet." >&2; exit 2; }
	@if command -v cc >/dev/null; then $(MAKE) fast ARGS=; fi
	$(BIN)/python -m benchmarks.bench $(ARGS)

soak: setup-dev ## long random play of every game and option set, invariants checked at each step; tests that take minutes
	$(BIN)/python -m benchmarks.corpus --replay
	$(BIN)/python -m benchmarks.soak $(ARGS)
	$(BIN)/python -m pytest -n $(JOBS) -m soak

mutants: setup-dev ## small faults in the rules, one at a time: do the tests that name them notice? (ARGS="--game nerath")
	$(BIN)/python -m benchmarks.mutants $(ARGS)

load: setup-dev web ## many tables of scripted clients against a real server
	$(BIN)/python -m benchmarks.load $(ARGS)

# --- keeping house --------------------------------------------------------------------------------------------------

COMPILE := build/lock/bin/uv pip compile --quiet --universal --python-version 3.11 \
	--no-header --no-emit-index-url --no-emit-find-links --annotation-style line --generate-hashes

sbom: setup-dev ## write what the server and the client are made of: build/sbom.json (CycloneDX)
	@mkdir -p build
	$(BIN)/python -m tools.sbom > build/sbom.json

lock: | $(VENV)/.stamp-python ## compile requirements*.in to pinned requirements*.txt (ARGS=--upgrade)
	@test -x build/lock/bin/uv || { $(PYTHON) -m venv build/lock && build/lock/bin/pip install --quiet uv; }
	@for name in requirements requirements-dev requirements-fast requirements-ray requirements-rl requirements-bench requirements-node; do \
		$(COMPILE) $(ARGS) --output-file $$name.txt $$name.in; done

clean: ## remove what was built; .venv stays
	rm -rf build dist $(STATIC) web/dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find $(PY_PLACES) -name __pycache__ -type d -prune -exec rm -rf {} +
