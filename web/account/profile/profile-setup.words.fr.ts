import type { Words } from "#domain/language.ts";
import { words as list } from "#domain/list.words.ts";
import type { words as english } from "./profile-setup.words.ts";

export const words = {
  title: "Complétez votre profil",
  complete: "Cairn utilisera ce nom et cette adresse e-mail.",
  missing: (parts) =>
    `À compléter : ${list.and(parts)}. Vous pouvez aussi passer cette étape pour l’instant.`,
  missingName: "nom",
  missingEmail: "adresse e-mail",

  name: "Nom",
  email: "E-mail",
  emailHint: "Vous y recevrez les rappels et les notes de votre coach une fois l’adresse vérifiée.",
  save: "Enregistrer",
  skip: "Plus tard",
} satisfies Words<typeof english>;
