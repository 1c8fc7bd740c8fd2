"""Measures in Chromium how long the site's module takes from a plan file to the finished page.

    python Scripts/bench_web.py SITE PLAN…

Prints the median over the plans in nanoseconds as JSON.
"""

import base64
import json
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright
from serve import SiteServer

# Calls the module as the page's host does, with nothing of the page in the way.
MEASURE = """
async plans => {
  const { instance } = await WebAssembly.instantiateStreaming(fetch("app.wasm"));
  const app = instance.exports;
  const field = bytes => {
    const head = new Uint8Array(4);
    new DataView(head.buffer).setUint32(0, bytes.length, true);
    return [...head, ...bytes];
  };
  const text = value => [...new TextEncoder().encode(value)];
  const frame = plan => Uint8Array.from([
    ...field(text("file")), ...field([]), ...field(text("plan.json")),
    ...field([...atob(plan)].map(character => character.charCodeAt(0))),
  ]);
  const send = bytes => {
    const place = app.app_alloc(bytes.length);
    new Uint8Array(app.memory.buffer, place >>> 0, bytes.length).set(bytes);
    app.app_dispatch(place, bytes.length);
    app.app_free(place);
  };
  // A file is opened at once where no plan is.
  const empty = Uint8Array.from([
    ...field(text("vault")), ...field(text("wiped")), ...field([]), ...field([]),
  ]);
  const open = bytes => {
    send(empty);
    send(bytes);
  };
  const frames = plans.map(frame);
  for (let warm = 0; warm < 20; warm += 1) for (const bytes of frames) open(bytes);
  const times = frames.map(bytes => {
    let best = Infinity;
    for (let round = 0; round < 5; round += 1) {
      const start = performance.now();
      for (let call = 0; call < 50; call += 1) open(bytes);
      best = Math.min(best, (performance.now() - start) / 50);
    }
    return best * 1e6;
  });
  times.sort((first, second) => first - second);
  return times[times.length >> 1];
}
"""


def main():
    site, *plans = sys.argv[1:]
    encoded = [base64.b64encode(Path(plan).read_bytes()).decode() for plan in plans]
    with SiteServer(Path(site)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"]
        )
        page = browser.new_page()
        page.goto(server.address)
        print(json.dumps({"page": round(page.evaluate(MEASURE, encoded))}))
        browser.close()


if __name__ == "__main__":
    main()
