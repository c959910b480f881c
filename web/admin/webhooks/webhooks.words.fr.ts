import type { Words } from "#domain/language.ts";
import { frenchPlural } from "#domain/plural.ts";
import * as limits from "#domain/limits.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./webhooks.words.ts";

export const words = {
  title: "Webhooks",
  what: "Prévenez d’autres systèmes quand quelque chose se passe. Les événements contiennent uniquement des identifiants et le nom de l’événement, jamais ce que les personnes ont écrit.",
  loading: "Chargement des webhooks...",
  none: "Aucun webhook pour l’instant.",
  failingOff: (host) =>
    `Le webhook vers ${host} a été désactivé après plusieurs jours d’échecs. Il ne reçoit plus d’événements.`,
  goneOff: (host) =>
    `Le webhook vers ${host} a été désactivé, car son destinataire a répondu « 410 Gone ».`,

  on: "Actif",
  off: "Inactif",
  turnedOff: "Désactivé",
  facts: (events, made) => parts(events, ". Créé le ", made, "."),
  failingSince: (time) => parts(" En échec depuis le ", time, "."),
  formerSecretUntil: (time) => parts(" Le secret précédent reste valable jusqu’au ", time, "."),

  deliveries: "Envois",
  ofWebhook: (host) => ` du webhook vers ${host}`,
  sendTest: "Envoyer un test",
  toHost: (host) => ` à ${host}`,
  testSent: (host) => `Un événement de test est en route vers ${host}.`,
  turnOff: "Désactiver",
  turnOn: "Activer",
  theWebhook: (host) => ` le webhook vers ${host}`,
  isOff: (host) => `Le webhook vers ${host} est désactivé.`,
  isOn: (host) => `Le webhook vers ${host} est activé.`,
  changeSecret: "Changer le secret",

  remove: "Retirer",
  removeQuestion: (host) => `Retirer le webhook vers ${host} ?`,
  removeWhat:
    "Ses envois seront aussi supprimés. Les événements en attente ne seront pas envoyés. Pour garder les envois, désactivez plutôt le webhook.",
  cancel: "Annuler",
  removed: (host) => `Le webhook vers ${host} a été retiré.`,

  deliveriesTo: (host) => `Envois vers ${host}`,
  loadingDeliveries: "Chargement des envois...",
  nothingSent: `Aucun envoi sur les ${limits.webhookDeliveryDays} derniers jours.`,
  delivered: "Remis",
  waiting: "En attente",
  failed: "Échec",
  tries: (count) => `${count} ${frenchPlural(count, "tentative", "tentatives")}`,
  answer: (status) => `Statut ${status}`,
  nextTry: (tries, time) =>
    parts(tries > 0 ? ". Prochaine tentative le " : "Prochaine tentative le ", time),
  sendAgain: "Renvoyer",
  theEvent: (event) => ` l’événement « ${event} »`,
  sentAgain: (event, host) => `« ${event} » a été renvoyé à ${host}.`,
  showEarlier: "Afficher les envois antérieurs",

  newWebhook: "Nouveau webhook",
  address: "Adresse",
  addressHint: "Les événements sont envoyés à cette adresse par requêtes POST.",
  eventHints: {
    "goal.completed": "goal.completed : identifiants de l’objectif et de son propriétaire",
    "coach.accepted":
      "coach.accepted : identifiants de l’objectif, de son propriétaire et de son coach",
    "check_in.missed":
      "check_in.missed : identifiants de l’objectif et de son propriétaire, et la période",
  },
  make: "Créer le webhook",

  copyNow: (host) => `Copiez maintenant le secret pour ${host}.`,
  secretOf: (host) => `Secret du webhook vers ${host}`,
  secretHint:
    "Il ne sera plus affiché. Le destinataire s’en sert pour vérifier que les événements viennent de ce serveur.",
  newSecretHint: `Il ne sera plus affiché. Le destinataire s’en sert pour vérifier que les événements viennent de ce serveur. Le secret précédent reste valable ${limits.webhookSecretHours} heures.`,
  secretCopied: "Secret copié.",
  copyFailed: "La copie a échoué. Le texte est sélectionné : vous pouvez le copier vous-même.",
  copySecret: "Copier le secret",
  secretDone: "OK",
} satisfies Words<typeof english>;
