import type { Words } from "#domain/language.ts";
import type { words as english } from "./mail-edit.words.ts";

export const words = {
  wasChanged: (field) => `Champ modifié : ${field}.`,
} satisfies Words<typeof english>;
