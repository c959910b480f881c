import type { Words } from "./language.ts";
import type { words as english } from "./language.words.ts";

export const words = {
  tag: "es",
  made: "Traducido por una máquina; todavía no lo ha revisado ninguna persona nativa.",
} satisfies Words<typeof english>;
