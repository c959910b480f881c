import type { Words } from "#domain/language.ts";
import type { words as english } from "./email-sign-in.words.ts";

export const words = {
  email: "E-mail",
  ask: "M’envoyer un lien de connexion",
  askOwn: (address) => `Envoyer un lien de connexion à ${address}`,
  sent: (address) =>
    `Si ${address} permet de se connecter ici, un e-mail avec un lien est en route. Ouvrez le lien dans ce navigateur, ou saisissez le code de l’e-mail.`,
  sentToOwn: (address) =>
    `Un e-mail avec un lien est en route vers ${address}. Ouvrez le lien dans ce navigateur, ou saisissez le code de l’e-mail.`,
  code: "Code de l’e-mail",
  codeHint: "Six chiffres",
  signIn: "Se connecter",
  confirm: "Confirmer",
  otherAddress: "Utiliser une autre adresse",
} satisfies Words<typeof english>;
