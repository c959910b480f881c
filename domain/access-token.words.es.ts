import type { Words } from "./language.ts";
import type { words as english } from "./access-token.words.ts";

export const words = {
  scope: {
    read: "Solo lectura",
    log: "Lectura y registro de progreso",
  },
} satisfies Words<typeof english>;
