import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./sign-in-mail.words.ts";

export const words = {
  subject: (code) => `Connexion à Cairn : ${code}`,
  joinSubject: (code) => `Associer cette adresse à Cairn : ${code}`,
  heading: "Connexion à Cairn",
  joinHeading: "Associer cette adresse",
  open: "Ouvrez ce lien dans le navigateur où vous l’avez demandé.",
  button: "Se connecter",
  joinButton: "Associer l’e-mail",
  code: (code) =>
    `Sur un autre appareil ? Saisissez ce code dans le navigateur où vous l’avez demandé : ${code}`,
  goodFor: `Le lien et le code sont à usage unique et valables ${limits.emailSignInMinutes} minutes. Si vous n’avez rien demandé, ignorez cet e-mail. Ne donnez jamais le code à personne.`,

  elsewhereSubject: "Connexion à Cairn",
  elsewhereHeading: "Vous avez déjà un compte",
  elsewhere:
    "Quelqu’un, sans doute vous, a demandé un lien de connexion pour cette adresse. Elle appartient à un compte Cairn qui utilise un autre moyen de connexion. Connectez-vous comme d’habitude. Pour utiliser aussi l’e-mail, associez-le sous « Options de connexion » sur votre page Compte.",
  elsewhereButton: "Aller à Cairn",
  elsewhereIgnore: "Si vous n’avez rien demandé, ignorez cet e-mail.",
} satisfies Words<typeof english>;
