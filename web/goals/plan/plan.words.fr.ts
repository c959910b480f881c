import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./plan.words.ts";

/** "S'il pleut", "Si je manque de temps" */
function ifInWords(obstacle: string): string {
  return /^ils?(?![\p{L}])/iu.test(obstacle) ? `S’i${obstacle.slice(1)}` : `Si ${obstacle}`;
}

export const words = {
  title: "Plan",
  loading: "Chargement du plan...",
  failed: "Le plan n’a pas pu être chargé.",

  noStepsYet: "Pas encore d’étapes.",
  noSteps: "Aucune étape.",
  done: "Faite : ",
  doneOn: (day) => parts("Faite le ", day),
  dueBy: (day) => parts("D’ici au ", day),
  andSuggestedBy: (coach) => `, suggérée par ${coach}`,
  suggestedBy: (coach) => parts("Suggérée par ", coach),

  openAddStep: "Ajouter une étape",
  addStep: "Ajouter l’étape",
  stepAdded: "Étape ajoutée.",
  step: "Étape",
  day: "Date (facultative)",
  dayHint: "",
  change: "Modifier",
  theStep: (step) => ` l’étape « ${step} »`,
  changeStep: (step) => `Modifier l’étape « ${step} »`,
  save: "Enregistrer",
  close: "Fermer",
  remove: "Retirer",
  gone: "Cet élément n’est plus dans le plan.",

  suggestions: "Suggestions de votre coach",
  waiting: "En attente d’une réponse",
  openSuggest: "Suggérer une étape",
  suggest: "Suggérer l’étape",
  suggested: "Suggestion envoyée.",
  accept: "Accepter",
  decline: "Refuser",
  withdraw: "Retirer",
  theSuggestion: (step) => ` la suggestion « ${step} »`,

  ifThen: (obstacle, action) =>
    /^(?:je |j['’])/i.test(action)
      ? `${ifInWords(obstacle)}, alors ${action}.`
      : `${ifInWords(obstacle)}, alors je vais ${action}.`,
  beginsIWill: /^(alors,? )?je vais /i,
  openAddIfThen: "Ajouter un plan « si... alors »",
  addIfThen: "Ajouter le plan « si... alors »",
  obstacle: "Si",
  obstacleHint: "Qu’est-ce qui pourrait vous arrêter ?",
  action: "alors je vais",
  actionHint: "Que ferez-vous dans ce cas ?",
  theIfThen: (obstacle) => ` le plan « ${ifInWords(obstacle)} »`,
  changeIfThen: (obstacle) => `Modifier le plan « ${ifInWords(obstacle)} »`,
} satisfies Words<typeof english>;
