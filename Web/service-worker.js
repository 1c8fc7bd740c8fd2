// Keeps one complete version of the app, so that it starts offline and never mixes two versions.
// The build fills in the version and the list of files.
const VERSION = "__VERSION__";
const ASSETS = __ASSETS__;

// Caches belong to the whole origin; the scope keeps two installations on it apart.
const PREFIX = `gleitpfad ${self.registration.scope} `;
const CACHE = PREFIX + VERSION;

async function install() {
  const cache = await caches.open(CACHE);
  const files = ["./", ...ASSETS.filter((path) => path !== "service-worker.js")];
  await cache.addAll(files.map((path) => new Request(path, { cache: "reload" })));
}

async function activate() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request) {
  const cache = await caches.open(CACHE);
  const isPage = request.mode === "navigate";
  const kept = await cache.match(isPage ? "./" : request, { ignoreSearch: true });
  return kept ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const isOurs = event.request.url.startsWith(self.registration.scope);
  if (event.request.method === "GET" && isOurs) event.respondWith(answer(event.request));
});

// Takes over only when the person asks for the new version.
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});
