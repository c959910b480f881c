import type { Words } from "./language.ts";
import type { words as english } from "./list.words.ts";

/** „Ann, Bo und Cy“ */
function listed(items: readonly string[], last: string): string {
  const [end = "", ...others] = items.toReversed();
  return others.length === 0 ? end : `${others.toReversed().join(", ")}${last}${end}`;
}

export const words = {
  and: (items) => listed(items, " und "),
  or: (items) => listed(items, " oder "),
  labelled: (label, value) => `${label}: ${value}`,
} satisfies Words<typeof english>;
