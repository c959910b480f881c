import type { Words } from "#domain/language.ts";
import type { words as english } from "./away.words.ts";

export const words = {
  away: "Abwesend",
  awayUntil: (day) => `Abwesend bis ${day}`,
  comeBack: "Ich bin zurück",
} satisfies Words<typeof english>;
