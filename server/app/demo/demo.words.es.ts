import type { Words } from "#domain/language.ts";
import type { words as english } from "./demo.words.ts";

export const words = {
  line: "Demostración: todo se restablece cada hora.",
  signIn: "Elija una de las personas de ejemplo. No se contacta con LinkedIn.",
} satisfies Words<typeof english>;
