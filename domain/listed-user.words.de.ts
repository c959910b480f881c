import type { Words } from "./language.ts";
import type { words as english } from "./listed-user.words.ts";

export const words = {
  unknownUser: "Unbekannte Person",
  noEmail: "Keine E-Mail-Adresse",
} satisfies Words<typeof english>;
