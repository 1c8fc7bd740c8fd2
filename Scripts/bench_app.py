"""Measures in Chromium how fast the app starts and how fast it answers.

    python Scripts/bench_app.py SITE CASE

CASE is a worked case of Tests/Cases with a whole plan. Prints milliseconds as JSON.

Starting is measured on a processor slowed down four times, each time beside a plain page: the markup
of the finished page with its style sheet and fonts, but without scripts, kept by a service worker
like the app's.
"""

import contextlib
import json
import re
import shutil
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright
from serve import SiteServer

ROUNDS = 9
TIMES = 100
SLOWDOWN = 4
EXAMPLE = "#/beispiel"

# Notes when the page stands in the document and has been drawn, counted from the navigation.
WATCH = """
(() => {
  let settle;
  globalThis.drawn = new Promise(resolve => { settle = resolve; });
  const look = () => {
    if (!document.querySelector(".screen .hero")) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => settle(performance.now())));
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
})();
"""

# Acts on the page, and says what script and layout took of each; the time that the browser takes to
# go to another address is not in it. Slowed down, says how long the longest task took, if any took
# longer than 50 ms.
ACT = """
(() => {
  let began = 0;
  addEventListener("hashchange", () => { began = performance.now(); });
  const layOut = () => document.body.getBoundingClientRect();
  const task = () => new Promise(resolve => setTimeout(resolve));
  const frame = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
  const heard = () => new Promise(resolve => addEventListener("hashchange", resolve, { once: true }));

  async function follow(link) {
    const start = performance.now();
    const moved = heard();
    link.click();
    const time = performance.now() - start;
    await moved; // The host has heard of it before, and has drawn.
    layOut();
    return time + performance.now() - began;
  }

  async function away(hash) {
    const moved = heard();
    location.hash = hash;
    await moved;
    await frame();
  }

  const acts = {
    async digit(number) {
      const key = String(number * 7 % 10);
      const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
      const start = performance.now();
      document.activeElement.dispatchEvent(event);
      layOut();
      return performance.now() - start;
    },
    async course(number) {
      const cells = document.querySelectorAll(".cell a");
      return follow(cells[number % cells.length]);
    },
    async grid() {
      return follow(document.querySelector(".side-places a[href='#/plan/kurse']"));
    },
  };

  const places = { digit: "#/plan/eintragen", course: "#/plan/kurse", grid: "#/plan" };

  globalThis.act = async (name, count) => {
    let longest = 0;
    const note = entries => {
      for (const { duration } of entries) longest = Math.max(longest, duration);
    };
    const observer = new PerformanceObserver(list => note(list.getEntries()));
    const times = [];
    for (let number = 0; number < count; number += 1) {
      if (location.hash !== places[name]) await away(places[name]);
      await frame();
      if (number === 0) observer.observe({ type: "longtask" });
      await task();
      times.push(await acts[name](number));
      await frame();
    }
    note(observer.takeRecords());
    observer.disconnect();
    return { times, longest };
  };
})();
"""

FINISHED = """
() => {
  const page = document.documentElement.cloneNode(true);
  for (const part of page.querySelectorAll("script, link[rel=modulepreload], link[as=fetch]")) {
    part.remove();
  }
  return "<!doctype html>" + page.outerHTML;
}
"""

KEEP = """
async () => {
  await navigator.serviceWorker.register("service-worker.js");
  await navigator.serviceWorker.ready;
}
"""


@contextlib.contextmanager
def opened(context, address, slowdown=SLOWDOWN):
    """A page of the site in which nothing runs yet, on a slower processor."""
    page = context.new_page()
    page.goto(address + "icons/icon.svg")
    devtools = context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    yield page
    page.close()


def start(context, address):
    """The milliseconds from the navigation to the drawn page."""
    with opened(context, address) as page:
        page.goto(address + EXAMPLE)
        return page.evaluate("drawn")


def watched(browser):
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.add_init_script(WATCH)
    return context


def finished(browser, address):
    """The markup of the app's finished page, which can be clicked as soon as it is drawn."""
    context = watched(browser)
    page = context.new_page()
    page.goto(address + EXAMPLE)
    page.evaluate("drawn")
    markup = page.evaluate(FINISHED)
    page.evaluate("document.querySelector('.moments a:last-child').click()")
    page.wait_for_function("location.hash === '#/beispiel/fertig'")
    page.wait_for_function("document.querySelector('.moments a:last-child').ariaCurrent === 'page'")
    context.close()
    return markup


def make_plain(site, folder, markup):
    """Writes a site that shows the markup and keeps itself, but runs nothing."""
    scripts = shutil.ignore_patterns("*.js", "*.wasm")
    shutil.copytree(site, folder, ignore=scripts)
    (folder / "index.html").write_text(markup, encoding="utf-8")
    files = [path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()]
    worker = (site / "service-worker.js").read_text(encoding="utf-8")
    worker, found = re.subn(r"ASSETS = \[.*?\];", f"ASSETS = {json.dumps(sorted(files))};", worker)
    assert found == 1, "the service worker has no list of files"
    (folder / "service-worker.js").write_text(worker, encoding="utf-8")


def starting(browser, addresses):
    """The medians of the first visit and of later ones, of both sites in turn."""
    first = {name: [] for name in addresses}
    for _ in range(ROUNDS):
        for name, address in addresses.items():
            context = watched(browser)
            first[name].append(start(context, address))
            context.close()
    later = {name: [] for name in addresses}
    context = watched(browser)
    for address in addresses.values():
        page = context.new_page()
        page.goto(address + EXAMPLE)
        page.evaluate(KEEP)
        page.close()
        start(context, address)
    for _ in range(ROUNDS):
        for name, address in addresses.items():
            later[name].append(start(context, address))
    context.close()
    return {
        visit: {name: statistics.median(times) for name, times in sites.items()}
        for visit, sites in (("first", first), ("later", later))
    }


def acting(browser, address, case):
    """What acts take of script and layout, and the longest task of them on a slower processor."""
    document = json.loads(case.read_text(encoding="utf-8"))
    plan = json.dumps(document["plan"], ensure_ascii=False).encode("utf-8")
    context = watched(browser)
    context.add_init_script(ACT)
    result = {}
    for slowdown in (1, SLOWDOWN):
        with opened(context, address, slowdown) as page:
            page.goto(address + "#/plan")
            if slowdown == 1:
                page.wait_for_selector("#titel")
                file = {"name": "plan.json", "mimeType": "application/json", "buffer": plan}
                page.set_input_files("#file", file)
            page.wait_for_selector(".hero")
            for name in ("digit", "course", "grid"):
                answer = page.evaluate("([name, count]) => act(name, count)", [name, TIMES])
                result.setdefault(name, {}).update(
                    {"time": statistics.quantiles(answer["times"], n=20)[-1]}
                    if slowdown == 1
                    else {"task": answer["longest"]}
                )
    context.close()
    return result


def main():
    site, case = (Path(word) for word in sys.argv[1:])
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        folder = Path(folder)
        shutil.copytree(site, folder / "app")
        with SiteServer(folder) as server:
            browser = playwright.chromium.launch(
                executable_path="/usr/bin/chromium", args=["--no-sandbox"]
            )
            addresses = {name: f"{server.address}{name}/" for name in ("app", "plain")}
            make_plain(site, folder / "plain", finished(browser, addresses["app"]))
            result = {
                "starting": starting(browser, addresses),
                "acting": acting(browser, addresses["app"], case),
            }
            browser.close()
    print(json.dumps(result))


if __name__ == "__main__":
    main()
