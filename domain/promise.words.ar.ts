import type { Words } from "./language.ts";
import type { words as english } from "./promise.words.ts";

export const words = {
  iWill: "سوف",
  iWillBy: (day) => `بحلول ${day} سوف`,
  iWillByNext: (day) => `بحلول ${day} القادم سوف`,
} satisfies Words<typeof english>;
