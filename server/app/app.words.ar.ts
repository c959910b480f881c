import type { Words } from "#domain/language.ts";
import type { words as english } from "./app.words.ts";

export const words = {
  description: "أهداف SMART، وسجل صادق لتقدمك، وموجّه إلى جانبك.",
} satisfies Words<typeof english>;
