import type { Words } from "#domain/language.ts";
import type { words as english } from "./demo.words.ts";

export const words = {
  line: "Demo: Jede Stunde wird alles zurückgesetzt.",
  signIn: "Wählen Sie eine der Beispielpersonen. LinkedIn wird nicht kontaktiert.",
} satisfies Words<typeof english>;
