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
TOOLS := node_modules/.tools
# Running needs no linter, generator or test tool: the first goal that needs them installs them, and from then on they stay.
OMIT_TOOLS := $(if $(wildcard node_modules/typescript)$(filter-out help image install run web migrate backup restore demo suspend token,$(MAKECMDGOALS)),,yes)
# The lock file has the hash of each package, so a cached one needs no question to the registry; a new version may need it.
npm = npm $(1) --prefer-offline --no-audit --no-fund --loglevel=error >&2 || npm $(1) --no-audit --no-fund >&2
WEB := .cache/web/en/manifest.json
LINTED := .cache/linted
# The first builder of images that is there. HEALTHCHECK is not part of the OCI format, which two of them prefer.
IMAGE_BUILDER ?= $(firstword $(foreach tool,buildah podman docker,$(if $(shell command -v $(tool)),$(tool))))
IMAGE_OPTIONS := $(if $(filter-out docker,$(IMAGE_BUILDER)),--format docker) $(if $(PLATFORM),--platform $(PLATFORM)) $(if $(BASE),--build-arg BASE=$(BASE))
# The source of Citus, an archive in a folder beside this one; building it takes some minutes, once.
export CITUS_SOURCE := $(or $(CITUS_SOURCE),$(firstword $(wildcard ../citus/citus-*.tar.* ../*/citus/citus-*.tar.*)))
FOR ?= demo
AUDIENCE ?= api
IMAGE ?= print-log
REPORTER ?= spec
# The second one prints nothing and records which tests have run.
REPORTERS = $(foreach reporter,$(REPORTER) ./test/support/ranReporter.ts,--test-reporter=$(reporter) --test-reporter-destination=stdout)

# The native compiler: five times as fast. The package `typescript` is for tools that need its interface.
# One thread that checks takes the least time of two processors that have other work as well.
TSC := $(NODE) node_modules/typescript-native/bin/tsc --incremental --checkers 1

.PHONY: help run dev web test cluster test-cluster citus citus-source try hunt check lint drift released breaking release types code style generate format fuzz bench soak mutants screenshots look lighthouse index migrate backup restore demo renderings user suspend token image imagetest install tools clean

help: ## list the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

# glibc otherwise keeps nearly all memory that large bodies and images took for a moment; other C libraries ignore these.
run soak: export MALLOC_MMAP_THRESHOLD_ := 262144
run soak: export MALLOC_TRIM_THRESHOLD_ := 1048576
# V8 otherwise keeps 128 MiB more for new objects; a request takes up to a tenth less processor time then. Its four helpers otherwise
# compete with the event loop for two processors.
run soak: export NODE_OPTIONS += --max-semi-space-size=16 --v8-pool-size=1

run: ## start the service; without DATABASE_URL with an embedded database, sign-in and demo logbook
	@$(MAKE) --silent -j 2 web # Node and the packages at once
	@exec $(NODE) src/main.ts

# The pages that are built here reload themselves; they count as out of date, so that every other goal builds them anew.
dev: export DRAIN_SECONDS ?= 1
dev: tools ## start the service as `make run` does, restart it when a file changes, and reload the pages
	@rm -f $(WEB); vite build --mode development --watch --log-level warn & trap "kill $$!" EXIT; \
	until [ -e $(WEB) ]; do sleep 0.2; done; \
	tsx watch --clear-screen=false --include 'generated/*' --include 'db/migrations/*' src/main.ts

web: $(WEB) ## build the web pages

$(WEB): $(INSTALLED) vite.config.ts $(shell find src/web generated/texts -type f) | $(TOOLCHAIN)
	@vite build --log-level warn

test: export TEST_RECORD_FOLDER := $(CURDIR)/.cache/record
test: check ## everything: check, then all tests, then whether they saw every answer, Prism agrees and no log holds a secret
	@$(NODE) --test --test-concurrency=3 --test-global-setup=test/support/globalSetup.ts $(REPORTERS) $$($(NODE) test/support/makeGroups.ts)
	@$(NODE) test/conformance/coverage.ts
	@$(NODE) test/conformance/prism/replay.ts
	@$(NODE) test/conformance/logs.ts

index: export TEST_RECORD_FOLDER := $(CURDIR)/.cache/record
index: tools ## print, for each operation, the tests that called it in the last `make test`
	@$(NODE) test/conformance/operationIndex.ts

cluster: tools web ## start the service with the demo logbook on a cluster of three nodes, or on that of CLUSTER_URL
	@$(NODE) test/cluster/serve.ts

test-cluster: tools web ## run the tests of operations and of what devices send on a cluster of three nodes, or on CLUSTER_NODES
	@files=$$($(NODE) test/cluster/makeGroups.ts) && test -n "$$files" && \
	$(NODE) --test --test-concurrency=2 --test-global-setup=test/cluster/globalSetup.ts --test-reporter=$(REPORTER) $$files

citus: tools # build Citus into .cache/, unless it is there
	@$(NODE) test/cluster/makeGroups.ts >/dev/null

citus-source: # print the archive with the source of Citus, if there is one
	@echo $(CITUS_SOURCE)

try: tools web ## run some tests: make try FILES='test/access/*.test.ts test/http/body.test.ts'
	@$(NODE) --test --test-concurrency=2 --test-global-setup=test/support/globalSetup.ts --test-reporter=$(REPORTER) $(FILES)

hunt: export TEST_DELAY_MS := $(or $(DELAY_MS),60)
hunt: tools web ## run COPIES of some tests at once, with random delays of PostgreSQL, to find those that depend on timing: make hunt FILES=test/web/bulk.test.ts COPIES=8 DELAY_MS=60
	@files=$$($(NODE) test/support/makeCopies.ts $(or $(COPIES),8) $(FILES)) && $(NODE) --test --test-concurrency=$(or $(COPIES),8) --test-global-setup=test/support/globalSetup.ts --test-reporter=$(REPORTER) $$files

check: tools ## check formatting, releases, types, code and generated files, the quick ones first, and lint the contract meanwhile
	@$(MAKE) --no-print-directory -j 2 --output-sync=target QUICK_FIRST=yes lint style released types code drift

# Beside the linters of the contract, which take as long as all others.
ifdef QUICK_FIRST
released: | style
types: | released
code: | types
drift: | code
endif

code: tools ## lint the code, check the layers of src/, and find what nothing uses
	@depcruise --config .dependency-cruiser.js src generated
	@knip --no-progress --treat-config-hints-as-errors
	@oxlint --quiet

style: tools ## check the formatting
	@oxfmt -c .prettierrc.json --check

lint: $(LINTED) ## lint the contracts, unless they are as they were when they were last found right

$(LINTED): openapi.yaml spoolman.yaml redocly.yaml .spectral.yaml package-lock.json | tools
	@$(NODE) src/generator/writeOpenApi30.ts
	@REDOCLY_TELEMETRY=off REDOCLY_SUPPRESS_UPDATE_NOTICE=true redocly lint --config redocly.yaml
	@spectral lint --fail-severity hint --quiet openapi.yaml spoolman.yaml
	@touch $@

drift: tools ## fail when generated files differ from what their sources give
	@$(NODE) src/generator/drift.ts

released: tools
	@$(NODE) src/generator/breaking.ts

breaking: released ## fail when the contract breaks clients of its last release, or devices in the field
	@$(NODE) --test --test-global-setup=test/support/globalSetup.ts --test-reporter=$(REPORTER) test/conformance/devices.test.ts

release: check breaking ## keep, describe and tag the contract as it is: make release VERSION=1.2.0
	@$(NODE) src/commands/release.ts '$(VERSION)'

types: tools ## check the types
	@$(TSC) -p . --tsBuildInfoFile .cache/types.tsbuildinfo
	@$(TSC) -p src/web --tsBuildInfoFile .cache/types-web.tsbuildinfo

generate: tools ## write generated/ and db/schema.sql from the contract and the migrations, and lint the contract
	@$(NODE) src/generator/generate.ts
	@$(MAKE) --no-print-directory lint

format: tools ## format the code
	@oxfmt -c .prettierrc.json

fuzz: tools ## send 10,000 random requests to each operation of both contracts, and check the analytics of random logbooks: make fuzz FUZZ_RUNS=10000 SEED=1
	@FUZZ_RUNS=$${FUZZ_RUNS:-10000} ORACLE_RUNS=$${ORACLE_RUNS:-500} SEED=$${SEED:-$$RANDOM$$RANDOM} $(NODE) --test --test-global-setup=test/support/globalSetup.ts --test-reporter=spec test/fuzz/fuzz.test.ts test/fuzz/spools.test.ts test/analytics/oracle.test.ts

bench: tools web ## compare with a hand-written floor, side by side, or a cluster with one PostgreSQL: make bench PARTS=cluster
	@$(NODE) test/bench/bench.ts

soak: tools web ## load two instances for SECONDS=300, with restarts, then attack one: make soak ATTACKS=forms,images SECONDS=30
	@$(NODE) test/soak/soak.ts

screenshots: tools web ## take the screenshots of the landing page and of the README again
	@$(NODE) test/screenshots/screenshots.ts

look: tools web ## look at all pages at four widths, light and dark, for axe and the Tab key, with screenshots: make look ONLY=prints LOCALE=de
	@$(NODE) test/look/look.ts '$(ONLY)' '$(LOCALE)'

lighthouse: tools web ## measure pages of the demo with Lighthouse, and write docs/lighthouse.md: make lighthouse ONLY=prints
	@$(NODE) test/lighthouse/lighthouse.ts '$(ONLY)'

mutants: tools web ## put deliberate defects in, one at a time, and expect tests to fail: make mutants ONLY=costs
	@$(NODE) test/mutants/run.ts '$(ONLY)'

migrate: install ## bring the database to the newest schema
	@$(NODE) src/commands/migrate.ts

backup: install ## write the database and its images to a new file: make backup FILE=print-log.tar
	@$(NODE) src/commands/backup.ts '$(subst ','\'',$(FILE))'

restore: install ## restore a backup into an empty database: make restore FILE=print-log.tar
	@$(NODE) src/commands/restore.ts '$(subst ','\'',$(FILE))'

demo: install ## load the demo logbook
	@$(NODE) src/commands/demo.ts

renderings: install ## render the objects of the demo logbook's images again; takes minutes: make renderings NAMES='boat vase'
	@$(NODE) src/commands/renderings.ts $(NAMES)

user: install ## find accounts by id, name or e-mail address: make user FIND=robin
	@$(NODE) src/commands/user.ts '$(subst ','\'',$(FIND))'

suspend: install ## suspend an account: make suspend USER_ID=42
	@$(NODE) src/commands/suspend.ts '$(USER_ID)'

token: install ## print an access token of the running service: make -s token FOR=demo AUDIENCE=api (or mcp)
	@$(NODE) src/commands/token.ts '$(FOR)' '$(AUDIENCE)'

install: $(INSTALLED) $(TOOLCHAIN)

tools: $(TOOLS) $(TOOLCHAIN)

$(INSTALLED): package-lock.json
	@echo 'Installing packages' >&2
	@$(call npm,ci $(if $(OMIT_TOOLS),--omit=dev,--include=dev))
	@touch $@ $(if $(OMIT_TOOLS),,$(TOOLS))

$(TOOLS): $(INSTALLED)
	@echo 'Installing the tools of the checks and tests' >&2
	@$(call npm,install --no-save --include=dev)
	@touch $@

.toolchain/node_modules/.bin/node:
	@command -v npm >/dev/null || { echo 'Install Node (any version with npm) first: https://nodejs.org' >&2; exit 1; }
	@echo "Node $$(node -v) is older than 22.19: fetching Node $(NODE_WANTED) into .toolchain/" >&2
	@npm install --prefix .toolchain --no-save --no-audit --no-fund --loglevel=error --ignore-scripts "node-$$(node -p 'process.platform + "-" + process.arch')@$(NODE_WANTED)" >&2

image: ## build the container image with buildah, podman or docker: make image IMAGE=print-log PLATFORM=linux/arm64 BASE=<another base image>
	@test -n '$(IMAGE_BUILDER)' || { echo 'Install buildah, podman or docker first.' >&2; exit 1; }
	@$(IMAGE_BUILDER) build $(IMAGE_OPTIONS) --file Containerfile --tag '$(IMAGE)' .

imagetest: ## build the image without a registry of images, run it and record a print; needs root, buildah and debootstrap: make imagetest ARCH=arm64
	@test/image/image.sh

clean: ## remove what was installed or built; the data in .data/ stays
	rm -rf node_modules .toolchain dist coverage .cache
