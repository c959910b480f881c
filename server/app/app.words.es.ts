import type { Words } from "#domain/language.ts";
import type { words as english } from "./app.words.ts";

export const words = {
  description: "Objetivos SMART, un registro fiel de su progreso y un coach a su lado.",
} satisfies Words<typeof english>;
