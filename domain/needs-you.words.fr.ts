import type { Words } from "./language.ts";
import { frenchPlural } from "./plural.ts";
import type { words as english } from "./needs-you.words.ts";

const few = ["aucun", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf"];

export const words = {
  asksForHelp: (help) => `demande de l’aide : « ${help} »`,
  saysDone: "indique que l’objectif est atteint",
  missed: (checkIns) =>
    `${few[checkIns] ?? checkIns} ${frenchPlural(checkIns, "point de suivi manqué", "points de suivi manqués")}`,
  checkedIn: (health) => `point de suivi : ${health}`,
  answered: (reply) => `a répondu : « ${reply} »`,
  dueToday: "échéance aujourd’hui",
  dueTomorrow: "échéance demain",
  dueIn: (days) => `échéance dans ${days} ${frenchPlural(days, "jour", "jours")}`,
  cameBack: {
    day: "reprise : saisie le lendemain d’un jour manqué",
    week: "reprise : point fait après un point de suivi manqué",
  },

  nudge: (goal) => `Où en êtes-vous avec « ${goal} » ? Une ligne dans votre point de suivi suffit.`,
  praise: (goal) => `Bravo, vous avez repris « ${goal} ».`,
} satisfies Words<typeof english>;
