# What people and CI do with Tessera. `make help` lists the targets.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
# Arguments of the program for `make run`, such as ARGS='--snapshot 60x20'.
ARGS ?=
# What is tested: FILTER=PaletteTests runs the tests whose names match.
FILTER ?=

BINARY = .build/release/tessera
FORMATTED = Package.swift Sources Tests Benchmarks $(wildcard Examples)

.PHONY: build run program release install uninstall test bench golden format lint deps help

build: deps ## Build everything but the tests, for debugging.
	@$(SWIFT) build $$(Tools/build-flags)

# The program that is shipped rather than a debug build: what people see first is as fast as it gets.
run: program ## Install what is missing, build, open the palette (ARGS='…').
	@$(BINARY) $(ARGS)

program: deps
	@Tools/release

release: program ## Make the static, stripped program: .build/release/tessera.
	@Tools/check-size $(BINARY)

install: release ## Copy the program to $(DESTDIR)$(PREFIX)/bin.
	@install -d "$(DESTDIR)$(PREFIX)/bin"
	@install -m 755 $(BINARY) "$(DESTDIR)$(PREFIX)/bin/tessera"

uninstall: ## Remove what install copied, and folders that are empty then.
	@rm -f "$(DESTDIR)$(PREFIX)/bin/tessera"
	@case "$(DESTDIR)$(PREFIX)" in /usr | /usr/local) ;; \
	  *) rmdir -p "$(DESTDIR)$(PREFIX)/bin" 2>/dev/null || true ;; esac

test: ## Install what is missing, run every test (FILTER=…).
	@Tools/deps test
	@Tools/test $(if $(FILTER),--filter '$(FILTER)')

bench: program ## Measure first paint, keys and resizes beside a bare curses program.
	@Tools/deps bench
	@Tools/bench

golden: ## Record the pictures that tests compare with, show what changed.
	@Tools/golden

format: ## Lay out the sources as .swift-format says.
	@$(SWIFT) format --in-place --parallel --recursive $(FORMATTED)

lint: ## Check layout, import direction, banned words, scripts.
	@$(SWIFT) format lint --strict --parallel --recursive $(FORMATTED)
	@Tools/lint-imports
	@Tools/lint-words
	@Tools/lint-scripts

deps: ## Install the system packages that building needs, where they are missing.
	@Tools/deps build

help: ## List the targets.
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/\1	\2/p' Makefile | expand -t 12
