// Leaves secrets in the database without being driven: through the vault what must not be found on
// the disk, and beside it what must.

import { heard, raw, run } from "./harness.js";

const secrets = await (await fetch("secrets.json")).json();
const steps = [
  ["opened", "open"],
  ["unlocked", "unlock", "", ""],
  ["written", "write", "1", "a", "fach", "", secrets.row],
  ["passphrase-set", "passphrase", "", secrets.passphrase],
];
for (const [answer, verb, argument, ...fields] of steps) {
  run(verb, argument, fields);
  await heard(answer);
}
raw((saetze) => {
  saetze.put(secrets.control, "c");
  saetze.put(secrets.wide_control, "d");
});
