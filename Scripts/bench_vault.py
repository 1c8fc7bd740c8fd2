"""Measures in Chromium how long the site takes to open a large plan and what saving a result costs.

    python Scripts/bench_vault.py SITE LARGE SMALL

LARGE and SMALL hold the rows of a vault before they are sealed, as `Benchmarks --rows` writes them.
Prints milliseconds, rows and bytes as JSON.
"""

import base64
import contextlib
import json
import statistics
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright
from serve import SiteServer

ROUNDS = 15

# Seals rows into the vault of a page that the app does not run in.
FILL = """
async frame => {
  const { openVault } = await import(new URL("vault.js", location.href));
  const bytes = Uint8Array.from(atob(frame), character => character.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  const fields = [];
  for (let offset = 0; offset < bytes.length;) {
    const length = view.getUint32(offset, true);
    fields.push(bytes.subarray(offset + 4, offset + 4 + length));
    offset += 4 + length;
  }
  await new Promise((resolve, reject) => {
    const next = { opened: ["unlock", "", [new Uint8Array()]], unlocked: ["write", "1", fields] };
    const vault = openVault((message, argument, list) => {
      if (next[message]) vault.run(...next[message]);
      if (message === "written") resolve();
      if (message === "failed") reject(new Error(argument));
    });
    vault.run("open");
  });
}
"""

# Notes when the app begins to read its rows, when the overview stands in the document, and what is
# put into the database. An observer hears of the document after the call that changed it.
WATCH = """
(() => {
  const bench = globalThis.bench = { puts: [], written: 0 };
  const { getAllKeys, put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.getAllKeys = function (...list) {
    bench.start ??= performance.now();
    return getAllKeys.apply(this, list);
  };
  IDBObjectStore.prototype.put = function (row, id) {
    const size = id.length + row.kind.length + row.parent.length + row.sealed.length;
    bench.puts.push([row.kind, size]);
    this.transaction.addEventListener("complete", () => { bench.written += 1; });
    return put.call(this, row, id);
  };
  bench.shown = new Promise(resolve => {
    new MutationObserver(() => {
      if (document.querySelector(".screen .hero")) resolve(performance.now() - bench.start);
    }).observe(document, { childList: true, subtree: true });
  });
})();
"""

# Reads the same rows and opens them with the same key, and nothing else; what a row is bound to is
# told beforehand, so that rows are read once, as in opening the page.
PLAIN = """
async bounds => {
  const seals = await import(new URL("seals.js", location.href));
  const answer = request => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const db = await answer(indexedDB.open("gleitpfad"));
  const store = name => db.transaction(name, "readonly").objectStore(name);
  const ring = await answer(store("schluessel").get("ring"));
  const device = await answer(store("schluessel").get("device"));
  const key = await seals.rowsKey(await seals.unwrap(ring, device, ""));
  const places = bounds.map(seals.encode);
  const start = performance.now();
  const rows = await answer(store("saetze").getAll());
  await Promise.all(rows.map(({ sealed }, index) => crypto.subtle.decrypt({
    name: "AES-GCM", iv: sealed.subarray(1, 13), additionalData: places[index],
  }, key, sealed.subarray(13))));
  const time = performance.now() - start;
  return { time, rows: rows.length, bytes: rows.reduce((sum, row) => sum + row.sealed.length, 0) };
}
"""

# Gives the first result that is shown other points, and says what was put into the database.
CHANGE = """
async () => {
  const field = document.querySelector("details select[data-input=set-value][data-arg$=' 20']");
  Object.assign(bench, { puts: [], written: 0 });
  field.value = field.value === "7" ? "8" : "7";
  field.dispatchEvent(new Event("change", { bubbles: true }));
  while (bench.puts.length === 0 || bench.written < bench.puts.length) {
    await new Promise(resolve => setTimeout(resolve, 10));
  }
  return bench.puts;
}
"""


def fields(frame):
    """The fields of a frame: each stands behind its length."""
    offset = 0
    while offset < len(frame):
        length = int.from_bytes(frame[offset : offset + 4], "little")
        yield frame[offset + 4 : offset + 4 + length]
        offset += 4 + length


def bounds(rows):
    """What each sealed row is bound to, in the order of the identifiers."""
    words = [field.decode("latin-1") for field in fields(rows)]
    places = sorted(zip(words[0::4], words[1::4]))
    return [f"gleitpfad/1/{kind}/{identifier}" for identifier, kind in places]


@contextlib.contextmanager
def beside(context, address):
    """A page of the site in which the app does not run."""
    page = context.new_page()
    page.goto(address + "style.css")
    yield page
    page.close()


def filled(browser, address, rows):
    """A context of the browser whose vault holds the rows."""
    context = browser.new_context(service_workers="block")
    with beside(context, address) as page:
        page.evaluate(FILL, base64.b64encode(rows).decode())
    context.add_init_script(WATCH)
    return context


def opened(context, address):
    """A page with the overview of the plan, and the milliseconds from reading to showing it."""
    page = context.new_page()
    page.goto(address + "#/plan")
    time = page.evaluate("bench.shown")
    page.wait_for_timeout(200)
    return page, time


def opening(context, address, rows):
    """The medians of opening the page and of plain reading and opening, in turn."""
    times, plain = [], []
    for _ in range(ROUNDS):
        page, time = opened(context, address)
        page.close()
        times.append(time)
        with beside(context, address) as page:
            plain.append(page.evaluate(PLAIN, bounds(rows)))
    return {
        "opening": statistics.median(times),
        "plain": statistics.median(answer["time"] for answer in plain),
        "rows": plain[0]["rows"], "bytes": plain[0]["bytes"],
    }


def saving(context, address):
    """What the first change of the day and the next one put into the database."""
    page, _ = opened(context, address)
    subject = page.evaluate(
        "() => new Promise(resolve => { indexedDB.open('gleitpfad').onsuccess = event => {"
        " const rows = event.target.result.transaction('saetze').objectStore('saetze').openCursor();"
        " rows.onsuccess = () => rows.result.value.kind === 'fach'"
        " ? resolve(rows.result.key) : rows.result.continue(); }; })"
    )
    page.goto(f"{address}#/plan/fach/{subject}")
    page.wait_for_selector("details select", state="attached")
    first, next_one = (page.evaluate(CHANGE) for _ in range(2))
    page.close()
    return {"first": summary(first), "next": summary(next_one)}


def summary(puts):
    return {"rows": len(puts), "bytes": sum(size for _, size in puts)}


def main():
    site, *files = sys.argv[1:]
    large, small = (Path(file).read_bytes() for file in files)
    with SiteServer(Path(site)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"]
        )
        context = filled(browser, server.address, large)
        result = opening(context, server.address, large)
        result["large"] = saving(context, server.address)
        result["small"] = saving(filled(browser, server.address, small), server.address)
        print(json.dumps(result))
        browser.close()


if __name__ == "__main__":
    main()
