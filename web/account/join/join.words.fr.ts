import type { Words } from "#domain/language.ts";
import type { words as english } from "./join.words.ts";

export const words = {
  title: "Rejoindre Cairn",
  loading: "Chargement de votre invitation...",
  invited: (inviter) =>
    `${inviter} vous invite à rejoindre Cairn : fixez des objectifs clairs, suivez votre progression et allez au bout avec un coach à vos côtés.`,
  how: "Vous vous connecterez avec une clé d’accès : votre empreinte, votre visage ou le verrouillage de l’écran. Il n’y a pas de mot de passe.",
  name: "Votre nom",
  create: "Créer une clé d’accès",
  linkMissing: "Ce lien d’invitation est incomplet. Copiez le lien entier.",
  signedIn: (name) =>
    `Une session est déjà ouverte (${name}). Si cette invitation est pour quelqu’un d’autre, déconnectez-vous d’abord.`,
  yourAccount: "votre propre compte",
  home: "Aller à votre tableau de bord",
  signIn: "Aller à la connexion",
} satisfies Words<typeof english>;
