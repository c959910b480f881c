import type { Words } from "./language.ts";
import type { words as english } from "./share-message.words.ts";

export const words = {
  fallback: "¡Estoy trabajando en mis objetivos! Paso a paso, y cada paso cuenta.",

  workingOn: (goal) => `Estoy trabajando en un objetivo: «${goal}».`,
  wholeWay: "He llegado al 100 %.",
  atBeginning: "Acabo de empezar.",
  onTheWayTo: (percent, day) => `Llevo el ${percent} % del camino hasta la fecha prevista, ${day}.`,
  onTheWay: (percent, progress) => `Llevo el ${percent} % del camino: ${progress}.`,
  callComplete: "Solo me queda darlo por terminado.",
  aim: (aim, due) => (due === null ? `${aim}.` : `${aim} para el ${due}.`),
  getThere: "Mi plan es conseguirlo",
  toGo: (amount) => `Mi plan: ${amount}`,
  more: "más",

  askCoach: (goal) =>
    `Me he propuesto un objetivo: «${goal}». ¿Aceptaría ser mi coach? Sería cuestión de echar un vistazo de vez en cuando y decirme con franqueza cómo lo ve.`,
} satisfies Words<typeof english>;
