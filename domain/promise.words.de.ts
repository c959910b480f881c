import type { Words } from "./language.ts";
import type { words as english } from "./promise.words.ts";

export const words = {
  iWill: "Ich werde",
  iWillBy: (day) => `Bis ${day} werde ich`,
  iWillByNext: (day) => `Bis kommenden ${day} werde ich`,
} satisfies Words<typeof english>;
