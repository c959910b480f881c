import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./set-up.words.ts";

export const words = {
  title: "Configurer Cairn",
  noAdmin: `Ce serveur n’a pas encore d’admin. À son démarrage, il a écrit un code dans sa console ou son journal. Le code est à usage unique et expire après ${limits.setUpMinutes} minutes. Redémarrez le serveur pour en obtenir un nouveau.`,
  code: "Code",
  goOn: "Continuer",

  states: {
    set: "Défini",
    look: "À vérifier",
    missing: "Manquant",
  },
  configured: "Configuration",
  configuredHow: "Les réglages viennent de l’environnement du serveur et sont lus à son démarrage.",
  thisServer: "Ce serveur",
  adminDashboard: "Tableau de bord admin",

  testMail: "E-mail de test",
  sendTo: "Envoyer à",
  sendTestMail: "Envoyer l’e-mail de test",
  noMailServer: "Aucun serveur de messagerie n’est défini.",
  noTestMailLeft: "Ce code ne permet plus d’envoyer d’e-mails de test.",
  testMailSent: (address) =>
    `Le serveur de messagerie a accepté l’e-mail de test pour ${address}. Vérifiez qu’il arrive.`,
  testMailFailed: (reason) => `L’e-mail de test n’a pas été envoyé : ${reason}`,
  testMailSubject: "E-mail de test envoyé par Cairn",
  testMailText: (origin) =>
    `Ceci est un e-mail de test envoyé par Cairn, ${origin}. Si vous pouvez le lire, l’envoi d’e-mails fonctionne.`,

  firstAdmin: "Premier admin",
  firstAdminHow: `Les admins gèrent les personnes et les e-mails dans /admin. Ils ne voient les objectifs de personne. Le mot de passe doit compter au moins ${limits.adminPasswordLeast} caractères. Le code cesse de fonctionner dès que le compte est créé.`,
  email: "Votre e-mail",
  password: "Mot de passe",
  makeAdmin: "Créer le compte admin",

  done: "Cairn est configuré",
  adminMade: "Votre compte admin a été créé.",
  signIn: "Se connecter comme admin",

  notHere: "Page introuvable",
  notHereWhy: "Le lien est incomplet ou a déjà été utilisé.",
  notNow: "Réessayez plus tard",
} satisfies Words<typeof english>;
