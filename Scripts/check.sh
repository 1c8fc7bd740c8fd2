#!/bin/sh
# What to run before every commit: format, native build, unit tests.
set -eu
cd "$(dirname "$0")/.."

Scripts/format.sh --lint
swift build --build-tests
swift test --skip-build
