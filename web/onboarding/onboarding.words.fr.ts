import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./onboarding.words.ts";

export const words = {
  home: "Cairn, accueil",
  withoutScript: "Activez JavaScript pour ouvrir cette invitation.",
  goalOf: (name) => parts("Objectif fixé par ", name),
  accept: "Accepter l’invitation",
  tryAgain: "Réessayer",
  coaching: "Voir la page Coaching",
  dashboard: "Aller au tableau de bord",

  title: "Invitation à devenir coach",
  loading: "Chargement de l’invitation...",

  linkCut: "Ce lien est incomplet",
  linkInvalid:
    "Lien d’invitation non valide ou incomplet. Vérifiez auprès de la personne qui vous invite que vous avez le bon lien.",
  linkInvalidHelp:
    "Les longs liens sont parfois coupés dans les messages. Copiez le lien entier, ou redemandez-le.",

  notOpened: "L’invitation n’a pas pu être ouverte",
  notRead: "Le détail de l’objectif n’a pas pu être chargé.",
  notReadWhy: "Votre invitation reste valable. Vérifiez votre connexion et réessayez.",

  welcome: (name) => parts(name, " vous invite à accompagner un objectif"),
  sessionEnded: "Votre session a expiré. Reconnectez-vous pour accepter.",
  coachRole:
    "Un coach suit la progression de l’objectif et aide par des questions franches, des suggestions et des encouragements.",
  meaning: "Ce que vous acceptez",
  coachSees: "Vous voyez cet objectif, sa progression et les points de suivi partagés avec vous.",
  coachWrites:
    "Vous pouvez écrire des notes quand vous avez quelque chose à dire, et lire les réponses.",
  nameSeen: (name) =>
    parts(
      name,
      " peut voir votre nom. Le coaching prend fin quand l’objectif est atteint ou clôturé.",
    ),
  signedIn: "Votre session est ouverte.",
  signedInAs: (name) => parts("Session ouverte au nom de ", name, "."),
  signInFirst:
    "Vous reviendrez ici après la connexion. Vous accepterez l’invitation à l’écran suivant.",

  accepting: "Acceptation de l’invitation",
  verifying: "Vérification...",
  notAccepted: "Pas encore acceptée",
  acceptFailed: "L’invitation n’a pas pu être acceptée. Réessayez.",

  accepted: (name) => parts("Vous accompagnez maintenant ", name),
  acceptedNews: (name) =>
    parts("Invitation acceptée. Un message a été envoyé à ", name, ". Merci !"),
  next: "Et ensuite ?",
  nextGoal:
    "L’objectif est maintenant sur votre page Coaching, où vous pouvez suivre sa progression.",
  nextNote:
    "Écrivez une première note : dites ce qui vous plaît dans cet objectif, ou demandez à quoi ressemblerait une semaine réussie.",
  nextEnd: (name) =>
    parts(
      "Votre coaching dure tant que l’objectif est en cours. ",
      name,
      " peut le marquer comme atteint ou le clôturer. Vous pouvez vous retirer à tout moment.",
    ),

  already: "Vous êtes déjà coach pour cet objectif",
  alreadyCoaching: (name, goal) =>
    parts("Vous accompagnez déjà ", name, " pour l’objectif « ", goal, " »."),
  alreadyWhy: "Il n’y a rien d’autre à accepter.",

  notOpen: "Cette invitation ne fonctionne plus",
  notOpenWhy:
    "Une invitation vaut pour un seul coach et expire au bout de deux semaines. La personne qui l’a envoyée peut aussi la retirer. Demandez-en une nouvelle.",
  own: "C’est votre propre invitation",
  ownWhy:
    "Envoyez le lien à la personne que vous aimeriez avoir comme coach. Elle l’ouvre et accepte.",
  goalGone: "Cet objectif est terminé",
  goalGoneWhy: "Il a été atteint, clôturé ou supprimé après l’envoi de l’invitation.",
  taken: "Cet objectif a déjà un coach",
  takenWhy:
    "Quelqu’un d’autre a accepté en premier. Si c’était vous, connectez-vous avec le compte utilisé alors et ouvrez votre page Coaching.",
} satisfies Words<typeof english>;
