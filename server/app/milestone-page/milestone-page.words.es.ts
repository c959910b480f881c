import type { Words } from "#domain/language.ts";
import type { words as english } from "./milestone-page.words.ts";

export const words = {
  missing: "Página no encontrada",
  missingWhy: "Puede que se haya quitado o que el enlace esté incompleto.",
  notNow: "Inténtelo de nuevo más tarde",
  aboutCairn: "Cairn sirve para fijarse objetivos y llevar un registro fiel del progreso.",
  whatCairnIs: "Acerca de Cairn",
  picture: (title, far) => `Un cairn de piedras: ${title}, ${far}`,
} satisfies Words<typeof english>;
