// The vault: keeps the app's rows sealed in the browser's database and says what became of them.
// It knows nothing about what they are about: a row is an id, a kind, a parent and bytes.
//
// The app asks by verbs and hears by events. Nothing is ever thrown outwards: what goes wrong is
// the event `failed` with its cause, and as fields the ticket, the verb and the browser's words.

import {
  decode, decrypt, encrypt, failure, passphraseKey, putRing, random, rowsKey, seal, unseal, unwrap,
  wrap,
} from "./seals.js";

const NAME = "gleitpfad"; // The database, the lock, the channel and the marker all bear it.
const VERSION = 1;
const STORES = ["saetze", "schluessel"];
const PORTION = 500; // Rows in one event.
const OPEN_LIMIT = 5000; // Milliseconds until a database that does not answer counts as failed;
const WORK_LIMIT = 20000; // the same for a transaction,
const ASK_LIMIT = 2000; // and for a tab that holds the pen but sleeps.
const TIDY_PAUSE = 100; // Milliseconds that a browser gets to tidy up its files.
const FILLERS = 300; // Byte strings of all sizes up to that of a keyring.

// ---------- what the browser says beside the database ----------

// Remembers outside the database that it holds rows, so that its loss does not look like a start.
function mark(hasRows) {
  try {
    if (hasRows) localStorage.setItem(NAME, "rows");
    else localStorage.removeItem(NAME);
  } catch { /* Then a loss goes unnoticed, but nothing else depends on it. */ }
}

function isMarked() {
  try {
    return localStorage.getItem(NAME) !== null;
  } catch {
    return false;
  }
}

// "1", "0", or "" where the browser does not say.
async function persistence(question) {
  try {
    return { true: "1", false: "0" }[await navigator.storage[question]()] ?? "";
  } catch {
    return "";
  }
}

const isHidden = () => document.visibilityState === "hidden";

function causeOf(error, verb) {
  if (typeof error?.cause === "string") return error.cause;
  if (error?.name === "QuotaExceededError") return "quota";
  return error?.name === "InvalidStateError" ? "closed" : `${verb}-failed`;
}

