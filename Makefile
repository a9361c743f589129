# make site    the site in Site/              make test     every gate, as CI runs them
# make check   the quick gates, after edits   make bench    figures against other tools
# make pictures  after an edit of a rule, a device or a word: what it changes by cause, and pictures old and new
# make torture kills, full disks and worse, at length
# make all-displays  the pictures of the notes on every display
# make contact-sheet  every picture of the notes on one page
# make tool    the tool in one file           make install PREFIX=/usr/local, after it    make deb  a Debian package
# LAB=no leaves out the engine of pages, and with it the lab.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
# In the order in which make comes to them, two at a time: the build leaves a core free now and then, which takes what needs
# no build. Unit tests take one core, and meanwhile the other gates the other one; the browser, which keeps both busy, is last.
GATES := build lint arrows terms scripts samples unit package books valid references remote-cache torture schemas devices sharing markdown sizes search displays constraints live my-device browser
.PHONY: site test check pictures bench contact-sheet all-displays format readme clean prerequisites test-prerequisites release debug \
	tool install deb gates reproducible fuzz sanitize parts product compile live-equality libyaml engine library $(GATES)

PACKAGES := libcairo2-dev libpango1.0-dev libdeflate-dev nettle-dev libcmark-gfm-dev libcmark-gfm-extensions-dev \
	libyaml-dev libexpat1-dev libgumbo-dev libopencc-dev libzip-dev libsqlite3-dev libcurl4-openssl-dev libmicrohttpd-dev libmimalloc-dev \
	duktape-dev libjs-katex libpcre2-dev node-prismjs fonts-inter fonts-noto-cjk fonts-jetbrains-mono
TEST_PACKAGES := chromium-headless-shell chromium-driver epubcheck nodejs python3 python3-pip default-jre-headless \
	poppler-utils librsvg2-bin zsh fish mandoc bsdextrautils dpkg-dev mmdebstrap nginx-light shellcheck

# One optimized build makes the site and runs its tests; the flag for tests is there without them too, or they would
# compile everything anew.
IMPORTS := --explicit-target-dependency-import-check error
STRICT := --quiet $(IMPORTS)
# In a terminal the compiler shows how far it is.
SHOWN := $(if $(MAKE_TERMOUT),,--quiet) $(IMPORTS)
OPTIMIZED := -c release -Xswiftc -enable-testing
# Debug information takes a tenth of the compiler's time, and a backtrace names functions without it too; reading every
# module once more for what others import of it takes a twentieth.
QUICK := -Xswiftc -gnone -Xswiftc -no-emit-module-separately-wmo
RELEASE := $(OPTIMIZED) $(QUICK)
TOOL := .build/release/notchbook
# Prints a step's name when it begins, and its seconds when it ends.
STEP := @packaging/step
# Prints a gate's name and seconds, and what it wrote, when it ends.
GATE := @Tests/Gates/gate
SITES := .build/gates
PYTHON := .build/python

PREFIX ?= /usr/local
# Where the tool in one file lies, and what is made of it.
DIST := .build/package

site: release
	$(STEP) site $(TOOL) build --strict --downloads --cache .build/cache
	@echo "The page to open: $(CURDIR)/Site/index.html"

# The tool is linked once more when the engine that it carries is there.
release: libyaml
	@[ -x $(TOOL) ] || echo "The first time everything is compiled, which takes about seven minutes on two cores, or five where the" \
		"engine of pages is kept from another clone. After that only what was edited is compiled: without an edit, half a minute."
	@$(MAKE) --no-print-directory --jobs=2 product engine
	@swift build $(STRICT) $(RELEASE) --product notchbook

product:
	$(STEP) tool swift build $(SHOWN) $(RELEASE) --product notchbook

# The engine of pages, for WebAssembly: kept from another clone or an earlier state, or compiled.
engine:
	$(STEP) "engine of pages" packaging/live-engine .build/live/engine.js

tool: release
	@packaging/link .build/release $(DIST)/notchbook

# Copies alone, so that whoever may write below PREFIX needs no Swift and compiles nothing.
install:
	@[ -x $(DIST)/notchbook ] || { echo "'make tool' comes first" >&2; exit 1; }
	@packaging/install $(DIST)/notchbook "$(DESTDIR)$(PREFIX)"

