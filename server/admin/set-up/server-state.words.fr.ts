import type { Words } from "#domain/language.ts";
import { frenchPlural } from "#domain/plural.ts";
import { words as list } from "#domain/list.words.ts";
import type { words as english } from "./server-state.words.ts";

export const words = {
  address: "Adresse",
  peopleCome: (origin) => `L’adresse de Cairn est ${origin}.`,
  comeFromHere: (origin) =>
    `L’adresse de Cairn est ${origin}, accessible uniquement depuis cette machine.`,
  comeUnencrypted: (origin) => `L’adresse de Cairn est ${origin}. La connexion n’est pas chiffrée.`,
  setHttps: "Indiquez l’adresse https utilisée par tous, et placez un proxy devant Cairn.",

  signIn: "Connexion",
  anybody:
    "Toute personne qui accède à ce serveur peut se connecter sous n’importe quel nom, car le serveur joue lui-même le rôle de fournisseur de connexion.",
  setProvider: "Indiquez les identifiants d’un fournisseur. docs/sign-in.md l’explique pas à pas.",
  providers: (names) => `Connexion possible avec ${list.and(names)}.`,
  byEmail: {
    invited: "un lien par e-mail (personnes invitées)",
    domains: "un lien par e-mail (personnes invitées et domaines autorisés)",
    open: "un lien par e-mail (tout le monde)",
  },
  byPasskey: "des clés d’accès",
  registered: (way, address) => `${address} chez ${way}`,
  toRegister: (ways) =>
    `Déclarez l’adresse de redirection ${list.and(ways)}. Connectez-vous ensuite une fois vous-même.`,

  mail: "E-mail",
  noMail:
    "Aucun serveur de messagerie n’est défini, aucun e-mail n’est donc envoyé : ni rappels, ni résumés, ni liens de connexion. Invitez les personnes en copiant un lien.",
  setMail:
    "Pour envoyer des e-mails, définissez le serveur de messagerie et l’adresse d’expédition.",
  mailRefused: (host, from, reason) =>
    `${host} refuse les e-mails envoyés par ${from}. Réponse : ${reason}`,
  lookAtAccount:
    "Vérifiez le compte, ses limites, son adresse d’expédition, SPF et DKIM. Cairn réessaie pendant deux jours.",
  mailLeaves: (host, from) => `Les e-mails sont envoyés par ${host}, avec l’adresse ${from}.`,
  sendTestMail: "Envoyez un e-mail de test et vérifiez qu’il arrive.",

  proxy: "Proxy",
  trusted: (proxies) =>
    `Les adresses de clients transmises par ${list.and(proxies)} sont acceptées.`,
  noProxy: "Les adresses de clients transmises par des proxys sont ignorées.",
  noProxyBehindOne:
    "Les adresses de clients transmises par des proxys sont ignorées. Si Cairn est derrière un proxy, tout le monde partage une même limite de requêtes.",
  setProxy: "Indiquez l’adresse depuis laquelle le proxy se connecte, par exemple 127.0.0.1.",

  database: "Base de données",
  postgres: "PostgreSQL.",
  inMemory: "En mémoire. Toutes les données sont perdues à l’arrêt du serveur.",
  setDatabase: "Indiquez une adresse PostgreSQL ou un dossier.",
  embedded:
    "Intégrée, dans un dossier de cette machine. Convient à un seul processus et à quelques centaines de mégaoctets.",
  forMore:
    "Pour plus de personnes ou plusieurs processus, utilisez PostgreSQL. Vous pouvez y restaurer une sauvegarde de cette base.",

  secretKey: "Clé secrète",
  keyGiven: "Définie dans l’environnement.",
  keyInFile: "Dans un fichier à côté du dossier de la base de données.",
  keepKey: "Gardez une copie de ce fichier, mais pas avec les sauvegardes.",

  time: "Heure",
  sameTime: "L’horloge de cette machine et celle de la base de données concordent.",
  ahead: (seconds) =>
    `Cette machine a ${seconds} ${frenchPlural(seconds, "seconde", "secondes")} d’avance sur la base de données.`,
  behind: (seconds) =>
    `Cette machine a ${seconds} ${frenchPlural(seconds, "seconde", "secondes")} de retard sur la base de données.`,
  followTimeServer: "Synchronisez les deux avec un serveur de temps (NTP).",

  backups: "Sauvegardes",
  backupsUnknown: "Cairn ne peut pas savoir si vous faites des sauvegardes.",
  makeBackups: (make, check) =>
    `Lancez « ${make} » chaque nuit, gardez le fichier sur une autre machine et testez-le avec « ${check} ».`,
} satisfies Words<typeof english>;