const settled = (request) => new Promise((resolve, reject) => {
  setTimeout(reject, OPEN_LIMIT, failure("blocked", "another tab keeps the database"));
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

// Chromium's files keep what is deleted until databases that were there meanwhile are deleted, too,
// one after another. Whether that succeeds changes nothing else, and nobody has to wait for it.
async function tidily(work) {
  const others = [1, 2, 3].map((number) => `${NAME}-${number}`);
  await Promise.allSettled(others.map(async (name) => (await settled(indexedDB.open(name))).close()));
  const tidy = async () => {
    for (const name of others) {
      await new Promise((resolve) => { setTimeout(resolve, TIDY_PAUSE); });
      await settled(indexedDB.deleteDatabase(name)).catch(() => {});
    }
  };
  try {
    await work();
  } catch (error) {
    await tidy();
    throw error;
  }
  return { tidied: tidy() };
}

export function openVault(emit) {
  let db = null;
  let isLost = false; // The browser says that it has thrown a damaged database away.
  let isOpen = false; // The app has opened it, and nobody has closed it for good since.
  let secret = null;
  let key = null;
  let role = ""; // "writer", "follower", or "alone" where tabs cannot agree.
  let release = null; // Puts the pen down.
  let waiting = null; // Ends the waiting for the pen.
  let isAnswered = false; // The tab with the pen is awake.
  let channel = null;
  let queue = Promise.resolve();

  function tell(message, argument = "", fields = []) {
    try {
      emit(message, argument, fields);
    } catch (error) {
      console.error(error);
    }
  }

  const post = (what, more) => channel?.postMessage({ what, ...more });

  async function attempt(verb, ticket, task) {
    try {
      await task();
    } catch (error) {
      tell("failed", causeOf(error, verb), [ticket, verb, String(error)]);
    }
  }

  // What touches the database happens one after another.
  function enqueue(verb, ticket, task) {
    queue = queue.then(() => attempt(verb, ticket, task));
  }

  function forget() {
    secret?.fill(0);
    secret = key = null;
  }

  function shut() {
    forget();
    isOpen = false;
    db?.close();
    db = null;
  }

  // ---------- the database ----------

  function connect(isAgain) {
    return new Promise((resolve, reject) => {
      let isLate = false;
      const giveUp = (cause, text) => {
        isLate = true;
        reject(failure(cause, text));
      };
      setTimeout(giveUp, OPEN_LIMIT, "open-failed", "no answer");
      const request = indexedDB.open(NAME, VERSION);
      request.onblocked = () => giveUp("blocked");
      request.onupgradeneeded = (event) => {
        isLost = event.dataLoss === "total"; // Only Chromium says so.
        for (const store of STORES) request.result.createObjectStore(store);
        // It was full a moment ago. Its keys went with it: rows written now could never be read.
        if (!isAgain) return;
        giveUp("lost", "the database is gone");
        shut();
        request.transaction.abort();
      };
      request.onerror = () => {
        const isNewer = request.error?.name === "VersionError";
        giveUp(isNewer ? "newer-version" : "open-failed", String(request.error));
      };
      request.onsuccess = () => {
        const opened = request.result;
        const isWhole = STORES.every((store) => opened.objectStoreNames.contains(store));
        if (!isWhole) giveUp("lost", "a store is missing");
        if (isLate) return opened.close();
        opened.onclose = () => { if (db === opened) db = null; };
        opened.onversionchange = (event) => {
          opened.close();
          if (db !== opened) return;
          shut();
          if (event.newVersion === null) tell("wiped", "elsewhere");
          else tell("failed", "closed", ["", "", "another version opens the database"]);
        };
        resolve(opened);
      };
    });
  }

  // Done means that the transaction is complete, not that its requests have been answered.
  function once(mode, work) {
    return new Promise((resolve, reject) => {
      if (!db) throw new DOMException("the connection is closed", "InvalidStateError");
      const transaction = db.transaction(STORES, mode, { durability: "strict" });
      const stop = (error) => {
        reject(error);
        try {
          transaction.abort();
        } catch { /* It has ended already. */ }
      };
      const timer = setTimeout(stop, WORK_LIMIT, new Error("no answer"));
      try {
        const requests = work(...STORES.map((store) => transaction.objectStore(store)));
        transaction.oncomplete = () => {
          clearTimeout(timer);
          resolve(requests.map((request) => request.result));
        };
        transaction.onabort = () => {
          clearTimeout(timer);
          reject(transaction.error ?? new Error("aborted"));
        };
      } catch (error) {
        clearTimeout(timer);
        stop(error);
      }
    });
  }

  // Systems close the connection of a page that sleeps; then it is opened anew, once.
  async function transact(mode, work) {
    if (!isOpen) throw failure("closed", "not open");
    try {
      return await once(mode, work);
    } catch (error) {
      if (!isOpen || !["InvalidStateError", "UnknownError"].includes(error?.name)) throw error;
      db?.close();
      db = null;
      db = await connect(true);
      return once(mode, work);
    }
  }

  const lookAround = (rows, keys) => [keys.get("ring"), keys.get("device"), rows.count()];

  // Firefox and WebKit keep deleted bytes until others take their place; and in Firefox they do so
  // in the file only when a connection closes. Whether that succeeds changes nothing else.
  async function overwrite() {
    const fillers = Array.from({ length: FILLERS }, (_, number) => random(20 + number));
    await transact("readwrite", (rows, keys) => fillers.map((bytes, id) => keys.put(bytes, id)));
    await transact("readwrite", (rows, keys) => [keys.delete(IDBKeyRange.upperBound(FILLERS))]);
    (await connect(true)).close();
  }

  const unsealAll = (key, ids, rows) =>
    Promise.all(ids.map((id, index) => unseal(key, id, rows[index])));
  const tellRows = (list) => tell("rows", String(list.length), list.flat());

  // ---------- who writes: the tab that holds the pen, which is a lock ----------

  // Gives the role; a claim that waits gives it when it gets the pen.
  function claim(options) {
    return new Promise((resolve) => {
      let own = null;
      const hold = (lock) => {
        const held = lock && new Promise((done) => { release = own = done; });
        role = lock ? "writer" : "follower";
        resolve(role);
        return held;
      };
      navigator.locks.request(NAME, options, hold).catch((error) => {
        if (!own && error?.name !== "AbortError") resolve("alone");
        if (own && own === release) follow(); // Another tab has taken the pen away.
      });
    });
  }

  function wait() {
    waiting = new AbortController();
    claim({ signal: waiting.signal }).then(lead);
  }

  // Said in turn, so that no row that was read for a follower comes after it.
  function lead() {
    enqueue("role", "", () => tell("role", role));
    if (isHidden()) post("free");
  }

  function follow() {
    role = "follower";
    tell("role", role);
    wait();
  }

  function putDown() {
    if (role !== "writer" || !isHidden()) return;
    release();
    follow();
  }

  // Asks for the pen. A tab that sleeps does not answer; it is taken away from it.
  function ask() {
    isAnswered = false;
    post("ask");
    setTimeout(() => {
      if (role !== "follower" || isAnswered || isHidden()) return;
      waiting.abort();
      claim({ steal: true }).then(lead);
    }, ASK_LIMIT);
  }

  async function takeRole() {
    if (role) return;
    if (globalThis.BroadcastChannel) channel = new BroadcastChannel(NAME);
    if (channel) channel.onmessage = ({ data }) => hear(data);
    role = navigator.locks ? await claim({ ifAvailable: true }) : "alone";
    if (role === "follower") wait();
    document.addEventListener("visibilitychange", () => {
      if (role === "follower" && !isHidden()) ask();
      if (role === "writer" && isHidden()) post("free");
    });
  }

  // What another tab says.
  function hear({ what, ids, ring }) {
    if (what === "ask" && role === "writer") {
      post("awake");
      if (isHidden()) enqueue("role", "", putDown);
    }
    if (what === "awake") isAnswered = true;
    if (what === "free" && role === "follower" && !isHidden()) ask();
    if (what === "passphrase") tell("passphrase-set", "elsewhere", [ring]);
    if (what === "lock") enqueue("lock", "", () => {
      if (!key) return;
      forget();
      tell("locked", "elsewhere");
    });
    if (what === "rows" && role === "follower" && !isOpen) return tell("begun", "elsewhere");
    if (what === "rows") enqueue("read", "", async () => {
      if (!key || role === "writer") return; // Who writes knows better than an old message.
      const own = key; // It may be forgotten meanwhile, which damages no row.
      const rows = await transact("readonly", (rows) => ids.map((id) => rows.get(id)));
      tellRows(await unsealAll(own, ids, rows));
      tell("changed", String(ids.length));
    });
  }

  function mustBeUnlocked() {
    if (!key) throw failure(isOpen ? "locked" : "closed");
  }

  function mustWrite() {
    mustBeUnlocked();
    if (role === "follower") throw failure("not-writer");
  }

  // ---------- verbs ----------

  const verbs = {
    async open() {
      let factory = null;
      try {
        factory = globalThis.indexedDB;
      } catch { /* Forbidden is as good as missing. */ }
      if (!factory) throw failure("no-database");
      if (!globalThis.crypto?.subtle) throw failure("no-crypto");
      if (!db) {
        forget(); // It may be another database than the one the keys were from.
        db = await connect(false);
      }
      isOpen = true;
      const [ring, , count] = await transact("readonly", lookAround);
      await takeRole();
      const state = ring ? String(ring.wrapping) : "none";
      const isEvicted = count === 0 && (isLost || isMarked());
      const persisted = await persistence("persisted");
      tell("opened", role, [state, String(count), isEvicted ? "evicted" : "", persisted]);
      if (role === "follower" && !isHidden()) ask();
    },

    async unlock(_, [given]) {
      const passphrase = decode(given);
      let [ring, device, count] = await transact("readonly", lookAround);
      const isNew = !ring && count === 0;
      if (isNew) {
        const fresh = await wrap(random(32), passphrase);
        // Another tab may have been faster; and what counts is what can be read back.
        await transact("readwrite", (rows, keys) => {
          const [ring, , count] = lookAround(rows, keys);
          count.onsuccess = () => { if (!ring.result && !count.result) putRing(keys, fresh); };
          return [];
        });
        [ring, device] = await transact("readonly", lookAround);
      }
      if (!ring) throw failure("key-lost", "rows without a keyring");
      const opened = await unwrap(ring, device, passphrase);
      const fresh = await rowsKey(opened);
      if (!isOpen) throw failure("closed", "closed meanwhile");
      [secret, key] = [opened, fresh];
      tell("unlocked", isNew ? "new" : "known");
    },

    async read() {
      mustBeUnlocked();
      const own = key;
      let portions = [];
      // The first rows are being opened while the last are still being read.
      const [ids] = await transact("readonly", (rows) => {
        portions = [];
        const keys = rows.getAllKeys();
        keys.onsuccess = () => {
          for (let start = 0; start < keys.result.length; start += PORTION) {
            const ids = keys.result.slice(start, start + PORTION);
            const request = rows.getAll(IDBKeyRange.bound(ids[0], ids.at(-1)));
            request.onsuccess = () => portions.push(unsealAll(own, ids, request.result));
          }
        };
        return [keys];
      });
      for (const portion of portions) tellRows(await portion);
      tell("read", String(ids.length));
    },

    async write(ticket, fields) {
      mustWrite();
      const list = [];
      for (let start = 0; start + 4 <= fields.length; start += 4) {
        const [id, kind, parent] = fields.slice(start, start + 3).map(decode);
        const plain = fields[start + 3];
        const sealed = plain.length > 0 ? await seal(key, id, kind, plain) : null;
        list.push([id, sealed && { kind, parent, sealed }]);
      }
      const [count] = await transact("readwrite", (rows) => {
        for (const [id, row] of list) {
          if (row) rows.put(row, id);
          else rows.delete(id);
        }
        return [rows.count()];
      });
      mark(count > 0);
      post("rows", { ids: list.map(([id]) => id) });
      tell("written", ticket);
    },

    async passphrase(_, [given]) {
      mustWrite();
      const fresh = await wrap(secret, decode(given));
      const { tidied } = await tidily(async () => {
        await transact("readwrite", (rows, keys) => {
          putRing(keys, fresh);
          return [];
        });
        await overwrite().catch(() => {});
      });
      post("passphrase", { ring: fresh.ring.wrapping });
      // What is changed meanwhile is kept at once.
      tidied.then(() => tell("passphrase-set", "", [fresh.ring.wrapping]));
    },

    async lock() {
      forget();
      post("lock");
      tell("locked");
    },

    // Other tabs hear of it from the database.
    async wipe() {
      shut();
      const { tidied } =
        await tidily(() => settled(indexedDB.deleteDatabase(NAME)).then(() => mark(false)));
      await tidied;
      tell("wiped");
    },

    async persist() {
      tell("persisted", await persistence("persist"));
    },

    async "passphrase-seal"(ticket, [passphrase, rounds, salt, nonce, bound, plain]) {
      const key = await passphraseKey(decode(passphrase), salt, Number(decode(rounds)));
      tell("sealed", ticket, [await encrypt(key, nonce, bound, plain)]);
    },

    async "passphrase-open"(ticket, [passphrase, rounds, salt, nonce, bound, sealed]) {
      const key = await passphraseKey(decode(passphrase), salt, Number(decode(rounds)));
      const plain = await decrypt(key, nonce, bound, sealed).catch((error) => {
        throw failure("wrong-passphrase", String(error));
      });
      tell("unsealed", ticket, [plain]);
    },
  };

  // These have nothing to do with the database, and may take their time.
  const ASIDE = ["persist", "passphrase-seal", "passphrase-open"];

  function run(verb, argument = "", fields = []) {
    const task = () => verbs[verb](argument, fields);
    if (ASIDE.includes(verb)) attempt(verb, argument, task);
    else enqueue(verb, argument, task);
  }

  return { run };
}
