# make site   the site in Site/        make test   every gate, as CI runs them
# make check  the quick gates          make bench  figures against other tools
# make contact-sheet  every picture of the notes on one page

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.NOTPARALLEL:
.PHONY: site test check bench contact-sheet format readme clean wasm prerequisites browser-prerequisites \
	lint build release unit reproducible sizes samples browser summary

PACKAGES := libcairo2-dev libpango1.0-dev libdeflate-dev libcmark-gfm-dev libcmark-gfm-extensions-dev \
	libyaml-dev libopencc-dev libzip-dev fonts-inter fonts-noto-cjk fonts-jetbrains-mono

SWIFT_BUILD := swift build --quiet --explicit-target-dependency-import-check error
EMBEDDED := --triple wasm32-unknown-none-wasm --scratch-path .build/wasm \
	-Xswiftc -enable-experimental-feature -Xswiftc Embedded -Xswiftc -wmo
GATES := .build/gates

site: prerequisites release
	@.build/release/notchbook build --strict --downloads --cache .build/pictures

test: browser-prerequisites lint build wasm unit reproducible sizes samples browser summary

check: prerequisites lint build wasm sizes samples
	@.build/debug/notchbook check --strict

# The Debian packages that are missing are installed where that needs no password, else named in one line.
prerequisites: OPTIONAL :=
browser-prerequisites: OPTIONAL := chromium chromium-driver epubcheck nodejs python3-pip default-jre-headless poppler-utils \
	librsvg2-bin
prerequisites browser-prerequisites:
	@Tests/Gates/prerequisites '$(PACKAGES)' '$(OPTIONAL)'

lint:
	@echo '== format'
	@swift format lint --strict --recursive Sources Tests Package.swift

build:
	@echo '== build (debug, with tests)'
	@$(SWIFT_BUILD) --build-tests

# The pure targets, which also run in the browser, compile as Embedded Swift.
wasm:
	@echo '== embedded'
	@$(SWIFT_BUILD) --target Diagrams $(EMBEDDED)
	@$(SWIFT_BUILD) --target Templates $(EMBEDDED)
	@$(SWIFT_BUILD) --target Search $(EMBEDDED)

unit:
	@echo '== tests'
	@mkdir -p $(GATES)
	@swift test --skip-build >$(GATES)/tests.txt 2>&1 || { grep -v -E '^(◇|✔)' $(GATES)/tests.txt; exit 1; }
	@tail -n 1 $(GATES)/tests.txt

release:
	@echo '== build (release)'
	@$(SWIFT_BUILD) -c release --product notchbook

# Two builds into empty folders give the same bytes, though one tool is optimized and the other is not.
reproducible: release
	@echo '== site, twice'
	@rm -rf $(GATES)/site $(GATES)/site-again
	@.build/release/notchbook build --strict --downloads --output $(GATES)/site
	@.build/debug/notchbook build --strict --downloads --output $(GATES)/site-again >/dev/null
	@diff -r $(GATES)/site $(GATES)/site-again
	@Tests/Gates/picture-sizes $(GATES)/site
	@Tests/Gates/search-sizes $(GATES)/site
	@Tests/Gates/books $(GATES)/site
	@Tests/Gates/sharing $(GATES)/site

sizes:
	@echo '== sizes'
	@Tests/Gates/size-budget Sources Tests

# The code in the notes goes through the compilers' parsers.
samples:
	@echo '== code samples'
	@Tests/Gates/code-samples content

browser:
	@echo '== browser'
	@Tests/Gates/browser-smoke $(GATES)/site
	@rm -rf $(GATES)/unfinished
	@.build/release/notchbook build --content Tests/Browser/unfinished --output $(GATES)/unfinished >/dev/null 2>&1 || [ $$? = 1 ]
	@Tests/Browser/run $(GATES)/site $(GATES)/unfinished .build/browser

summary:
	@echo '== all gates passed'
	@tail -n 1 $(GATES)/tests.txt

bench: prerequisites
	@$(SWIFT_BUILD) -c release
	@Tests/Benchmarks/run

# Every picture of the notes, in all languages and palettes, on one page to look at.
contact-sheet: prerequisites build
	@Tests/Gates/contact-sheet .build/debug/ContactSheet content .build/contact-sheet

# The output and the pictures in the README, as the tool makes them now.
readme: build
	@Tests/Gates/renew-readme .build/debug/notchbook

format:
	@swift format --in-place --recursive Sources Tests Package.swift

clean:
	rm -rf .build
	git clean -fdqX Site
