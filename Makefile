# Each target is a line or two; what takes more is a script. `make help` lists them.

PREFIX ?= /usr/local
PROGRAM := .build/release/fontpreview
DATA = $(DESTDIR)$(PREFIX)/share

# Only on Linux can the Swift libraries be linked in; there it halves the time to start.
STATIC := $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib)
RELEASE := swift build -c release $(STATIC) --product fontpreview
# There is no package but ours, so this holds for every Swift target and for no other.
STRICT := -Xswiftc -warnings-as-errors

SCRIPTS = $(shell grep -slIE -m1 '^\#!.*[/ ](ba)?sh$$' .ci/* Scripts/* Benchmarks/*)
PYTHON = $(sort $(wildcard Scripts/*.py Scripts/testfonts/*.py) $(shell grep -slIE -m1 '^\#!.*[/ ]python3$$' Scripts/* Benchmarks/*))

.PHONY: help preview release build test lint format bench install man gallery fixtures clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

preview: ## install what is missing, build for release, draw list.png of the installed fonts
	@Scripts/install-libraries preview
	$(RELEASE)
	$(PROGRAM) --selected "DejaVu Sans" -o list.png
	@echo "$(CURDIR)/list.png"

release: ## build for release: .build/release/fontpreview
	@Scripts/install-libraries
	$(RELEASE)

build: ## build for development: .build/debug/fontpreview
	@Scripts/install-libraries test
	swift build --build-tests $(STRICT)

test: build ## build and run all tests
	swift test --skip-build --disable-xctest $(STRICT)

lint: ## check format, layers and scripts
	@Scripts/install-libraries lint
	swift format lint --strict --recursive Package.swift Sources Tests
	Scripts/check-layers --self-test
	Scripts/check-layers
	shellcheck $(SCRIPTS)
	Scripts/check-hooks
	$(if $(and $(PYTHON),$(shell command -v python3)),PYTHONPYCACHEPREFIX=.build/python python3 -m py_compile $(PYTHON))

format: ## put all Swift files into the form that lint wants
	swift format --in-place --recursive Package.swift Sources Tests

bench: ## time the program against a plain C one; more with BENCH="--scale 3 --pairs 15"
	@Scripts/install-libraries
	Benchmarks/run $(BENCH)

# `sudo make install` has often no Swift in its PATH, so this builds only what was never built.
install: $(PROGRAM) ## install the program, its man page and completions below PREFIX (/usr/local)
	install -d $(DESTDIR)$(PREFIX)/bin $(DATA)/man/man1 $(DATA)/bash-completion/completions \
	  $(DATA)/zsh/site-functions $(DATA)/fish/vendor_completions.d
	install -m 755 $(PROGRAM) $(DESTDIR)$(PREFIX)/bin/fontpreview
	install -m 644 Documentation/fontpreview.1 $(DATA)/man/man1/fontpreview.1
	$(PROGRAM) --generate bash > $(DATA)/bash-completion/completions/fontpreview
	$(PROGRAM) --generate zsh > $(DATA)/zsh/site-functions/_fontpreview
	$(PROGRAM) --generate fish > $(DATA)/fish/vendor_completions.d/fontpreview.fish

$(PROGRAM):
	@Scripts/install-libraries
	$(RELEASE)

man: release ## remake Documentation/fontpreview.1 from the table of options
	$(PROGRAM) --generate man > .build/fontpreview.1
	install -m 644 .build/fontpreview.1 Documentation/fontpreview.1

gallery: build ## draw Documentation/gallery.png anew: all looks and states
	Scripts/make-gallery

fixtures: ## remake the fonts and expected texts in Tests/Fixtures (needs Python with fontTools, and hb-shape)
	Scripts/make-test-fonts.py
	Scripts/make-shaping-goldens

clean: ## remove what was built
	rm -rf .build list.png
