"""Tests the server of `make run`."""

import http.client
import tempfile
import unittest
from pathlib import Path

from serve import CONTENT_SECURITY_POLICY, SiteServer


class ServeTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        (self.root / "outside.txt").write_text("geheim")
        self.site = self.root / "site"
        (self.site / "icons").mkdir(parents=True)
        (self.site / "index.html").write_text("<p>Hallo")
        names = ["a.wasm", "a.js", "a.css", "a.webmanifest", "a.woff2"]
        for name in [*names, "icons/a.svg", "icons/a.png"]:
            (self.site / name).write_bytes(b"x")

    def answer(self, path, prefix="/", headers=None, method="GET"):
        with SiteServer(self.site, prefix=prefix) as server:
            port = server.server_address[1]
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
            self.addCleanup(connection.close)
            connection.request(method, path, headers=headers or {})
            response = connection.getresponse()
            return response, response.read()

    def test_types(self):
        types = {
            "/": "text/html; charset=utf-8",
            "/index.html": "text/html; charset=utf-8",
            "/a.wasm": "application/wasm",
            "/a.js": "text/javascript; charset=utf-8",
            "/a.css": "text/css; charset=utf-8",
            "/a.webmanifest": "application/manifest+json",
            "/a.woff2": "font/woff2",
            "/icons/a.svg": "image/svg+xml",
            "/icons/a.png": "image/png",
        }
        for path, expected in types.items():
            with self.subTest(path=path):
                response, _ = self.answer(path)
                self.assertEqual(response.status, 200)
                self.assertEqual(response.headers["Content-Type"], expected)

    def test_every_answer_carries_the_headers(self):
        for path in ("/", "/a.wasm", "/missing"):
            with self.subTest(path=path):
                response, _ = self.answer(path)
                headers = response.headers
                self.assertEqual(headers["Content-Security-Policy"], CONTENT_SECURITY_POLICY)
                self.assertEqual(headers["X-Content-Type-Options"], "nosniff")
                self.assertEqual(headers["Referrer-Policy"], "no-referrer")
                self.assertEqual(headers["Cache-Control"], "no-cache")

    def test_the_policy_is_strict(self):
        self.assertIn("default-src 'none'", CONTENT_SECURITY_POLICY)
        self.assertIn("frame-ancestors 'none'", CONTENT_SECURITY_POLICY)
        for word in ("unsafe-inline", "'unsafe-eval'", "*", "http:"):
            self.assertNotIn(word, CONTENT_SECURITY_POLICY)

    def test_a_file_is_always_sent_anew(self):
        future = {"If-Modified-Since": "Fri, 01 Jan 2100 00:00:00 GMT"}
        response, body = self.answer("/", headers=future)
        self.assertEqual((response.status, body), (200, b"<p>Hallo"))

    def test_nothing_outside_and_no_lists_of_files(self):
        climbing = ["/../outside.txt", "/%2e%2e/outside.txt", "/icons/../../outside.txt"]
        for path in ["/missing", "/icons/", *climbing]:
            with self.subTest(path=path):
                response, body = self.answer(path)
                self.assertEqual(response.status, 404)
                self.assertNotIn(b"geheim", body)

    def test_the_site_can_appear_under_a_path(self):
        self.assertEqual(self.answer("/schule/plan/a.js", prefix="schule/plan")[1], b"x")
        self.assertEqual(self.answer("/schule/plan/", prefix="/schule/plan/")[1], b"<p>Hallo")
        for path in ("/", "/a.js", "/schule/a.js", "/schule/planung/a.js"):
            with self.subTest(path=path):
                self.assertEqual(self.answer(path, prefix="/schule/plan")[0].status, 404)
        response, _ = self.answer("/schule/plan", prefix="/schule/plan")
        self.assertEqual((response.status, response.headers["Location"]), (301, "/schule/plan/"))

    def test_head(self):
        response, body = self.answer("/a.wasm", method="HEAD")
        self.assertEqual((response.status, body), (200, b""))
        self.assertEqual(response.headers["Content-Length"], "1")


if __name__ == "__main__":
    unittest.main()
