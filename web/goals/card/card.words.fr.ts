import type { Words } from "#domain/language.ts";
import { frenchPlural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./card.words.ts";

export const words = {
  progressOf: (goal) => `Progression : ${goal}`,
  timeFor: (goal) => `Temps écoulé : ${goal}`,
  timePassed: (percent) => `${percent} % du temps écoulé`,
  due: (day) => parts("Échéance : ", day),

  updateProgress: "Mettre à jour",
  markComplete: "Marquer comme atteint",
  log: "Saisir",
  done: "Fait",
  stepOn: (step, goal) => `${step} : ${goal}`,
  addOne: "+1",
  addOneTo: (goal) => `Ajouter 1 : ${goal}`,

  more: (goal) => `Autres actions : ${goal}`,
  viewDetails: "Voir le détail",
  unsavedNote: "Note non enregistrée",
  unreadNotes: (count) =>
    `${count} ${frenchPlural(count, "note de coach non lue", "notes de coach non lues")}`,

  updating: "Mise à jour...",
  updated: "Progression mise à jour.",
  completed: "Atteint !",
  undone: "Annulé.",
  missing: "Erreur : données manquantes",
  waits: "En attente d’envoi",
  kept: "Votre progression est conservée sur cet appareil et sera envoyée à l’ouverture de votre prochaine session.",
  undo: "Annuler",
  undoOn: (goal) => ` le dernier changement : ${goal}`,
} satisfies Words<typeof english>;
