import type { Words } from "#domain/language.ts";
import type { words as english } from "./app.words.ts";

export const words = {
  description:
    "SMART-Ziele, ein ehrlicher Blick auf Ihren Fortschritt und ein Coach an Ihrer Seite.",
} satisfies Words<typeof english>;
