import type { Words } from "#domain/language.ts";
import type { words as english } from "./banners.words.ts";

export const words = {
  emailVerified: "Votre adresse e-mail est vérifiée. Merci !",
  planChosen: (plan) =>
    `Bienvenue ! Votre formule : ${plan}. Commencez par fixer votre premier objectif !`,
} satisfies Words<typeof english>;
