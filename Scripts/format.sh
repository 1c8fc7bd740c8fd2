#!/bin/sh
# Sets all Swift sources as .swift-format says; with `--lint` only checks them.
set -eu
cd "$(dirname "$0")/.."

paths="Package.swift Sources Tests"
if [ -d Benchmarks ]; then
  paths="$paths Benchmarks"
fi

# $paths is a list of plain words.
if [ "${1:-}" = "--lint" ]; then
  exec swift format lint --strict --recursive --parallel $paths
else
  exec swift format --in-place --recursive --parallel $paths
fi
