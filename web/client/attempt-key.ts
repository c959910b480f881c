import { useState } from "react";
import { newKey } from "./api.ts";

/**
 * Gives the idempotency key of what is to be saved: the same for as long as it is the same object, so that a
 * second Save of it, after a lost answer or by a double click, counts once.
 */
export function useAttemptKey(): (content: object) => string {
  const [keys] = useState(() => new WeakMap<object, string>());
  return (content) => {
    const key = keys.get(content) ?? newKey();
    keys.set(content, key);
    return key;
  };
}
