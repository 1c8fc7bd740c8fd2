// Drives the vault alone. Fields cross the border to the test as text with one character per byte.

import { openVault } from "../vault.js";

const encoder = new TextEncoder();
const bytesOf = (text) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const textOf = (field) => {
  const bytes = typeof field === "string" ? encoder.encode(field) : field;
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
};

const events = [];
const waiting = new Set();
const vault = openVault((message, argument, fields) => {
  events.push([message, argument, fields.map(textOf)]);
  for (const check of waiting) check();
});
const run = (verb, argument, fields) => vault.run(verb, argument, fields.map(bytesOf));

// Resolves when the event or its failure has come.
function heard(name, ticket = "", start = 0) {
  return new Promise((resolve) => {
    const check = () => {
      const isIt = ([message, argument, fields]) => message === name ? argument === ticket || !ticket
        : message === "failed" && fields[0] === ticket;
      const found = events.slice(start).find(isIt);
      if (!found) return;
      waiting.delete(check);
      resolve(found);
    };
    waiting.add(check);
    check();
  });
}

// Writes the same number into two rows at a time, one write after another, and says so.
async function count(from, to) {
  for (let number = from; number <= to; number += 1) {
    const ticket = String(number);
    const row = (id) => [id, "zahl", "", ticket].map((text) => encoder.encode(text));
    const start = events.length;
    const pair = [...row(`links ${number}`), ...row(`rechts ${number}`)];
    vault.run("write", ticket, [...pair, ...row("links"), ...row("rechts")]);
    const [message] = await heard("written", ticket, start);
    console.log(`${message} ${ticket}`);
  }
}

// Works on the database beside the vault, as something that damages it would.
function raw(work) {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("gleitpfad");
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const transaction = request.result.transaction(["saetze", "schluessel"], "readwrite");
      const answer = work(transaction.objectStore("saetze"), transaction.objectStore("schluessel"));
      transaction.onabort = () => reject(transaction.error);
      transaction.oncomplete = () => {
        request.result.close();
        resolve(answer?.result);
      };
    };
  });
}

window.harness = { events, run, count, raw };
