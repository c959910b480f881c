import { newKey } from "./api.ts";
import { isSame } from "./browser-storage.ts";

const keys = new WeakMap<object, string>();
const sent = new WeakMap<object, object>();

/**
 * The idempotency key of what is to be saved: the same for as long as it is the same object, on whichever screen, so that
 * a second Save of it, after a lost or a slow answer or by a double click, counts once. Kept words stay one object until
 * they change or the document is loaded anew (decision 27).
 */
export function attemptKey(content: object): string {
  const key = keys.get(content) ?? newKey();
  keys.set(content, key);
  return key;
}

/** The same of kept words that are not sent as they are: sent to another reader, or over another revision, they are another write. */
export function attemptKeyOf(words: object, body: object): string {
  const before = sent.get(words);
  const same = before !== undefined && isSame(before, body) ? before : body;
  sent.set(words, same);
  return attemptKey(same);
}
