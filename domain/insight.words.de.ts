import type { Words } from "./language.ts";
import { plural } from "./plural.ts";
import type { words as english } from "./insight.words.ts";

export const words = {
  overdue: "Überfällig",
  wasDue: (goal, days) =>
    `„${goal}“ war vor ${days} ${plural(days, "Tag", "Tagen")} fällig. Auch jetzt lohnt sich der nächste Schritt noch.`,

  deadline: "Bald fällig",
  isDue: (goal, when) => `„${goal}“ ist ${when} fällig.`,
  today: "heute",
  tomorrow: "morgen",
  inDays: (days) => `in ${days} ${plural(days, "Tag", "Tagen")}`,

  stalled: "Stillstand",
  noUpdate: (goal, days) =>
    `Bei „${goal}“ gibt es seit ${days} ${plural(days, "Tag", "Tagen")} keinen Fortschritt. Ein kleiner Schritt bringt das Ziel wieder in Gang.`,

  feedback: "Neue Coach-Notiz",
  note: (coach) => `${coach} hat Ihnen eine Notiz geschrieben.`,
  noteOn: (coach, goal) => `${coach} hat Ihnen eine Notiz zu „${goal}“ geschrieben.`,

  exceptional: "Hervorragender Fortschritt!",
  exceptionalAt: (average) =>
    `Ihre Ziele stehen im Durchschnitt bei ${average} %. Das darf gefeiert werden.`,
  strong: "Starker Fortschritt",
  strongAt: (average) => `Ihre Ziele stehen im Durchschnitt bei ${average} %. Weiter so.`,

  view: "Hinweise ansehen",
  urgent: (count) => `${count} ${plural(count, "dringender Hinweis", "dringende Hinweise")}`,
} satisfies Words<typeof english>;