deb: tool
	@packaging/deb $(DIST)/notchbook $(DIST)

# What a release consists of, and the checksums of its files.
parts: deb
	@packaging/parts $(DIST)/notchbook $(DIST)

# The Debian packages that are missing are installed where that needs no password, else named in one line.
prerequisites:
	$(STEP) packages Tests/Gates/prerequisites $(PACKAGES)

# What the engine of pages is compiled from besides our own sources, so that a network that is not there is noticed first.
libyaml: prerequisites
	@[ "$(LAB)" = no ] || packaging/libyaml >/dev/null

test-prerequisites: libyaml
	@Tests/Gates/prerequisites $(PACKAGES) $(TEST_PACKAGES)
	@Tests/Browser/install $(PYTHON)

# All gates run, whatever fails.
test: test-prerequisites
	@date +%s >.build/start
	@rm -f .build/gates/times.txt
	@$(MAKE) --no-print-directory --jobs=2 --keep-going gates TORTURE=short
	@Tests/Gates/summary $$(($$(date +%s) - $$(cat .build/start)))

gates: $(GATES)

# The engine is compiled beside the rest, and carried by the tool that is linked then.
build: compile engine
	$(GATE) build swift build $(STRICT) $(RELEASE) --build-tests

compile:
	$(GATE) compile swift build $(STRICT) $(RELEASE) --build-tests

lint:
	$(GATE) format swift format lint --strict --recursive Sources Tests Package.swift

# Targets import only from the parts that theirs may import.
arrows:
	$(GATE) arrows Tests/Gates/arrows

# One thing has one Chinese name.
terms:
	$(GATE) terms Tests/Gates/terms

# The scripts of 'make site' and 'make pictures', with compilers and tools that do nothing.
scripts:
	$(GATE) scripts Tests/Gates/scripts

# The public library needs a Swift toolchain and libyaml: a package that depends on it compiles without the other packages. Part of
# 'make torture', as a fresh machine compiles the library a second time for it, a minute of both cores.
library:
	$(GATE) library Tests/Gates/library .build/library

# The code in the notes goes through the compilers' parsers, its data through the JSON Schemas that editors use.
samples:
	$(GATE) samples Tests/Gates/code-samples content

schemas: build
	$(GATE) schemas Tests/Gates/schemas $(TOOL) $(PYTHON)

# The Swift that devices are written as compiles.
devices: build
	$(GATE) devices Tests/Gates/devices $(TOOL)

# Random systems of constraints, solved by ours and by kiwisolver.
constraints: build
	$(GATE) constraints Tests/Gates/constraints .build/release/ConstraintSystems $(PYTHON)

# The engine of pages answers as the host's does, byte for byte: all scenarios, and some that are made of them.
live: reproducible
	$(GATE) live Tests/Gates/live-engine .build/release/LiveAnswers $(SITES)/site

# What a figure says of a reader's device is what the tool computes there: a sample of figures, devices and systems.
my-device: reproducible
	$(GATE) my-device Tests/Gates/my-device $(TOOL) .build/release/LiveAnswers $(SITES)/site

# The same for ten thousand.
live-equality: reproducible
	@Tests/Gates/live-engine .build/release/LiveAnswers $(SITES)/site 10000

# Builds give the same bytes in all surroundings, and those that 'make site' wrote.
reproducible: build
	$(GATE) site Tests/Gates/site $(TOOL) $(SITES)

unit: build
	$(GATE) unit Tests/Gates/unit $(RELEASE) --no-parallel

sizes: reproducible
	$(GATE) sizes Tests/Gates/reader-sizes $(SITES)/site

# The search answers what people ask in public as well as it did.
search: reproducible
	$(GATE) search Tests/Gates/search-score $(SITES)/site

