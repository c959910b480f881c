import type { Words } from "#domain/language.ts";
import type { words as english } from "./milestone-page.words.ts";

export const words = {
  missing: "Seite nicht gefunden",
  missingWhy: "Vielleicht wurde sie entfernt, oder der Link ist unvollständig.",
  notNow: "Bitte versuchen Sie es später noch einmal",
  aboutCairn: "Mit Cairn setzen Sie sich Ziele und halten Ihren Fortschritt ehrlich fest.",
  whatCairnIs: "Über Cairn",
  picture: (title, far) => `Ein Steinmännchen: ${title}, ${far}`,
} satisfies Words<typeof english>;
