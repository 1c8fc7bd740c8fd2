// The seals: how rows are encrypted, and the keyring that holds the secret they are encrypted with.

const ROUNDS = 600000;
const MOST_ROUNDS = 10000000; // A file that asks for more only wants to stop the browser.

const encoder = new TextEncoder();
const decoder = new TextDecoder();
export const decode = (bytes) => decoder.decode(bytes);
export const random = (length) => crypto.getRandomValues(new Uint8Array(length));
export const failure = (cause, text = cause) => new Error(text, { cause });

// Most texts are ids and words, which are copied sooner than the encoder is called.
export function encode(text) {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code > 0x7f) return encoder.encode(text);
    bytes[index] = code;
  }
  return bytes;
}

// ---------- sealing ----------

const AES = { name: "AES-GCM", length: 256 };
const USES = ["encrypt", "decrypt"];

const gcm = (nonce, bound) => ({ name: "AES-GCM", iv: nonce, additionalData: bound });
export const encrypt = async (key, nonce, bound, plain) =>
  new Uint8Array(await crypto.subtle.encrypt(gcm(nonce, bound), key, plain));
export const decrypt = async (key, nonce, bound, sealed) =>
  new Uint8Array(await crypto.subtle.decrypt(gcm(nonce, bound), key, sealed));

export async function passphraseKey(passphrase, salt, rounds) {
  if (!(rounds >= 1 && rounds <= MOST_ROUNDS)) throw failure("damaged", `${rounds} rounds`);
  if (!passphrase) throw failure("wrong-passphrase", "empty"); // Which not every browser takes.
  const bytes = encode(passphrase.normalize("NFKC"));
  const base = await crypto.subtle.importKey("raw", bytes, "PBKDF2", false, ["deriveKey"]);
  const way = { name: "PBKDF2", hash: "SHA-256", salt, iterations: rounds };
  return crypto.subtle.deriveKey(way, base, AES, false, USES);
}

export async function rowsKey(secret) {
  const base = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveKey"]);
  const info = encode("gleitpfad/1/saetze");
  const way = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info };
  return crypto.subtle.deriveKey(way, base, AES, false, USES);
}

// A row is sealed to its place: under another id or kind it does not open.
const place = (id, kind) => encode(`gleitpfad/1/${kind}/${id}`);

export async function seal(key, id, kind, plain) {
  const nonce = random(12);
  const sealed = await encrypt(key, nonce, place(id, kind), plain);
  const bytes = new Uint8Array(13 + sealed.length);
  bytes[0] = 1;
  bytes.set(nonce, 1);
  bytes.set(sealed, 13);
  return bytes;
}

// Gives the fields of a row for the app; a row that does not open is handed on as it lies there.
export async function unseal(key, id, row) {
  if (row === undefined) return [id, "", "", "gone", ""];
  const { kind, parent, sealed } = row ?? {};
  try {
    if (![id, kind, parent].every((text) => typeof text === "string")) throw failure("damaged");
    if (sealed[0] !== 1) throw failure("damaged");
    const plain = await decrypt(key, sealed.subarray(1, 13), place(id, kind), sealed.subarray(13));
    return [id, kind, parent, "ok", plain];
  } catch {
    const texts = [id, kind ?? "", parent ?? ""].map(String);
    return [...texts, "damaged", sealed instanceof Uint8Array ? sealed : ""];
  }
}

// ---------- the keyring: one secret, wrapped by the device's key or by a passphrase ----------

const ringBound = (wrapping) => encode(`gleitpfad/1/ring/${wrapping}`);

export async function wrap(secret, passphrase) {
  const wrapping = passphrase ? "passphrase" : "device";
  const salt = random(passphrase ? 16 : 0);
  const rounds = passphrase ? ROUNDS : 0;
  const key = passphrase
    ? await passphraseKey(passphrase, salt, rounds)
    : await crypto.subtle.generateKey(AES, false, USES);
  const nonce = random(12);
  const wrapped = await encrypt(key, nonce, ringBound(wrapping), secret);
  const ring = { version: 1, wrapping, salt, rounds, nonce, wrapped };
  return { ring, device: passphrase ? null : key };
}

function isRing({ version, wrapping, salt, rounds, nonce, wrapped }) {
  const areBytes = [salt, nonce, wrapped].every((bytes) => bytes instanceof Uint8Array);
  if (version !== 1 || !areBytes || nonce.length !== 12) return false;
  if (wrapping === "device") return true;
  return wrapping === "passphrase" && salt.length >= 16 && rounds >= 1 && rounds <= MOST_ROUNDS;
}

export async function unwrap(ring, device, passphrase) {
  if (ring.version > 1) throw failure("newer-version");
  if (!isRing(ring)) throw failure("damaged-ring");
  const isOurs = ring.wrapping === "device";
  if (isOurs && !(device instanceof CryptoKey)) throw failure("key-lost", "no device key");
  const key = isOurs ? device : await passphraseKey(passphrase, ring.salt, ring.rounds);
  try {
    return await decrypt(key, ring.nonce, ringBound(ring.wrapping), ring.wrapped);
  } catch (error) {
    throw failure(isOurs ? "damaged-ring" : "wrong-passphrase", String(error));
  }
}

export function putRing(keys, { ring, device }) {
  keys.put(ring, "ring");
  if (device) keys.put(device, "device");
  else keys.delete("device");
}
