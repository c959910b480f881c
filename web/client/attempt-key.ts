import { newKey } from "./api.ts";
import { isSame } from "./browser-storage.ts";

const keys = new WeakMap<object, string>();
const sent = new WeakMap<object, object>();

/** One idempotency key per object: a retry or a double click counts once (decision 27). */
export function attemptKey(content: object): string {
  const key = keys.get(content) ?? newKey();
  keys.set(content, key);
  return key;
}

/** The same words sent to another reader or over another revision are another write. */
export function attemptKeyOf(words: object, body: object): string {
  const before = sent.get(words);
  const same = before !== undefined && isSame(before, body) ? before : body;
  sent.set(words, same);
  return attemptKey(same);
}
