# Everything a person or a machine does with this project. `make help` lists it.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

# The first interpreter on the path that is new enough.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	"$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$$p" && break; done)
VENV := .venv
BIN := $(VENV)/bin
PIP := -m pip --disable-pip-version-check --no-input -qq
PYTEST := $(BIN)/python -m pytest
HTMX := static/vendor/htmx.min.js
LOCK := .venv-lock/bin/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 \
	--generate-hashes --no-annotate --custom-compile-command 'make lock'

.PHONY: help env cards run check format test long coverage bench bench-peer lock image clean

help: ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

env: $(VENV)/.installed $(HTMX) ## build .venv, with htmx and the card data
	@$(BIN)/python -m scripts.fetch_corpus

cards: $(VENV)/.installed ## fetch and import the card data anew
	@$(BIN)/python -m scripts.fetch_corpus --again

run: env ## serve on http://127.0.0.1:8000
	$(BIN)/floorjudge serve

check: $(VENV)/.installed ## formatting, lint, types, one-way imports
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

format: $(VENV)/.installed ## format, and mend what the linter can mend
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

test: env ## every test but the long ones
	$(PYTEST) -n logical --dist worksteal -m "not long"

long: env ## the long tests
	$(PYTEST) -n logical --dist worksteal -m long --timeout 7200

coverage: env ## write how much of the cards is read and applied into docs/coverage.md
	@mkdir -p docs
	$(BIN)/floorjudge cards coverage --markdown > docs/coverage.md

bench: env ## measure speed and memory
	$(BIN)/python -m bench

bench-peer: env .venv-peer/.installed ## the same, beside another rules engine
	$(BIN)/python -m bench --peer

lock: .venv-lock/bin/uv ## work out requirements/*.txt anew from pyproject.toml
	$(LOCK) --group dev --output-file requirements/dev.txt
	$(LOCK) --constraints requirements/dev.txt --output-file requirements/run.txt

image: ## build the container image
	docker build --tag floorjudge .

clean: ## remove all that `make` has made, card data and saved calls not
	rm -rf .venv .venv-peer .venv-lock static/vendor .mypy_cache .ruff_cache .pytest_cache

$(VENV)/.python:
	@[ -n "$(PYTHON)" ] || { echo "Python 3.11 or newer is needed and none was found on the path;" \
		"name one: make env PYTHON=/path/to/python3" >&2; exit 1; }
	@echo "building $(VENV)"
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.locked: requirements/dev.txt $(VENV)/.python
	@$(BIN)/python $(PIP) install --require-hashes --no-deps --only-binary=:all: -r requirements/dev.txt
	@touch $@

$(VENV)/.installed: pyproject.toml $(VENV)/.locked
	@$(BIN)/python $(PIP) install --no-deps --no-build-isolation --no-index --editable .
	@touch $@

# Where it can't be had the pages work without it, so that this is no reason to stop.
$(HTMX): scripts/fetch_htmx.py $(VENV)/.locked
	@if $(BIN)/python -m scripts.fetch_htmx $@; then touch $@; fi

.venv-peer/.installed:
	@$(PYTHON) -m venv .venv-peer
	@.venv-peer/bin/python $(PIP) install --only-binary=:all: phase-python==0.103.0
	@touch $@

.venv-lock/bin/uv:
	@$(PYTHON) -m venv .venv-lock
	@.venv-lock/bin/python $(PIP) install --only-binary=:all: uv==0.13.8
