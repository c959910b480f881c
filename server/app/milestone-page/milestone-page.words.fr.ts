import type { Words } from "#domain/language.ts";
import type { words as english } from "./milestone-page.words.ts";

export const words = {
  missing: "Page introuvable",
  missingWhy: "Elle a peut-être été retirée, ou le lien est incomplet.",
  notNow: "Réessayez plus tard",
  aboutCairn: "Cairn sert à fixer des objectifs et à suivre fidèlement leur progression.",
  whatCairnIs: "À propos de Cairn",
  picture: (title, far) => `Un cairn de pierres : ${title}, ${far}`,
} satisfies Words<typeof english>;
