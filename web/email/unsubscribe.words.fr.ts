import type { Words } from "#domain/language.ts";
import type { words as english } from "./unsubscribe.words.ts";

export const words = {
  title: "Se désabonner",
  stopQuestion: (mail) => `Souhaitez-vous ne plus recevoir ${mail} ?`,
  stop: (mail) => `Ne plus recevoir ${mail}`,
  stopAll: "Ne plus rien recevoir",
  stopped: (mail) => `Vous ne recevrez plus ${mail}.`,
  anyMail: "aucun e-mail",
  settings: "Préférences e-mail",
} satisfies Words<typeof english>;
