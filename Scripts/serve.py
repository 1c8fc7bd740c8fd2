"""Serves the built site on this machine, with the headers that a web host should send too."""

import argparse
import contextlib
import socketserver
import threading
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from common import ROOT, Failure, run_script

# `wasm-unsafe-eval` lets the page compile its module and nothing else. `https:` is for the one
# server that people may enter themselves, to keep their devices in step.
CONTENT_SECURITY_POLICY = "; ".join([
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self' https:",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
])

HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-cache",
}

CONTENT_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}

PREFERRED_PORT = 8080


class SiteHandler(SimpleHTTPRequestHandler):
    """Answers with files of one folder, which appears under a path of the host."""

    # The table of the standard library also asks the machine, which may say anything.
    extensions_map = {**CONTENT_TYPES, "": "application/octet-stream"}
    server_version = "Gleitpfad"
    sys_version = ""

    def __init__(self, *arguments, prefix="/", **options):
        self.prefix = prefix
        super().__init__(*arguments, **options)

    def send_head(self):
        path = self.path.split("?")[0].split("#")[0]
        if path + "/" == self.prefix:
            self.send_response(HTTPStatus.MOVED_PERMANENTLY)
            self.send_header("Location", self.prefix)
            self.end_headers()
            return None
        if not path.startswith(self.prefix):
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        # A rebuilt file can keep its time stamp to the second, so the stamp proves nothing.
        del self.headers["If-Modified-Since"]
        return super().send_head()

    def translate_path(self, path):
        return super().translate_path(path[len(self.prefix) - 1:])

    def list_directory(self, path):
        self.send_error(HTTPStatus.NOT_FOUND)

    def end_headers(self):
        for name, value in HEADERS.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, *_):
        pass


class SiteServer(ThreadingHTTPServer):
    """Serves a folder on 127.0.0.1 for as long as a `with` block runs. Port 0 takes a free one."""

    daemon_threads = True

    def __init__(self, folder, port=0, prefix="/"):
        self.prefix = "/" + prefix.strip("/") + "/" if prefix.strip("/") else "/"
        handler = partial(SiteHandler, directory=str(folder), prefix=self.prefix)
        super().__init__(("127.0.0.1", port), handler)

    def server_bind(self):
        # The base class would look up a name for the address, which can take long offline.
        socketserver.TCPServer.server_bind(self)

    @property
    def address(self):
        return f"http://127.0.0.1:{self.server_address[1]}{self.prefix}"

    def handle_error(self, request, client_address):
        """Browsers hang up whenever they like; that is no news."""

    def __enter__(self):
        threading.Thread(target=self.serve_forever, args=(0.05,), daemon=True).start()
        return self

    def __exit__(self, *_):
        self.shutdown()
        self.server_close()


def open_server(folder, port, prefix):
    """Opens the server at the wanted port, or without a wish at the preferred or any free one."""
    if port is None:
        with contextlib.suppress(OSError):
            return SiteServer(folder, PREFERRED_PORT, prefix)
        return SiteServer(folder, 0, prefix)
    try:
        return SiteServer(folder, port, prefix)
    except (OSError, OverflowError) as error:
        raise Failure(f"Port {port} lässt sich nicht öffnen: {error}") from error


def main():
    parser = argparse.ArgumentParser(description="Zeigt die gebaute Web-App auf diesem Gerät.")
    parser.add_argument(
        "folder", nargs="?", type=Path, default=ROOT / "site", help="Ordner der Seite"
    )
    parser.add_argument("--port", type=int, help="Port (sonst 8080 oder ein freier)")
    parser.add_argument("--prefix", default="/", help="Pfad, unter dem die Seite erscheint")
    arguments = parser.parse_args()
    if not arguments.folder.is_dir():
        raise Failure(f"{arguments.folder} gibt es noch nicht. `make site` baut die Seite.")

    with open_server(arguments.folder.resolve(), arguments.port, arguments.prefix) as server:
        print(f"\nGleitpfad läuft: {server.address}\nStrg-C beendet.", flush=True)
        with contextlib.suppress(KeyboardInterrupt):
            threading.Event().wait()
        print()


if __name__ == "__main__":
    run_script(main)
