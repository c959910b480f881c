import type { Words } from "#domain/language.ts";
import type { words as english } from "./away.words.ts";

export const words = {
  away: "Absence",
  awayUntil: (day) => `Absence jusqu’au ${day}`,
  comeBack: "Je suis de retour",
} satisfies Words<typeof english>;
