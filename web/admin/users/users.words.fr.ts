import type { Words } from "#domain/language.ts";
import { frenchPlural } from "#domain/plural.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./users.words.ts";

const failures = {
  enable: "L’activation a échoué",
  disable: "La désactivation a échoué",
  delete: "La suppression a échoué",
};

export const words = {
  title: "Utilisateurs",
  invite: "Inviter des collègues",
  download: "Télécharger en CSV",
  sync: "Synchroniser",
  search: "Rechercher par nom ou e-mail",
  loading: "Chargement des utilisateurs...",
  loadFailed: "Les utilisateurs n’ont pas pu être chargés.",
  noneFound: "Aucun utilisateur trouvé.",
  nobody: "Aucun utilisateur pour l’instant.",

  manageFailed: (action, reason) => `${failures[action]} : ${reason}`,
  synced: ({ processedCount, createdCount, updatedCount }) =>
    `Traités : ${processedCount}, créés : ${createdCount}, mis à jour : ${updatedCount}`,
  syncFailed: (reason) => `La synchronisation des utilisateurs a échoué : ${reason}`,
  downloadReady: "Votre téléchargement est prêt.",
  downloadFailed: (reason) => `Le téléchargement de la liste des utilisateurs a échoué : ${reason}`,
  invited: (count) =>
    `${count} ${frenchPlural(count, "invitation est", "invitations sont")} en route.`,
  leftOut: (count) =>
    frenchPlural(
      count,
      `${count} adresse ignorée : elle a déjà un compte, a été invitée dans les ${limits.colleagueInvitedDays} derniers jours ou refuse les invitations.`,
      `${count} adresses ignorées : elles ont déjà un compte, ont été invitées dans les ${limits.colleagueInvitedDays} derniers jours ou refusent les invitations.`,
    ),

  failedInvitations: "Invitations en échec",
  failedInvitationsWhy: `Ces invitations des ${limits.mailFactsDays} derniers jours n’ont pas pu être remises. Vérifiez les adresses.`,
  failedInvitationsUnread: "Les invitations en échec n’ont pas pu être chargées.",

  newer: "Plus récents",
  older: "Plus anciens",
  part: (from, to, all) => `Utilisateurs ${from} à ${to} sur ${all}`,
  name: "Nom",
  email: "E-mail",
  status: "Statut",
  signedUp: "Inscription",
  actions: "Actions",
  disabled: "Désactivé",
  active: "Actif",
  ownAccount: "Votre propre compte",
  enable: "Activer",
  enableUser: (name) => `Activer ${name}`,
  disable: "Désactiver",
  disableUser: (name) => `Désactiver ${name}`,
  delete: "Supprimer",
  more: (name) => `Autres actions : ${name}`,
  deleteUser: (name) => `Supprimer ${name}`,

  loadingAll: (count) => `Chargement de tous les utilisateurs : ${count} pour l’instant...`,
  loaded: (count) =>
    `${count} ${frenchPlural(count, "utilisateur chargé", "utilisateurs chargés")}.`,
  loadAllFailed: "Certains utilisateurs n’ont pas pu être chargés.",
  loadMore: "En charger plus",
  loadAll: "Tout charger",
  cancel: "Annuler",

  deleteQuestion: (uid) =>
    `Voulez-vous vraiment supprimer définitivement l’utilisateur ${uid} ? Cette action est irréversible.`,

  inviteHow:
    "Chaque personne reçoit un e-mail avec votre nom et un lien de connexion. L’invitation elle-même ne crée aucun compte et ne donne aucun accès.",
  addresses: "Adresses e-mail",
  addressesHint: `Séparez-les par des virgules ou des retours à la ligne. ${limits.colleaguesAtOnce} au plus à la fois.`,
  wrongAddress: (address) => `« ${address} » n’est pas une adresse e-mail.`,
  sendInvitations: "Envoyer les invitations",
} satisfies Words<typeof english>;