books: reproducible
	$(GATE) books Tests/Gates/books $(SITES)/site/downloads/*.en.epub $(SITES)/{constructs/downloads/*,foreign/downloads/*.{ar,en}}.epub

# Every page leads to files and anchors that are there.
references: reproducible
	$(GATE) references Tests/Gates/references $(SITES)/{site,constructs,moved,unfinished,foreign}

sharing: reproducible
	$(GATE) sharing Tests/Gates/sharing $(SITES)/site

# Each page and its Markdown say the same, and what programs begin with is as they expect it.
markdown: reproducible
	$(GATE) markdown .build/release/MarkdownPages $(SITES)/site $(SITES)/foreign

# English pages and those side by side; those of every construct are there in all languages.
valid: reproducible
	$(GATE) valid Tests/Gates/validate $(PYTHON) $(SITES)/site/{*.html,en,both} $(SITES)/{constructs,unfinished,foreign}

# Machines share pictures through a server, and one that fails makes nothing wrong.
remote-cache: reproducible
	$(GATE) remote-cache Tests/Gates/remote-cache $(TOOL) $(SITES)

# Whatever happens to a build, readers have the old site or the new one. 'make torture' alone takes its time.
TORTURE := long
torture: build
	$(GATE) torture Tests/Torture/torture $(TOOL) $(SITES) $(TORTURE)
ifeq ($(TORTURE),long)
	$(GATE) length env TORTURE=long swift test --skip-build $(STRICT) $(RELEASE) --filter 'GrowthTests|RandomEdits|SearchScript|FakeRuntime'
	@Tests/Browser/install $(PYTHON)
	$(GATE) pictures Tests/Torture/pictures $(TOOL) $(SITES) $(PYTHON)
	$(GATE) my-device Tests/Gates/my-device $(TOOL) .build/release/LiveAnswers $(SITES)/site long
	@$(MAKE) --no-print-directory library
endif

# Installed where there is no Swift.
package: build
	$(GATE) package Tests/Gates/package .build/release $(DIST)

browser: reproducible
	$(GATE) browser Tests/Browser/run $(TOOL) $(SITES) $(PYTHON)

# After an edit: a debug build compiles the edited files alone, where an optimized one compiles their module and all
# above it. The tests that make sites, run the tool, compare pixels or try hostile input are left out; the content is checked.
check: debug
	$(GATE) format swift format lint --strict --recursive Sources Tests Package.swift
	$(GATE) arrows Tests/Gates/arrows
	$(GATE) scripts Tests/Gates/scripts
	$(GATE) unit Tests/Gates/unit -c debug \
		--skip PagesTests --skip PublishingTests --skip BuildTests --skip CommandLineToolTests --skip CairoRenderingTests \
		--skip ReviewTests --skip FuzzTests --skip Nasty --skip FakeRuntimeTests
	$(GATE) content .build/debug/notchbook check --strict --cache .build/cache

debug: prerequisites
	$(GATE) build swift build $(STRICT) --build-tests

# What an edit changes, against the state of the last run, in a debug build of what was edited.
pictures: prerequisites
	$(STEP) tool swift build $(SHOWN) --product notchbook
	$(STEP) pictures Tests/Gates/pictures .build/debug/notchbook content .build/pictures

bench: test-prerequisites
	@swift build $(STRICT) $(RELEASE)
	@Tests/Benchmarks/run

# Made-up input for every parser, TIME seconds each; what is found is kept in .build/fuzz.
TIME ?= 60
fuzz: prerequisites
	@FUZZ=1 swift build --quiet $(OPTIMIZED) --sanitize fuzzer --scratch-path .build/fuzzer --product Fuzz
	@Tests/Fuzz/run .build/fuzzer/release/Fuzz .build/fuzz $(TIME)

# The unit tests once more, watched for data that two threads write, for wrong memory, and for what C leaves undefined.
sanitize: prerequisites
	@for kind in thread address; do Tests/Gates/sanitize $$kind || failed=1; done; [ -z "$${failed-}" ]

# What stands in the pictures can be read on every display of the catalog: a part of them, the same ones each time.
displays: build
	$(GATE) displays .build/release/DisplaySweep content 53

# The same for every scenario on every display.
all-displays: prerequisites
	@swift build $(STRICT) $(RELEASE) --product DisplaySweep
	@.build/release/DisplaySweep content

# Every picture of the notes, in all languages and palettes, on one page to look at.
contact-sheet: prerequisites
	@swift build $(STRICT) $(RELEASE) --product ContactSheet
	@Tests/Gates/contact-sheet .build/release/ContactSheet content .build/contact-sheet

# The output and the pictures in the README, as the tool makes them now.
readme: release
	@Tests/Gates/renew-readme $(TOOL)

format:
	@swift format --in-place --recursive Sources Tests Package.swift

clean:
	rm -rf .build
	git clean -fdqX Site
