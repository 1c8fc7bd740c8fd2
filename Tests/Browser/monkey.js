// Acts at random in the page of the app; test_monkey.py puts it into every page that it opens.
//
// `monkey.run(seed, goal)` does so many things and gives how many it did: fewer if the app has
// failed. What it did last is in `monkey.trail()`. The same seed does the same on the same page;
// for that, the clock is the monkey's own, and most acts wait until everything has come to rest.

if (location.protocol === "http:") {
  const PASSPHRASES = ["geheim", "geheim", "geheim", "falsch"]; // All that it ever sets.
  const SUBJECTS = [
    "Mathe", "Deutsch", "E", "frz", "Physik", "Chemie", "Bio", "Geschichte", "Geographie", "Gk",
    "Musik", "BK", "Sport", "Ethik", "Latein", "Informatik", "NwT", "Wirtschaft", "Schach",
  ];
  const TEXTS = [
    "", " ", "0", "7", "15", "16", "-1", "007", "1e9", "99999999999999999999", "50", "100", "2028",
    "3,5", "2026-11-30", "0000-00-00", "äöüß ÄÖÜẞ", "e\u0308\u0301\u0327", "👩‍👩‍👧‍👦🏳️‍🌈",
    "\u202eabc\u202c", "\ufeff\u200b", "\u0000\u0001\u001b[31m\u007f", "a\r\nb\tc", "\ud800",
    "<b>&amp;</b>", "\"><script>throw 1</script>", "</select></fieldset>", "${x} {{x}} %s %00",
    "x".repeat(200), "ß".repeat(5000), "🙂".repeat(130),
  ];
  const DAYS = ["", "2026-11-30", "2028-02-29", "0001-01-01", "9999-12-31"];
  const ROUTES = [
    "", "#", "#/", "#/plan", "#/plan/rechnung", "#/plan/faecher", "#/plan/pruefungen",
    "#/plan/ziel", "#/plan/daten", "#/plan/eintragen", "#/beispiel", "#/beispiel/anfang/rechnung",
  ];
  const NOWHERE = [
    "#/plan/fach", "#/plan/kurs/", "#/plan/fach/0", "#/plan/kurs/" + "f".repeat(32),
    "#/plan/fach/../", "#/plan/eintragen/" + "0".repeat(32), "#/plan/eintragen/ä", "#//", "#/PLAN",
    "#titel", "#%00%ff", "#/plan/daten?x=1", "#/🙂", "#/" + "a/".repeat(3000), "#/plan/eintragenxyz",
    "#/beispiel/anfang/",
  ];
  const KEYS = [
    "Escape", "Enter", "Tab", " ", "ArrowUp", "ArrowDown", "Home", "x", "ä", "Dead",
    ..."0123456789",
  ];
  const TABLES = [
    "Fach;Halbjahr;Punkte\nMathematik;1;11\nDeutsch;2;x\n", "a,b\n1", ";;;\n;;;",
    "Fach\tPunkte\n\"", "{", "[]", "null", "\u0000\u0001", "gleitpfad",
  ];
  // A file chooser opens only for who really clicks, which test_monkey.py does.
  const CLICKABLE =
    "a[href^='#'], button:not([data-msg=open-file]), summary, [data-msg]:not(button)";
  // What takes much away, leads away from the own plan or changes nothing: not every time.
  const SELDOM = [
    "lock", "remove", "remove-passphrase", "keep-storage", "save-example", "save-result",
    "export-plan", "export-results", "export-grid", "skip", "toggle", "#/", "#/beispiel",
    "#/beispiel/anfang", "#/beispiel/fertig", "#/beispiel/rechnung", "#/beispiel/anfang/rechnung",
    "#/beispiel/fertig/rechnung",
  ];

  // ---------- rest: nothing is on its way to the database, the ciphers or another page ----------

  let pending = 0;
  let heard = location.hash;
  addEventListener("hashchange", () => { heard = location.hash; });

  function until(target, ...types) {
    pending += 1;
    const end = new AbortController();
    const done = () => { pending -= 1; end.abort(); };
    for (const type of types) target.addEventListener(type, done, { signal: end.signal });
    return target;
  }

  function replace(prototype, name, wrap) {
    const own = prototype[name];
    prototype[name] = function (...list) { return wrap.call(this, own, list); };
  }

  replace(IDBDatabase.prototype, "transaction", function (own, list) {
    return until(own.apply(this, list), "complete", "abort");
  });
  for (const name of ["open", "deleteDatabase"]) {
    replace(IDBFactory.prototype, name, function (own, list) {
      return until(own.apply(this, list), "success", "error");
    });
  }
  function promise(own, list) {
    pending += 1;
    return own.apply(this, list).finally(() => { pending -= 1; });
  }
  replace(Blob.prototype, "arrayBuffer", promise);
  const CIPHERS = ["encrypt", "decrypt", "importKey", "deriveKey", "deriveBits", "generateKey"];
  for (const name of CIPHERS) {
    replace(SubtleCrypto.prototype, name, promise);
  }
  for (const name of ["back", "forward"]) {
    replace(History.prototype, name, function (own, list) {
      const target = new EventTarget();
      until(target, "done");
      const done = () => target.dispatchEvent(new Event("done"));
      addEventListener("hashchange", done, { once: true });
      setTimeout(done, 500); // Something else may have taken the page elsewhere meanwhile.
      return own.apply(this, list);
    });
  }

  // What waits for a turn in the vault is on its way as well, and only the page says so.
  const isSaving = () => document.querySelector(".saving")?.textContent.trim() === "Wird gesichert";

  async function settle() {
    const end = performance.now() + 15000;
    for (let calm = 0; calm < 2;) {
      await scheduler.postTask(() => {});
      calm = pending === 0 && location.hash === heard && !isSaving() ? calm + 1 : 0;
      if (performance.now() > end) throw new Error(`not at rest: ${pending} pending`);
    }
  }

  // ---------- chance and time ----------

  let state = 1;
  function chance() {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (limit) => Math.floor(chance() * limit);
  const any = (list) => list[below(list.length)];

  let clock = Number(sessionStorage.getItem("clock") ?? Date.UTC(2026, 8, 14, 12));
  Date.now = () => clock;
  function pass() {
    if (chance() < 0.003) clock += 86400000 * (1 + below(3));
    clock += chance() < 0.01 ? -below(5000) : below(2000); // People set their clocks.
    sessionStorage.setItem("clock", clock);
  }

  // ---------- what went wrong, and what was done ----------

  const faults = [];
  // A page that is measured and drawn anew for its room is observed again with the next frame.
  const OBSERVED = "ResizeObserver loop completed with undelivered notifications.";
  addEventListener("error", ({ message }) => { if (message !== OBSERVED) faults.push(message); });
  addEventListener("unhandledrejection", (event) => faults.push(String(event.reason)));
  replace(console, "error", function (own, list) {
    faults.push(list.join(" "));
    own.apply(this, list);
  });
  const isDown = () => faults.length > 0 || !document.getElementById("failure")?.hidden;

  const done = JSON.parse(sessionStorage.getItem("trail") ?? "[]");
  let count = 0;
  function remember(text) {
    done.push(text.length > 160 ? `${text.slice(0, 160)}… (${text.length})` : text);
    if (done.length > 400) done.shift();
    sessionStorage.setItem("trail", JSON.stringify(done));
  }
  function note(text) {
    count += 1;
    remember(text);
  }

  function name(element) {
    const { msg, input, submit, arg = "" } = element.dataset;
    const words = element.ariaLabel ?? (element.matches("select") ? "" : element.textContent);
    const what = msg ?? input ?? submit ?? element.getAttribute("href") ?? element.name ?? "";
    return `${element.localName} ${what} ${arg} „${words.trim().slice(0, 40)}“`;
  }

  // ---------- acts ----------

  // What a person can get at: to be seen, not behind a sheet, not switched off.
  const reachable = (kinds) => [...document.querySelectorAll(`#app :is(${kinds})`)].filter((e) =>
    e.getClientRects().length > 0 && !e.closest("[inert]") && !e.matches(":disabled")
    && e.checkVisibility());

  function put(field, value) {
    field.focus();
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  const change = (field) => field.dispatchEvent(new Event("change", { bubbles: true }));

  function textFor(field) {
    if (field.type === "password") return any(PASSPHRASES);
    if (field.name === "fach" && chance() < 0.7) return any(SUBJECTS);
    if (field.type === "date") return any(DAYS);
    return chance() < 0.2 ? String(below(200) - 20) : any(TEXTS);
  }

  const acts = {
    click() {
      const element = any(reachable(CLICKABLE));
      if (!element) return;
      const what = element.dataset.msg ?? element.getAttribute("href");
      if (SELDOM.includes(what) && chance() < 0.75) return;
      note(`click ${name(element)}`);
      element.focus();
      element.click();
    },
    choose() {
      const field = any(reachable("select"));
      if (!field) return;
      const value = any([...field.options])?.value ?? "";
      note(`choose ${name(field)} = ${JSON.stringify(value)}`);
      put(field, value);
      change(field);
    },
    pick() {
      const field = any(reachable("[type=radio], [type=checkbox]"));
      if (!field) return;
      note(`pick ${name(field)} = ${field.value}`);
      field.focus();
      field.click();
    },
    type() {
      const field = any(reachable("input:not([type=radio], [type=checkbox])"));
      if (!field) return;
      const value = textFor(field);
      note(`type ${name(field)} = ${JSON.stringify(value)}`);
      put(field, value);
      if (chance() < 0.8) change(field);
      if (chance() < 0.3) field.blur();
    },
    send() {
      const form = any(reachable("form"));
      if (!form) return;
      const passphrase = any(PASSPHRASES);
      for (const field of form.querySelectorAll("input[name]:not([type=radio])")) {
        if (field.type === "checkbox") field.checked = chance() < 0.2;
        else if (field.type === "password") put(field, passphrase);
        else if (chance() < 0.8) put(field, textFor(field));
      }
      note(`send ${name(form)} ${JSON.stringify([...new FormData(form)])}`);
      form.requestSubmit();
    },
    key() {
      const key = any(KEYS);
      const target = document.activeElement ?? document.body;
      note(`key ${JSON.stringify(key)} on ${name(target)}`);
      target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    },
    go() {
      const known = [...document.querySelectorAll("a[href^='#']")].map((link) => link.hash);
      let hash = any(any([ROUTES, ROUTES, known, NOWHERE])) ?? "#/";
      if (chance() < 0.1) hash = hash.replace("/fach/", any(["/kurs/", "/eintragen/"]));
      note(`go ${hash}`);
      location.hash = hash;
    },
    undo() {
      const element = any(reachable("[data-msg=undo], [data-msg=redo]"));
      if (!element) return;
      note(`click ${name(element)}`);
      element.click();
    },
    back() {
      const name = chance() < 0.7 ? "back" : "forward";
      if (!(name === "back" ? navigation.canGoBack : navigation.canGoForward)) return;
      note(name);
      history[name]();
    },
    drop() {
      const dataTransfer = new DataTransfer();
      const content = any(TABLES);
      const name = any(["a.csv", "plan.json", "<i>\u202e.json", ""]);
      dataTransfer.items.add(new File([content], name));
      const drag = (type) => document.body.dispatchEvent(
        new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      note(`drop ${JSON.stringify(content)}`);
      drag("dragover");
      drag(any(["dragleave", "drop", "drop"]));
    },
    print() {
      note("print");
      dispatchEvent(new Event("beforeprint"));
      dispatchEvent(new Event("afterprint"));
    },
  };
  const WEIGHTS = {
    click: 44, choose: 14, pick: 10, type: 10, send: 6, key: 7, go: 6, undo: 4, back: 3, drop: 1,
    print: 1,
  };
  const bag = Object.entries(WEIGHTS).flatMap(([name, weight]) => Array(weight).fill(name));

  globalThis.monkey = {
    trail: () => done.concat(faults),
    note,
    remember,
    settle,
    async run(seed, goal) {
      state = seed;
      count = 0;
      await settle();
      while (count < goal && !isDown()) {
        pass();
        acts[any(bag)]();
        if (chance() < 0.8) await settle();
      }
      await settle();
      return count;
    },
  };
}
