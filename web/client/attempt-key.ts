import { newKey } from "./api.ts";

const keys = new WeakMap<object, string>();

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
