import type { Words } from "./language.ts";
import type { words as english } from "./share-message.words.ts";

export const words = {
  fallback: "Ich arbeite an meinen Zielen! Schritt für Schritt, und jeder Schritt zählt.",

  workingOn: (goal) => `Ich arbeite an einem Ziel: „${goal}“.`,
  wholeWay: "Ich habe 100 % erreicht.",
  atBeginning: "Ich fange gerade erst an.",
  onTheWayTo: (percent, day) =>
    `Auf dem Weg zu meinem Zieldatum (${day}) sind ${percent} % geschafft.`,
  onTheWay: (percent, progress) => `Ich habe ${percent} % geschafft: ${progress}.`,
  callComplete: "Jetzt muss ich es nur noch abschließen.",
  aim: (aim, due) => (due === null ? `${aim}.` : `${aim}, geplant bis ${due}.`),
  getThere: "Ich will das Ziel erreichen",
  toGo: (amount) => `Noch ${amount} bis zum Ziel`,
  more: "",

  askCoach: (goal) =>
    `Ich habe mir ein Ziel gesetzt: „${goal}“. Dafür suche ich einen Coach: eine Person, die ab und zu einen Blick darauf wirft und mir ehrlich sagt, wie es aus ihrer Sicht läuft. Wäre das etwas für Sie?`,
} satisfies Words<typeof english>;
