#!/bin/sh
# What to run before every commit: texts, format, native build, unit tests.
set -eu
cd "$(dirname "$0")/.."

# The command line program seals backups with OpenSSL; the web app has no need of it.
has_openssl() {
  for folder in /usr/include \
    "$(pkg-config --variable=includedir libcrypto 2>/dev/null || true)" \
    "$(brew --prefix openssl 2>/dev/null || true)/include"; do
    if [ -e "$folder/openssl/evp.h" ]; then
      return 0
    fi
  done
  return 1
}

if ! has_openssl && [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
  echo "Es fehlt OpenSSL, apt-get installiert libssl-dev."
  apt-get update >/dev/null && apt-get install --yes --no-install-recommends libssl-dev >/dev/null ||
    true
fi
if ! has_openssl; then
  echo "Es fehlen die Header von OpenSSL, die das Kommandozeilenprogramm braucht." >&2
  echo "Debian, Ubuntu: sudo apt-get install libssl-dev    macOS: brew install openssl" >&2
  exit 1
fi

"${PYTHON:-python3}" Scripts/texts.py --check
Scripts/format.sh --lint &
lint=$!
# Without debug information it takes a quarter less time; the everyday build keeps its own.
set -- --scratch-path .build-check -Xswiftc -gnone
swift build --build-tests "$@"
wait "$lint"
swift test --skip-build "$@"
