import type { Words } from "./language.ts";
import type { words as english } from "./language.words.ts";

export const words = {
  tag: "es",
  made: "Traducción automática; todavía no la ha revisado ningún hablante nativo.",
} satisfies Words<typeof english>;
