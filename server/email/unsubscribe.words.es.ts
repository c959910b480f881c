import type { Words } from "#domain/language.ts";
import type { words as english } from "./unsubscribe.words.ts";

export const words = {
  missing: (field) => `Falta ${field}.`,
  unsubscribed: "Suscripción cancelada.",
} satisfies Words<typeof english>;
