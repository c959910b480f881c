import type { Words } from "./language.ts";
import type { words as english } from "./list.words.ts";

/** "أ وب وج": each item after the first has its own "و" or "أو". */
export const words = {
  and: (items) => items.join(" و"),
  or: (items) => items.join(" أو "),
  labelled: (label, value) => `${label}: ${value}`,
} satisfies Words<typeof english>;
