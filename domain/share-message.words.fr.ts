import type { Words } from "./language.ts";
import type { words as english } from "./share-message.words.ts";

export const words = {
  fallback: "Je travaille sur mes objectifs ! Pas à pas, et chaque pas compte.",

  workingOn: (goal) => `Je travaille sur un objectif : « ${goal} ».`,
  wholeWay: "J’en suis à 100 %.",
  atBeginning: "Je commence tout juste.",
  onTheWayTo: (percent, day) => `J’ai fait ${percent} % du chemin jusqu’à ma date cible : ${day}.`,
  onTheWay: (percent, progress) => `J’en suis à ${percent} % : ${progress}.`,
  callComplete: "Il ne reste plus qu’à le marquer comme atteint.",
  aim: (aim, due) => (due === null ? `${aim}.` : `${aim} d’ici au ${due}.`),
  getThere: "Je compte y arriver",
  toGo: (amount) => `Encore ${amount}`,
  more: "à faire",

  askCoach: (goal) =>
    `Je me suis fixé un objectif : « ${goal} ». Accepteriez-vous d’être mon coach ? Vous regarderiez de temps en temps où j’en suis et me diriez franchement ce que vous en pensez.`,
} satisfies Words<typeof english>;
