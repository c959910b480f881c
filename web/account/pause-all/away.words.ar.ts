import type { Words } from "#domain/language.ts";
import type { words as english } from "./away.words.ts";

export const words = {
  away: "غياب",
  awayUntil: (day) => `غياب حتى ${day}`,
  comeBack: "لقد عدت",
} satisfies Words<typeof english>;
