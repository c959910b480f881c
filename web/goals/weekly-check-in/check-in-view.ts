import { readStored, store } from "#web/client/browser-storage.ts";

/** The device's way to check in: all goals on one page, or one at a time (product 36.6). */
const STORED = "cairn_check_in_view";

export function prefersOneByOne(): boolean {
  return readStored("localStorage", STORED) === "one";
}

export function storeView(view: "one" | "week"): void {
  store("localStorage", STORED, view);
}
