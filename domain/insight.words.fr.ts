import type { Words } from "./language.ts";
import { frenchPlural } from "./plural.ts";
import type { words as english } from "./insight.words.ts";

export const words = {
  overdue: "Échéance dépassée",
  wasDue: (goal, days) =>
    `« ${goal} » : échéance dépassée depuis ${days} ${frenchPlural(days, "jour", "jours")}. Il n’est pas trop tard pour avancer.`,

  deadline: "Échéance proche",
  isDue: (goal, when) => `« ${goal} » : échéance ${when}.`,
  today: "aujourd’hui",
  tomorrow: "demain",
  inDays: (days) => `dans ${days} ${frenchPlural(days, "jour", "jours")}`,

  stalled: "Objectif à l’arrêt",
  noUpdate: (goal, days) =>
    `« ${goal} » : aucune mise à jour depuis ${days} ${frenchPlural(days, "jour", "jours")}. Un petit pas suffit pour repartir.`,

  feedback: "Note de coach",
  note: (coach) => `${coach} vous a écrit une note.`,
  noteOn: (coach, goal) => `${coach} vous a écrit une note sur « ${goal} ».`,

  exceptional: "Progression exceptionnelle !",
  exceptionalAt: (average) => `Vos objectifs sont à ${average} % en moyenne. Savourez le moment.`,
  strong: "Belle progression",
  strongAt: (average) => `Vos objectifs sont à ${average} % en moyenne. Continuez ainsi.`,

  view: "Voir les observations",
  urgent: (count) =>
    `${count} ${frenchPlural(count, "observation prioritaire", "observations prioritaires")}`,
} satisfies Words<typeof english>;
