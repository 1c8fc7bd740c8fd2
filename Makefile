PYTHON ?= python3

# How far `make oracle`, `make fuzz` and `make monkey` go.
COUNT ?= 100000
EVENTS ?= 20000
SEED ?= 1
SECONDS ?= 3600

.PHONY: help run test check texts site bench format docs oracle fuzz monkey screenshots clean

help: ## zeigt diese Liste
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' Makefile

run: site ## baut die Web-App und zeigt sie auf diesem Gerät
	@$(PYTHON) Scripts/serve.py

test: ## prüft alles und installiert, was dazu fehlt
	@$(PYTHON) Scripts/test.py

check: ## prüft in Kürze: Format, Bau, Unit-Tests
	@Scripts/check.sh

texts: ## übersetzt den Katalog der Texte nach Swift
	@$(PYTHON) Scripts/texts.py

site: ## baut die Web-App in den Ordner site
	@$(PYTHON) Scripts/build_site.py

bench: ## misst die Laufzeiten
	@$(PYTHON) Scripts/bench.py

format: ## setzt den Quelltext nach .swift-format
	@Scripts/format.sh

docs: ## baut die Dokumentation der Bibliotheken
	@$(PYTHON) Scripts/docs.py

oracle: ## vergleicht mit dem unabhängigen Rechenweg (COUNT, SEED)
	@$(PYTHON) Scripts/test.py oracle -- --count $(COUNT) --seed $(SEED) --jobs $$($(PYTHON) -c 'import os; print(os.cpu_count())')

fuzz: ## füttert den Rechner mit zufälligen Dateien (SECONDS)
	@$(PYTHON) Scripts/test.py fuzz -- --seconds $(SECONDS)

monkey: ## bedient die Seite zufällig (EVENTS, SEED)
	@$(PYTHON) Scripts/test.py monkey -- --events $(EVENTS) --seed $(SEED)

screenshots: ## fotografiert jede Seite nach .build/screenshots
	@$(PYTHON) Scripts/test.py page -- --screenshots .build/screenshots -k Pictures

clean: ## löscht alles Gebaute
	@rm -rf .build .build-* site
