import type { Words } from "#domain/language.ts";
import type { words as english } from "./away.words.ts";

export const words = {
  away: "Ausente",
  awayUntil: (day) => `Ausente hasta el ${day}`,
  comeBack: "He vuelto",
} satisfies Words<typeof english>;
