import type { Words } from "./language.ts";
import type { words as english } from "./promise.words.ts";

export const words = {
  iWill: "Voy a",
  iWillBy: (day) => `Para el ${day} voy a`,
  iWillByNext: (day) => `Para el próximo ${day} voy a`,
} satisfies Words<typeof english>;
