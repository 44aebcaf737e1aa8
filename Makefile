# What people and CI do with Tessera. `make help` lists the targets.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
# Arguments of the program for `make run`, such as ARGS='--snapshot 60x20'.
ARGS ?=
# What is tested: FILTER=PaletteTests runs the tests whose names match.
FILTER ?=

# What is installed; another one by BINARY=….
BINARY ?= .build/release/tessera
# What is installed below $(PREFIX)/share, besides the program, and where it comes from.
KEY_BINDINGS = $(addprefix tessera/key-bindings/,$(notdir $(wildcard share/key-bindings/tessera.*)))
SHARED = man/man1/tessera.1 doc/tessera/recipes.md bash-completion/completions/tessera zsh/site-functions/_tessera \
  fish/vendor_completions.d/tessera.fish $(KEY_BINDINGS)
share = $(DESTDIR)$(PREFIX)/share
# The program makes the completions, of its own table of options. The owner's configuration is none of theirs.
completion = env -u TESSERA_DEFAULT_OPTS XDG_CONFIG_HOME=/nonexistent $(BINARY) --completion $(1) \
  >"$(share)/$(2)" && chmod 644 "$(share)/$(2)"
FORMATTED = Package.swift Sources Tests Benchmarks $(wildcard Examples)

.PHONY: build run program release install install-files uninstall deb dist package-test test example fuzz storm \
  sanitize bench pin golden format lint docs pictures screenshots deps help

build: deps ## Build everything but the tests, for debugging.
	@$(SWIFT) build $$(Tools/build-flags)

# The program that is shipped rather than a debug build: what people see first is as fast as it gets.
run: program ## Install what is missing, build, open the palette (ARGS='…').
	@$(BINARY) $(ARGS)

program: deps
	@Tools/release

release: program ## Make the static, stripped program: .build/release/tessera.
	@Tools/check-size $(BINARY)

install: release ## Copy program, manual, completions, key bindings to $(DESTDIR)$(PREFIX).
	@$(MAKE) --no-print-directory install-files

# What is built is copied, and nothing built: for packages, and for root, who needs no toolchain then.
install-files: ## The same without building: installs $(BINARY).
	@test -x $(BINARY) || { echo '$(BINARY) is not built; `make release` builds it' >&2; exit 1; }
	@install -d "$(DESTDIR)$(PREFIX)/bin" $(foreach file,$(SHARED),"$(share)/$(dir $(file))")
	@install -m 755 $(BINARY) "$(DESTDIR)$(PREFIX)/bin/tessera"
	@install -m 644 docs/tessera.1 "$(share)/man/man1/tessera.1"
	@install -m 644 docs/recipes.md "$(share)/doc/tessera/recipes.md"
	@install -m 644 share/key-bindings/tessera.* "$(share)/tessera/key-bindings"
	@$(call completion,bash,bash-completion/completions/tessera)
	@$(call completion,zsh,zsh/site-functions/_tessera)
	@$(call completion,fish,fish/vendor_completions.d/tessera.fish)

uninstall: ## Remove what install copied, and folders that are empty then.
	@rm -f "$(DESTDIR)$(PREFIX)/bin/tessera" $(foreach file,$(SHARED),"$(share)/$(file)")
	@case "$(DESTDIR)$(PREFIX)" in \
	  /usr | /usr/local) for folder in tessera/key-bindings tessera doc/tessera; do \
	    rmdir "$(share)/$$folder" 2>/dev/null || true; done ;; \
	  *) for folder in bin $(foreach file,$(SHARED),share/$(patsubst %/,%,$(dir $(file)))); do \
	    rmdir -p "$(DESTDIR)$(PREFIX)/$$folder" 2>/dev/null || true; done ;; esac

deb: program ## Make a Debian package: .build/packages/tessera_*.deb.
	@Tools/deps package
	@Tools/deb

dist: release ## Make tarballs of the program and of the sources, and their checksums: .build/packages.
	@Tools/dist

package-test: release ## Make the packages, install, run, remove them in roots of their own (SOURCES=1: build them too).
	@Tools/deps package
	@Tools/package-test $(if $(SOURCES),sources)

test: ## Install what is missing, run every test (FILTER=…).
	@Tools/deps test
	@Tools/test $(if $(FILTER),--filter '$(FILTER)')

example: deps ## Build the example apps, which import SwiftUI, and open one (NAME=screens ARGS=calculator).
	@Tools/example
	@$$($(SWIFT) build $$(Tools/build-flags) --show-bin-path)/example-$(or $(NAME),palette) $(ARGS)

# How long each target is fed.
SECONDS ?= 60

fuzz: deps ## Feed decoders, cleaner and layouts with made-up bytes (SECONDS=60).
	@Tools/fuzz $(SECONDS)

storm: ## Kill 1,000 programs at random moments, resize one 10,000 times.
	@Tools/deps test
	@TESSERA_STORM=full Tools/test --filter 'Storms'

sanitize: ## Run the tests under AddressSanitizer, the C part under UBSan, the program under valgrind.
	@Tools/deps sanitize
	@Tools/sanitize

# Each is a program of its own that tells which goal was missed; the rest is measured all the same.
BENCHES = bench bench-layout bench-filter bench-views bench-pickers

bench: program ## Measure the palette, layouts, filter, views and picker beside others, as docs/performance.md has it.
	@Tools/deps bench
	@missed=; for bench in $(BENCHES); do echo "== $$bench"; Tools/$$bench || missed="$$missed $$bench"; echo; done; \
	  [ -z "$$missed" ] || { echo "missed a goal:$$missed" >&2; exit 1; }

pin: program ## Count the instructions of a key and a resize, compare with Bench/pins.json (needs valgrind).
	@Tools/pin

golden: ## Record the pictures that tests compare with, show what changed.
	@Tools/golden

format: ## Lay out the sources as .swift-format says.
	@$(SWIFT) format --in-place --parallel --recursive $(FORMATTED)

pictures: program ## Make the pictures of the documents anew, by the program.
	@Tools/pictures

screenshots: program ## Photograph the program in xterm, tmux, kitty and Alacritty, where they are installed.
	@Tools/screenshots

docs: deps ## Build the documentation of the libraries: .build/docs/*.doccarchive.
	@Tools/docs

lint: ## Check layout, import direction, banned words, scripts.
	@$(SWIFT) format lint --strict --parallel --recursive $(FORMATTED)
	@Tools/lint-imports
	@Tools/lint-words
	@Tools/lint-scripts

deps: ## Install the system packages that building needs, where they are missing.
	@Tools/deps build

help: ## List the targets.
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1	\2/p' Makefile | expand -t 15
