// The host: loads the app, hands it what happens, puts its page into the document and does what it
// asks for. It knows nothing about what the page is about.

import { morph } from "./morph.js";
import { encode } from "./seals.js";
import { openVault } from "./vault.js";

const root = document.getElementById("app");
const live = document.getElementById("live");
const fileInput = document.getElementById("file");
const fileLimit = 2 ** 21; // More of a file is not handed over; the app has a smaller limit.
const decoder = new TextDecoder();

let app = null; // The exports of the module; null before the start and after a failure.

// ---------- calls: length-prefixed fields in, length-prefixed fields out ----------

function frame(fields) {
  const parts = fields.map((field) => (typeof field === "string" ? encode(field) : field));
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + 4 + part.length, 0));
  const view = new DataView(bytes.buffer);
  let offset = 0;
  for (const part of parts) {
    view.setUint32(offset, part.length, true);
    bytes.set(part, offset + 4);
    offset += 4 + part.length;
  }
  return bytes;
}

function fields(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const list = [];
  for (let offset = 0; offset + 4 <= bytes.length;) {
    const length = view.getUint32(offset, true);
    list.push(bytes.subarray(offset + 4, offset + 4 + length));
    offset += 4 + length;
  }
  return list;
}

// Memory may grow in any call, so every view is made anew.
const memory = (pointer, length) => new Uint8Array(app.memory.buffer, pointer >>> 0, length);

function call(event) {
  const bytes = frame(event);
  const pointer = app.app_alloc(bytes.length);
  memory(pointer, bytes.length).set(bytes);
  const length = app.app_dispatch(pointer, bytes.length);
  app.app_free(pointer);
  return fields(memory(app.app_out(), length).slice());
}

// After a failure the module's memory cannot be trusted: nothing is sent to it any more.
function fail(error) {
  app = null;
  console.error(error);
  root.hidden = true;
  document.getElementById("failure").hidden = false;
  document.getElementById("reload").focus();
}

function dispatch(type, message = "", argument = "", value = new Uint8Array()) {
  if (!app) return;
  // A field that is removed may still say what was typed in it; the app hears it after that.
  if (isShowing) return queueMicrotask(() => dispatch(type, message, argument, value));
  try {
    // The app has neither clock nor dice: the time and random bytes come with everything.
    const random = crypto.getRandomValues(new Uint8Array(32));
    const event = [type, message, String(argument), value, String(Date.now()), random];
    const [page, ...effects] = call(event);
    const names = effects.filter((_, index) => index % 4 === 0).map((f) => decoder.decode(f));
    if (names.includes("focus")) release();
    if (page.length > 0) show(decoder.decode(page));
    for (let index = 0; index + 4 <= effects.length; index += 4) {
      const [first, second] = effects.slice(index + 1, index + 3).map((f) => decoder.decode(f));
      capabilities[names[index / 4]]?.(first, second, effects[index + 3]);
    }
  } catch (error) {
    fail(error);
  }
}

// ---------- the page ----------

let isShowing = false; // Whether the page is just being changed.
let settled = null; // The field whose value the app has just been told.
let byHand = new WeakSet(); // What the person unfolds on a page stays so while it is shown.

// What has the focus gives it up before the page changes, where the app moves it anyway: when it is
// removed with the focus, Chromium lays out the page that is half changed.
function release() {
  const focused = document.activeElement;
  if (root.contains(focused) && !focused.matches("input, select")) focused.blur();
}

function show(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  const focused = document.activeElement;
  isShowing = true;
  morph(root, template.content, byHand, settled);
  isShowing = false;
  if (focused !== document.activeElement && root.contains(focused)) focused.focus({ preventScroll: true });
  measure();
}

// Reports widths in sixteenths of the text size, so that drawings can grow with the text.
const widths = new Map();
function measure() {
  const unit = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  for (const element of root.querySelectorAll("[data-measure]")) {
    const width = Math.floor(element.clientWidth / unit);
    const name = element.dataset.measure;
    if (width === 0 || widths.get(name) === width) continue;
    widths.set(name, width);
    dispatch("measure", name, width);
  }
}

// ---------- what the app can ask for ----------

const vault = openVault((message, argument, list) => {
  dispatch("vault", message, argument, frame(list));
});

const capabilities = {
  focus: (id) => document.getElementById(id)?.focus({ preventScroll: true }),
  announce: (text) => { live.textContent = text; },
  back: () => { isStaying = true; history.back(); },
  clear: (name) => { for (const field of root.querySelectorAll(`[name="${name}"]`)) field.value = ""; },
  title: (text) => { document.title = text; },
  hash: (hash) => { location.hash = hash; },
  pickFile: () => { fileInput.value = ""; fileInput.click(); },
  download: (name, type, bytes) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([bytes], { type }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  },
  vault: (verb, argument, bytes) => vault.run(verb, argument, fields(bytes)),
  loadVersion: () => { isLoadingVersion = true; waiting?.postMessage("take over"); },
};

// ---------- what happens ----------

