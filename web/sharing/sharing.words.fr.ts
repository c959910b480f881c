import type { Words } from "#domain/language.ts";
import { frenchPlural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./sharing.words.ts";

export const words = {
  title: "Partager un objectif",
  choose: "Choisissez un objectif à partager, ou pour lequel inviter un coach.",
  select: (goal) => parts("Choisir : ", goal),
  noGoals:
    "Vous n’avez pas d’objectif SMART en cours à partager. Créez-en un avec « Nouvel objectif », ou atteignez-en un pour partager une réussite.",
  addGoal: "Nouvel objectif",
  goalsFailed: "Vos objectifs n’ont pas pu être chargés. Réessayez.",
  loadingGoals: "Chargement de vos objectifs...",

  loadingGoal: "Chargement de l’objectif...",
  notFound: "L’objectif à partager est introuvable.",
  goalFailed: "L’objectif n’a pas pu être chargé.",
  toDashboard: "Retour au tableau de bord",
  chooseAnother: "Choisir un autre objectif",
  progressOf: (goal) => `Progression : ${goal}`,
  due: (measure, day, distance) => parts(`${measure}. Échéance : `, day, distance),

  purpose: "Que souhaitez-vous faire ?",
  shareProgress: "Partager la progression",
  shareProgressHint: "Dites aux autres comment ça avance.",
  inviteCoach: "Inviter un coach",
  inviteCoachHint: "Demandez à une personne d’être votre coach.",
  notActive: (completed) =>
    `Cet objectif est ${completed ? "atteint" : "clôturé"}. Seuls les objectifs en cours peuvent avoir un coach.`,
  coachedAlready: (coach) => `${coach} est déjà votre coach pour cet objectif.`,
  coachedNow: (coach) => `${coach} est maintenant votre coach pour cet objectif.`,

  message: "Aperçu du message",
  waysToShare: "Moyens de partager",
  shareOn: (network) => `Partager sur ${network}`,
  copyMessage: "Copier le message",
  messageCopied: "Message copié.",
  copyMessageFailed: "Le message n’a pas pu être copié.",
  shareFromDevice: "Partager depuis cet appareil",
  shareFromDeviceFailed: "Le message n’a pas pu être partagé depuis cet appareil.",
  notSupported: (platform) => `Le partage sur « ${platform} » n’est pas pris en charge.`,
  opensNetwork: (network, advice) =>
    `${network} s’ouvre dans une nouvelle fenêtre avec ce message. ${advice}`,
  nothingPosted: "Rien n’est publié tant que vous n’avez pas confirmé dans cette fenêtre.",
  sendToOne:
    "Envoyez ce message à une seule personne plutôt que de le publier. La première personne à accepter devient votre coach.",
  linkFirst: "Créez d’abord le lien d’invitation. Il est ajouté à ce message.",

  invitation: "Votre invitation",
  offer: (days) =>
    `Créez un lien et envoyez-le à une personne. Il est à usage unique et expire après ${days} ${frenchPlural(days, "jour", "jours")}. Vous pouvez le retirer tant qu’il n’est pas utilisé.`,
  createLink: "Créer un lien d’invitation",
  linkCreated: "Lien d’invitation créé.",
  link: "Lien d’invitation",
  validUntil: (day, distance) =>
    parts(
      "La première personne à accepter devient votre coach. Valable jusqu’au ",
      day,
      ` (${distance}).`,
    ),
  copyLink: "Copier le lien",
  sendByMail: "Envoyer par e-mail",
  mailSubject: "Accepteriez-vous d’être mon coach ?",
  linkCopied: "Lien copié.",
  copyLinkFailed: "Le lien n’a pas pu être copié.",
  withdraw: "Retirer",
  withdrawal: "Retirer l’invitation",
  withdrawalSure: "Retirer cette invitation ? Son lien cesse aussitôt de fonctionner.",
  withdrawInvitation: "Retirer l’invitation",
  withdrawn: "Invitation retirée. Son lien ne fonctionne plus.",
  keepIt: "Garder l’invitation",

  inviteeSees: "Ce que voit votre coach",
  beforeAccepting: "Avant d’accepter",
  beforeAcceptingWhat: (owner, goal) =>
    parts("Votre nom (", owner, ") et la description de l’objectif : ", goal, ". Rien d’autre."),
  asCoach: "Une fois coach",
  asCoachWhat:
    "Cet objectif avec sa progression, et les points de suivi que vous partagez avec votre coach. Jamais votre adresse e-mail, vos autres objectifs ni vos paramètres.",

  coach: "Coach",
  coaches: (coach) => parts(coach, " est votre coach pour cet objectif."),
  coachesNoLonger: (coach) => `${coach} n’est plus votre coach pour cet objectif.`,
  loadingInvitation: "Chargement de l’invitation...",
  invitationFailed: "L’invitation n’a pas pu être chargée.",
  noCoach: "Cet objectif n’a pas encore de coach.",
  inviteAgain: (coach) => `Inviter ${coach} à nouveau`,

  doubt: "Ce n’est pas la bonne personne ?",
  takeBackWhat: (coach) =>
    parts(
      coach,
      " ne verra plus cet objectif, et son lien d’invitation ne fonctionnera plus. Vous gardez ses notes et pouvez inviter une autre personne.",
    ),
  keepCoach: (coach) => parts("Garder ", coach),
  takeBack: "Retirer le coach",
} satisfies Words<typeof english>;
