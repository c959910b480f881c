import type { Words } from "#domain/language.ts";
import type { words as english } from "./login.words.ts";

export const words = {
  title: "Iniciar sesión en Cairn",
  pitch: "Fíjese objetivos claros, registre su progreso y alcáncelos con un coach a su lado.",
  withoutScript: "Active JavaScript para iniciar sesión.",
  standIn: "Modo de desarrollo: el inicio de sesión es simulado.",
} satisfies Words<typeof english>;