root.addEventListener("click", (event) => {
  const link = event.target.closest("a[href^='#']");
  if (link && link.hash !== location.hash) {
    isStaying = "stay" in link.dataset;
    isFollowing = !isStaying;
  }
  const element = event.target.closest("[data-msg]");
  const fold = event.target.closest("summary");
  if (fold && !element) byHand.add(fold.parentElement);
  if (!element) return;
  event.preventDefault();
  dispatch("click", element.dataset.msg, element.dataset.arg ?? "");
});

// A field that has changed, and a form that is sent, with the values of its fields by their names.
// What says `data-live` is reported with every key.
function report({ target }) {
  const { input, arg = "" } = target.dataset;
  if (!input) return;
  settled = target;
  dispatch("input", input, arg, encode(target.value));
  settled = null;
}
root.addEventListener("change", report);
root.addEventListener("input", (event) => { if ("live" in event.target.dataset) report(event); });
root.addEventListener("submit", (event) => {
  event.preventDefault();
  const { submit, arg = "" } = event.target.dataset;
  dispatch("submit", submit, arg, frame([...new FormData(event.target)].flat()));
});

// Keys that the page asks for; where something is typed, only the way out of it, and what can be
// entered or left with the enter key stays so.
addEventListener("keydown", (event) => {
  const { key, target } = event;
  const isCombined = event.ctrlKey || event.metaKey;
  const typed = "input:not([type=radio])";
  const own = key === "Enter" ? "a, button, input, select, summary" : isCombined ? typed : `${typed}, select`;
  if (event.altKey || (key !== "Escape" && target.closest?.(own))) return;
  const name = isCombined ? `Control+${key}` : key;
  if (!root.querySelector("[data-keys]:not([inert])")?.dataset.keys.split(" ").includes(name)) return;
  event.preventDefault();
  dispatch("key", "", name);
});

// A followed link begins at the top; the way back leads to where the page was. What opens over a
// page, or closes, leaves it where it is.
const positions = new Map();
let hash = location.hash;
let isFollowing = false;
let isStaying = false;
history.scrollRestoration = "manual";
addEventListener("hashchange", () => {
  positions.set(hash, scrollY);
  hash = location.hash;
  // What is typed is entered when the page goes, which not every browser says by itself.
  const focused = document.activeElement;
  if (focused?.matches("#app :is(input, select)")) focused.blur();
  const stays = isStaying || root.querySelector("[role=dialog]") !== null;
  if (!stays) byHand = new WeakSet();
  dispatch("hash", "", hash);
  if (!stays) scrollTo(0, isFollowing ? 0 : positions.get(hash) ?? 0);
  isFollowing = isStaying = false;
});

async function take(file) {
  if (!file) return;
  try {
    const bytes = new Uint8Array(await file.slice(0, fileLimit).arrayBuffer());
    dispatch("file", "", file.name, bytes);
    scrollTo(0, 0);
  } catch {
    dispatch("file", "unreadable", file.name);
  }
}
fileInput.addEventListener("change", () => take(fileInput.files[0]));

const carriesFile = (event) => event.dataTransfer?.types.includes("Files");
let isDragging = false;
function drag(isOn) {
  if (isOn !== isDragging) dispatch("drag", "", (isDragging = isOn) ? "1" : "0");
}
addEventListener("dragover", (event) => {
  if (!carriesFile(event)) return;
  event.preventDefault();
  drag(true);
});
addEventListener("dragleave", (event) => { if (!event.relatedTarget) drag(false); });
addEventListener("drop", (event) => {
  if (!carriesFile(event)) return;
  event.preventDefault();
  drag(false);
  take(event.dataTransfer.files[0]);
});

addEventListener("beforeprint", () => dispatch("print", "", "1"));
addEventListener("afterprint", () => dispatch("print", "", "0"));
document.getElementById("reload").addEventListener("click", () => location.reload());

// ---------- start ----------

// Only a module built to say why it traps uses this; the one that is delivered imports nothing.
let line = "";
function putchar(code) {
  if (code !== 10) {
    line += String.fromCharCode(code);
  } else {
    console.error(line);
    line = "";
  }
  return code;
}

async function start() {
  const imports = { host: { putchar } };
  const { instance } = await WebAssembly.instantiateStreaming(fetch("app.wasm"), imports).catch(
    async () => WebAssembly.instantiate(await (await fetch("app.wasm")).arrayBuffer(), imports));
  app = instance.exports;
  dispatch("start", "", location.hash);
  new ResizeObserver(measure).observe(root);
}

let waiting = null;
let isLoadingVersion = false;

// Offers a version once it is complete, if another one is running.
function offer(worker) {
  if (!worker || !navigator.serviceWorker.controller) return;
  worker.addEventListener("statechange", () => offer(worker), { once: true });
  if (worker.state !== "installed") return;
  waiting = worker;
  dispatch("version");
}

async function keep() {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  workers.addEventListener("controllerchange", () => { if (isLoadingVersion) location.reload(); });
  const registration = await workers.register("service-worker.js", { updateViaCache: "none" });
  offer(registration.waiting ?? registration.installing);
  registration.addEventListener("updatefound", () => offer(registration.installing));
  addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch(() => {});
  });
}

start().then(keep, fail).catch((error) => console.warn(error));
