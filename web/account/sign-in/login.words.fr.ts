import type { Words } from "#domain/language.ts";
import type { words as english } from "./login.words.ts";

export const words = {
  title: "Connexion à Cairn",
  pitch:
    "Fixez des objectifs clairs, suivez votre progression et allez au bout avec un coach à vos côtés.",
  withoutScript: "Activez JavaScript pour vous connecter.",
  standIn: "Mode développement : la connexion est simulée.",
} satisfies Words<typeof english>;
