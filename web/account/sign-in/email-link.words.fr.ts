import type { Words } from "#domain/language.ts";
import type { words as english } from "./email-link.words.ts";

export const words = {
  title: "Connexion à Cairn",
  signIn: "Se connecter",
  incomplete: "Ce lien est incomplet. Ouvrez-le à nouveau depuis l’e-mail.",
  toSignIn: "Aller à la connexion",
} satisfies Words<typeof english>;
