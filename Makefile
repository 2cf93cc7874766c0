# `make` alone lists what there is. Needs Node and npm; a Node older than 22.19 fetches a newer one into .toolchain/.
SHELL := /bin/bash
.DEFAULT_GOAL := help

NODE_WANTED := 24.21.0
NODE_IS_NEW := $(shell node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 22 || (a == 22 && b >= 19) ? 0 : 1)' 2>/dev/null && echo yes)
ifneq ($(NODE_IS_NEW),yes)
TOOLCHAIN := .toolchain/node_modules/.bin/node
endif
# Start-up compiles two megabytes of validators otherwise, each time.
export NODE_COMPILE_CACHE := $(CURDIR)/.cache/compile
export PATH := $(CURDIR)/.toolchain/node_modules/.bin:$(CURDIR)/node_modules/.bin:$(PATH)

# Node 22 warns that running TypeScript is experimental; Node 24 does not.
NODE := node --disable-warning=ExperimentalWarning
INSTALLED := node_modules/.package-lock.json
WEB := .cache/web/manifest.json
FOR ?= demo
AUDIENCE ?= api
REPORTER ?= spec

.PHONY: help run web test check lint drift released breaking release types code style generate format fuzz bench soak migrate demo suspend token install clean

help: ## list the commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' Makefile

run: install web ## start the service; without DATABASE_URL with an embedded database, sign-in and demo logbook
	@exec $(NODE) src/main.ts

web: $(WEB) ## build the web pages

$(WEB): $(INSTALLED) vite.config.ts $(shell find src/web -type f)
	@vite build --log-level warn

test: export TEST_RECORD_FOLDER := $(CURDIR)/.cache/record
test: check ## everything: check, then all tests, then whether they saw every answer, Prism agrees and no log holds a secret
	@$(NODE) --test --test-concurrency=3 --test-global-setup=test/support/globalSetup.ts --test-reporter=$(REPORTER) 'test/**/*.test.ts'
	@$(NODE) test/conformance/coverage.ts
	@$(NODE) test/conformance/prism/replay.ts
	@$(NODE) test/conformance/logs.ts

check: install ## lint the contract and the code, compare generated files and the last release, check types and formatting
	@$(MAKE) --no-print-directory -j 2 --output-sync=target code types lint style drift released # the longest first

code: install ## lint the code
	@eslint .

style: install ## check the formatting
	@prettier --check --log-level warn .

lint: install ## lint the contract
	@REDOCLY_TELEMETRY=off REDOCLY_SUPPRESS_UPDATE_NOTICE=true redocly lint --config redocly.yaml
	@spectral lint --fail-severity hint --quiet openapi.yaml

drift: install ## fail when generated files differ from what their sources give
	@$(NODE) src/contract/drift.ts

released: install
	@$(NODE) src/contract/breaking.ts

breaking: released ## fail when the contract breaks clients of its last release, or devices in the field
	@$(NODE) --test --test-global-setup=test/support/globalSetup.ts --test-reporter=$(REPORTER) test/conformance/devices.test.ts

release: check breaking ## keep, describe and tag the contract as it is: make release VERSION=1.2.0
	@$(NODE) src/commands/release.ts '$(VERSION)'

types: install ## check the types
	@tsc -p .
	@tsc -p src/web

generate: install ## write generated/ and db/schema.sql from the contract and the migrations
	@$(NODE) src/contract/generate.ts

format: install ## format the code
	@prettier --write --log-level warn .

fuzz: install ## send 10,000 random requests to each operation: make fuzz FUZZ_RUNS=10000 FUZZ_SEED=1
	@FUZZ_RUNS=$${FUZZ_RUNS:-10000} $(NODE) --test --test-global-setup=test/support/globalSetup.ts --test-reporter=spec test/fuzz/fuzz.test.ts

bench: install web ## compare with a hand-written floor, side by side
	@$(NODE) test/bench/bench.ts

soak: install web ## load two instances for SECONDS=300, with restarts, and look every write up
	@$(NODE) test/soak/soak.ts

migrate: install ## bring the database to the newest schema
	@$(NODE) src/commands/migrate.ts

demo: install ## load the demo logbook
	@$(NODE) src/commands/demo.ts

suspend: install ## suspend an account: make suspend USER_ID=42
	@$(NODE) src/commands/suspend.ts '$(USER_ID)'

token: install ## print an access token of the running service: make -s token FOR=demo AUDIENCE=api (or mcp)
	@$(NODE) src/commands/token.ts '$(FOR)' '$(AUDIENCE)'

install: $(INSTALLED)

$(INSTALLED): package-lock.json | $(TOOLCHAIN)
	@echo 'Installing packages' >&2
	@npm ci --no-audit --no-fund --loglevel=error >&2
	@touch $@

.toolchain/node_modules/.bin/node:
	@command -v npm >/dev/null || { echo 'Install Node (any version with npm) first: https://nodejs.org' >&2; exit 1; }
	@echo "Node $$(node -v) is older than 22.19: fetching Node $(NODE_WANTED) into .toolchain/" >&2
	@npm install --prefix .toolchain --no-save --no-audit --no-fund --loglevel=error --ignore-scripts "node-$$(node -p 'process.platform + "-" + process.arch')@$(NODE_WANTED)" >&2

clean: ## remove what was installed or built; the data in .data/ stays
	rm -rf node_modules .toolchain dist coverage .cache
