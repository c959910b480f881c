import type { Words } from "#domain/language.ts";
import { frenchPlural } from "#domain/plural.ts";
import * as limits from "#domain/limits.ts";
import { words as list } from "#domain/list.words.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./account.words.ts";

export const words = {
  account: "Compte",
  you: "Vous",
  notifications: "Notifications",
  access: "Accès",
  danger: "Suppression",

  profile: "Nom et e-mail",
  saveProfile: "Enregistrer le profil",
  profileSaved: "Profil enregistré.",
  timeZone: "Fuseau horaire",
  zone: "Votre fuseau horaire",
  zoneHint:
    "Vos jours et vos semaines suivent ce fuseau horaire. Vous pouvez le changer une fois toutes les 24 heures.",
  zoneHere: (zone) => `${zone} (ce navigateur)`,
  saveZone: "Enregistrer le fuseau",
  zoneSaved: "Fuseau horaire enregistré.",
  language: "Langue",
  ownLanguage: "Votre langue",
  languageHint:
    "Pour l’interface, les e-mails et votre calendrier. Ce que chacun écrit reste tel quel. L’enregistrement recharge cette page.",
  saveLanguage: "Enregistrer la langue",

  emails: "E-mail",
  emailsGoTo: (email) => parts("Les e-mails sont envoyés à ", email, "."),
  emailsWait: (email) =>
    parts(
      "L’adresse ",
      email,
      " n’est pas encore vérifiée. D’ici là, vous ne recevez que l’e-mail de vérification.",
    ),
  noEmail: "Vous n’avez pas encore ajouté d’adresse e-mail.",
  chooseEmails: "Choisir les e-mails",

  weeklyCheckIn: "Point de suivi hebdomadaire",
  checkInDay: "Jour du point de suivi",
  checkInDayHint: "S’applique à partir de votre prochain point de suivi.",
  saveDay: "Enregistrer le jour",
  daySaved: "Jour du point de suivi enregistré.",

  away: "Absence",
  awayWhy:
    "Pendant votre absence, vos objectifs sont en pause : aucun retard n’est signalé, et vous ne recevez ni rappels ni résumés hebdomadaires. Vos coachs voient que les objectifs sont en pause.",
  loadingGoals: "Chargement de vos objectifs...",
  nothingUnderWay: "Vous n’avez pas d’objectif en cours.",
  pausedNow: (paused, all) =>
    `Actuellement en pause : ${paused} ${frenchPlural(paused, "objectif", "objectifs")} sur ${all}.`,
  leave: "Définir une absence",
  changeAway: "Modifier l’absence",
  pauseLength: "Pour combien de temps ?",
  untilDay: "Jusqu’à une date",
  untilBack: "Jusqu’à mon retour",
  firstDayBack: "Jour de la reprise",
  pauseReason: "Motif (facultatif)",
  pauseReasonHint: "Vos coachs peuvent le lire.",
  awaySet: (count) =>
    count === 0
      ? "Absence enregistrée."
      : `Absence enregistrée. ${count} ${frenchPlural(count, "objectif mis en pause", "objectifs mis en pause")}.`,
  comeBack: "Je suis de retour",
  resumeGoals: "Reprendre tous les objectifs",
  welcomeBack: "Bon retour parmi nous",
  wereAway: (days) => `Votre absence a duré ${days} ${frenchPlural(days, "jour", "jours")}.`,
  whichDates: "Quelles échéances reporter de la durée de la pause ?",
  dueMoves: (before, after) => parts("Du ", before, " au ", after),
  moveDates: "Reporter les échéances",
  leaveDates: "Garder les échéances",
  nothingToMove: "Vos objectifs reprennent aujourd’hui. Aucune échéance n’est à reporter.",
  goalsResumed: (count) =>
    count === 0
      ? "Bon retour parmi nous."
      : `${count} ${frenchPlural(count, "objectif repris", "objectifs repris")}.`,

  calendar: "Votre calendrier",
  calendarWhy:
    "Voyez les échéances, les étapes et les jours de point de suivi dans votre propre calendrier. Toute personne qui a le lien peut les voir.",
  loadingCalendar: "Chargement de votre lien de calendrier...",
  makeAddress: "Créer un lien de calendrier",
  addressMade: "Lien de calendrier créé.",
  address: "Lien de calendrier",
  addressHint: (read) => `Abonnez-vous à ce lien dans votre application de calendrier. ${read}`,
  neverRead: "Pas encore utilisé par un calendrier.",
  lastRead: (when) => `Dernière utilisation : ${when}.`,
  copyAddress: "Copier le lien",
  addressCopied: "Lien de calendrier copié.",
  addressNotCopied:
    "Le lien n’a pas pu être copié. Il est sélectionné : vous pouvez le copier vous-même.",
  replaceAddress: "Remplacer le lien",
  replaceTitle: "Remplacer ce lien de calendrier ?",
  replaceWarning:
    "L’ancien lien cesse aussitôt de fonctionner. Ajoutez le nouveau dans tous les calendriers qui l’utilisaient.",
  replace: "Remplacer le lien",
  addressReplaced: "Lien de calendrier remplacé. L’ancien ne fonctionne plus.",
  removeAddress: "Supprimer le lien",
  removeTitle: "Supprimer ce lien de calendrier ?",
  removeWarning:
    "Il cesse aussitôt de fonctionner, et vos événements disparaissent des calendriers qui l’utilisent.",
  remove: "Supprimer le lien",
  addressRemoved: "Lien de calendrier supprimé.",

  deletedGoals: "Objectifs supprimés",
  loadingDeleted: "Chargement de vos objectifs supprimés...",
  noneDeleted: "Aucun objectif supprimé récemment.",
  deletedOn: (day, until) =>
    parts("Supprimé le ", day, ". Vous pouvez le restaurer jusqu’au ", until, "."),
  restore: "Restaurer",
  restored: (goal) => parts("Objectif « ", goal, " » restauré."),
  notRestorable: "Cet objectif ne peut plus être restauré.",

  data: "Vos données",
  exports: "Télécharger",
  dataWhat:
    "Tout ce que Cairn conserve sur vous, dans un fichier JSON : votre profil, vos objectifs avec leur historique, vos badges, vos points de suivi et vos sessions.",
  download: "Télécharger mes données",
  tables: "En CSV, pour un tableur :",
  goals: "Objectifs",
  ledger: "Historique",
  checkIns: "Points de suivi",
  circles: "Cercles",
  collecting: "Préparation de vos données...",
  dataSaved: (file) => `Vos données ont été enregistrées dans ${file}.`,

  tokens: "Jetons d’accès",
  tokensWhy: (api) =>
    parts(
      "Utilisez ",
      api,
      " depuis vos propres scripts. Les jetons restent valables après votre déconnexion.",
    ),
  api: "l’API",
  loadingTokens: "Chargement de vos jetons d’accès...",
  noTokens: "Aucun jeton d’accès.",
  validToken: (scope, made, ends, used) =>
    parts(`${scope}. Créé ${made}, expire le `, ends, `. ${used}.`),
  expiredToken: (scope, made, ended, used) =>
    parts(`${scope}. Créé ${made}, expiré le `, ended, `. ${used}.`),
  tokenUnused: "Pas encore utilisé",
  tokenLastUsed: (when) => `Dernière utilisation : ${when}`,
  revoke: "Révoquer",
  tokenRevoked: (name) => `Jeton « ${name} » révoqué.`,
  tokenName: "Nom",
  tokenNameHint: "À quoi va-t-il servir ?",
  tokenScope: "Accès",
  mayRead: "Voir vos objectifs avec leur progression, vos badges et vos points de suivi.",
  mayLog: "Saisir aussi la progression de vos objectifs.",
  tokenDays: "Expire après (jours)",
  tokenDaysHint: `De 1 à ${limits.accessTokenDays}.`,
  openTokenForm: "Créer un jeton",
  makeToken: "Créer le jeton",
  noTokenMade: "Le jeton n’a pas été créé.",
  tokenMade: (name) => `Jeton « ${name} » créé. Copiez-le maintenant.`,
  newToken: "Votre nouveau jeton",
  newTokenHint:
    "Il ne sera plus affiché. Toute personne qui l’a peut s’en servir : conservez-le comme un mot de passe.",
  command: "L’essayer dans un terminal",
  curl: (token, address) => `curl -H "Authorization: Bearer ${token}" ${address}`,
  copyToken: "Copier le jeton",
  tokenCopied: "Jeton copié.",
  copyCommand: "Copier la commande",
  commandCopied: "Commande copiée.",
  notCopied: "La copie a échoué. Le texte est sélectionné : vous pouvez le copier vous-même.",
  tokenDone: "OK",

  device: "Cet appareil",
  keepGoals: "Garder mes objectifs sur cet appareil",
  keepGoalsHint:
    "Vous pouvez alors voir vos objectifs et saisir une progression hors connexion. Ils sont effacés de cet appareil à votre déconnexion ou à la fin de votre session. Laissez cette option désactivée si d’autres personnes utilisent ce navigateur.",
  keepsNothing: "Ce navigateur n’autorise pas Cairn à conserver des données.",
  goalsKept: (when) => `Dernière mise à jour : ${when}.`,

  identities: "Options de connexion",
  identitiesWhy:
    "Chacune de ces options permet de vous connecter à ce compte. Les fournisseurs n’ont pas connaissance les uns des autres.",
  signInOptionsWhy: "Chacune de ces options permet de vous connecter à ce compte.",
  passkeys: "Clés d’accès",
  passkeysWhy:
    "Une clé d’accès vous connecte avec votre empreinte, votre visage ou le verrouillage de l’écran. Elle est stockée sur votre appareil ou dans votre gestionnaire de mots de passe.",
  loadingPasskeys: "Chargement de vos clés d’accès...",
  loadingIdentities: "Chargement de vos options de connexion...",
  lastSignIn: (when) => `Dernière connexion : ${when}`,
  email: "l’e-mail",
  emailAt: (address) => (address === null ? "E-mail" : `E-mail (${address})`),
  notJoined: "Non associé",
  onlyWay: ". C’est votre seul moyen de connexion",
  noLongerOffered: ". N’est plus disponible ici",
  join: (provider) => `Associer ${provider}`,
  nothingJoined: "Aucune option de connexion n’a été ajoutée.",
  part: (provider) => `Dissocier ${provider}`,
  parted: (provider) =>
    `Vous ne vous connectez plus avec ${provider}. Vos autres sessions ont été fermées.`,

  sessions: "Vos sessions",
  sessionsWhat:
    "Les navigateurs où une session est ouverte. « Dernière utilisation » est actualisée toutes les heures.",
  loadingSessions: "Chargement de vos sessions...",
  thisBrowser: "Ce navigateur",
  otherBrowser: "Un autre navigateur",
  signedIn: (when) => `Connexion ${when}`,
  toAdminArea: (when) => `à l’espace admin ${when}`,
  sessionLastUsed: (when) => `, dernière utilisation : ${when}`,
  signOut: "Déconnecter",
  signOutWhich: (signedIn) => ` le navigateur connecté ${signedIn}`,
  signedOut: "Ce navigateur a été déconnecté.",
  noOtherSessions: "Vous n’avez pas d’autre session ouverte.",
  signOutOthers: "Déconnecter partout ailleurs",
  othersSignedOut: "Vos autres sessions ont été fermées.",

  deleteTitle: "Supprimer votre compte",
  deleteWhat:
    "Supprime définitivement vos objectifs avec leur historique, vos badges et vos points de suivi. Les personnes que vous accompagnez pourront alors inviter un autre coach.",
  deleteAccount: "Supprimer le compte",
  deleteQuestion: "Supprimer votre compte ?",
  deleteWarning:
    "Cette action est irréversible. Téléchargez d’abord vos données si vous voulez les garder.",
  deleteWord: (word) => `Saisissez ${word} pour confirmer`,
  deleteWordWrong: (word) => `Saisissez ${word} en majuscules.`,
  deleteCancel: "Annuler",
  deleteConfirm: "Supprimer définitivement",
  nothingDeleted: "Rien n’a été supprimé.",
  keepAccount: "Garder mon compte",

  notNow: "Pas maintenant",
  bringBack: (providers) =>
    `Reconnectez-vous avec ${list.or(providers)} pour revenir à cette page.`,
  passkeyBringsBack: "Reconnectez-vous avec une clé d’accès pour revenir à cette page.",
  adminBringsBack: "Reconnectez-vous comme admin pour revenir à cette page.",
  adminSignIn: "Aller à la connexion admin",
} satisfies Words<typeof english>;
