import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./join-links.words.ts";

export const words = {
  title: "Liens d’invitation",
  why: `Chaque lien permet à une personne de s’inscrire avec une clé d’accès, sans e-mail ni autre compte. Il est à usage unique et valable ${limits.joinLinkDays} jours. Toute personne qui a le lien peut s’en servir.`,
  notRead: "Les liens d’invitation n’ont pas pu être chargés.",
  open: "Créer un lien d’invitation",
  invitee: "Pour qui ?",
  inviteeHint: "Un nom ou une note pour cette liste.",
  create: "Créer le lien d’invitation",
  link: "Lien d’invitation",
  linkHint: "Il ne sera plus affiché. Copiez-le et envoyez-le à une seule personne.",
  copy: "Copier le lien",
  copied: "Lien copié.",
  notCopied: "Le lien n’a pas pu être copié. Il est sélectionné : vous pouvez le copier vous-même.",
  by: (inviter) => `, par ${inviter}, expire le `,
  withdraw: "Retirer",
  withdrawn: (invitee) => `Le lien pour « ${invitee} » a été retiré.`,
} satisfies Words<typeof english>;
