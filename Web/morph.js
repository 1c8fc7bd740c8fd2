// Puts a page into the document: what is on it already stays, with focus, caret and scroll.

const keyOf = (node) => (node.nodeType === 1 ? node.id || node.dataset.key || null : null);

// Makes the children of `from` those of `to`, keeping every node that is still the same thing, what
// the person has unfolded, and what is being typed, but for the field that the app has just heard.
// What says `data-keep` keeps all that is in it.
export function morph(from, to, byHand, settled) {
  const keyed = new Map();
  for (const child of from.childNodes) if (keyOf(child)) keyed.set(keyOf(child), child);
  let current = from.firstChild;
  for (const next of [...to.childNodes]) {
    const key = keyOf(next);
    let match = null;
    if (key) {
      if (keyed.get(key)?.nodeName === next.nodeName) match = keyed.get(key);
      keyed.delete(key);
    } else {
      // A field of another type is another field.
      if (current?.nodeName === next.nodeName && current.type === next.type && !keyOf(current)) match = current;
    }
    if (!match) {
      from.insertBefore(next, current);
      continue;
    }
    if (match === current) current = current.nextSibling;
    else from.insertBefore(match, current);
    if (match.nodeType !== 1) {
      if (match.nodeValue !== next.nodeValue) match.nodeValue = next.nodeValue;
      continue;
    }
    // Where nothing is to be told to a field, what looks the same is the same, and most of it is.
    if (match.isEqualNode(next) && !next.dataset.input && !next.querySelector("[data-input]")) continue;
    for (const { name, value } of next.attributes) {
      if (match.getAttribute(name) !== value) match.setAttribute(name, value);
    }
    for (const { name } of [...match.attributes]) {
      if (name === "open" && byHand.has(match)) continue;
      if (!next.hasAttribute(name)) match.removeAttribute(name);
    }
    if (next.dataset.keep !== undefined) continue;
    morph(match, next, byHand, settled);
    // What a person is typing stays; everything else shows what the app says.
    if ("value" in next && (match !== document.activeElement || match === settled) && match.value !== next.value) {
      if (next.dataset.input) match.value = next.value;
    }
    if (next.dataset.input && "checked" in next && match.checked !== next.checked) match.checked = next.checked;
  }
  while (current) {
    const next = current.nextSibling;
    current.remove();
    current = next;
  }
}
