import type { Words } from "./language.ts";
import { frenchPlural } from "./plural.ts";
import type { words as english } from "./today.words.ts";

export const words = {
  wasDue: (distance) => `Échéance dépassée (${distance})`,
  unreadNotes: (notes) =>
    `${notes} ${frenchPlural(notes, "note de coach non lue", "notes de coach non lues")}`,
  stepDue: (distance, step) => `Étape prévue ${distance} : ${step}`,
  stepWasDue: (distance, step) => `Étape en retard, prévue ${distance} : ${step}`,
  reached: "À 100 %. Objectif atteint ?",
  dayPassed: "La date cible est passée. Objectif atteint ?",
  stalled: (days) => `Aucune mise à jour depuis ${days} ${frenchPlural(days, "jour", "jours")}`,
  dueTomorrow: "Échéance demain",
  due: (distance) => `Échéance ${distance}`,

  // A day may end in an abbreviation's full stop.
  nextCheckIn: (day) => `Prochain point de suivi : ${day.replace(/\.$/, "")}.`,
  nextDue: (goal, day) => `Prochaine échéance : « ${goal} », le ${day}.`,
} satisfies Words<typeof english>;
