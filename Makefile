# Everything a person or a machine does with this project. `make help` lists it.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

# The first interpreter on the path that is new enough.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	"$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$$p" && break; done)
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq

LOCK = .venv-lock/bin/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 \
	--generate-hashes --no-annotate --custom-compile-command 'make lock'

.PHONY: help env lock
help: ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

env: $(VENV)/.installed ## build .venv

$(VENV)/.python:
	@[ -n "$(PYTHON)" ] || { echo "Python 3.11 or newer is needed and none was found; name one: make env PYTHON=/path/to/python3" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.locked: requirements/dev.txt $(VENV)/.python
	$(PIP) install --require-hashes --no-deps --only-binary=:all: -r requirements/dev.txt
	@touch $@

$(VENV)/.installed: pyproject.toml $(VENV)/.locked
	$(PIP) install --no-deps --no-build-isolation --no-index --editable .
	@touch $@

lock: ## work out requirements/*.txt anew from pyproject.toml
	[ -x .venv-lock/bin/uv ] || { $(PYTHON) -m venv .venv-lock && .venv-lock/bin/pip install -qq uv==0.13.8; }
	$(LOCK) --group dev --output-file requirements/dev.txt
	$(LOCK) --constraints requirements/dev.txt --output-file requirements/run.txt
