import type { Words } from "#domain/language.ts";
import type { words as english } from "./mail-edit.words.ts";

export const words = {
  wasChanged: (field) => `Se cambió este campo: ${field}.`,
} satisfies Words<typeof english>;
