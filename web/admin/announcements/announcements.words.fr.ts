import type { Words } from "#domain/language.ts";
import { frenchPlural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./announcements.words.ts";

export const words = {
  title: "Annonces",

  write: "Rédiger une annonce",
  type: "Type",
  types: {
    announcement: "Annonce",
    marketing: "Conseils et offres",
  },
  typeHints: {
    announcement: "Nouveautés du produit, pour tous ceux qui n’ont pas désactivé les annonces.",
    marketing: "Conseils et offres, uniquement pour les personnes qui les ont demandés.",
  },
  subject: "Objet",
  message: "Message",
  messageHint: "Texte brut. Une ligne vide commence un nouveau paragraphe.",
  send: "Envoyer",
  preview: "Aperçu",
  people: (count, shown) => `${shown} ${frenchPlural(count, "personne", "personnes")}`,
  audience: (count, people, others) =>
    `Destinataires : ${count} sur ${people}${others.length === 0 ? "" : ` ; ${others.join(", ")}`}.`,
  turnedOff: {
    announcement: (shown) => `annonces désactivées : ${shown}`,
    marketing: (shown) => `conseils et offres non activés : ${shown}`,
  },
  unverified: (shown) => `sans adresse e-mail vérifiée : ${shown}`,
  disabled: (shown) => `comptes désactivés : ${shown}`,

  subjectIs: (subject) => parts("Objet : ", subject),
  form: "Format de l’e-mail",
  html: "HTML",
  plainText: "Texte",
  htmlForm: "L’e-mail en HTML",
  close: "Fermer",

  sendQuestion: (people) => `Envoyer à ${people} ?`,
  sendWhat: {
    announcement: (subject, people) =>
      `« ${subject} » sera envoyé comme annonce à ${people}. Un e-mail envoyé ne peut pas être rappelé.`,
    marketing: (subject, people) =>
      `« ${subject} » sera envoyé à ${people} dans la catégorie conseils et offres. Un e-mail envoyé ne peut pas être rappelé.`,
  },
  sendTo: (people) => `Envoyer à ${people}`,
  cancel: "Annuler",

  sentTitle: "Annonces envoyées",
  loading: "Chargement des annonces...",
  none: "Aucune annonce pour l’instant.",
  showEarlier: "Afficher les annonces antérieures",
  spokenQueueing: (subject) => `« ${subject} » : mise en file d’attente.`,
  spokenQueued: (subject) => `« ${subject} » est en file d’attente. Les e-mails sont en route.`,
  spokenStopping: (subject) => `« ${subject} » : arrêt en cours.`,
  spokenDone: (subject, people) => `« ${subject} » : envoi à ${people} terminé.`,
  spokenStopped: (subject, people) => `« ${subject} » : envoi arrêté (déjà envoyé à ${people}).`,

  queueing: "Mise en file",
  sending: "Envoi",
  done: "Terminé",
  stopping: "Arrêt en cours",
  stopped: "Arrêté",
  by: (author) => `, par ${author}`,
  stoppedAt: (time) => parts(". Arrêté le ", time),
  queueingOf: (subject) => `Mise en file : ${subject}`,
  queuedOf: (queued, all) => `${queued} sur ${all} en file`,
  queued: "En file",
  sent: "Envoyés",
  failed: "Échecs",
  pending: "En attente",
  withdrawn: "Désabonnés",
  notSent: "Non envoyés",
  readMessage: "Lire le message",

  stop: "Arrêter",
  stopOne: (subject) => `Arrêter ${subject}`,
  stopTitle: "Arrêter cette annonce ?",
  stopQuestion: (left, all) =>
    `E-mails déjà envoyés : ${left} sur ${all}. Ils ne peuvent pas être rappelés. Les autres ne seront pas envoyés.`,
  goOn: "Continuer l’envoi",
  stopAnnouncement: "Arrêter l’annonce",
} satisfies Words<typeof english>;
