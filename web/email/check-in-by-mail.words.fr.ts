import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./check-in-by-mail.words.ts";

export const words = {
  title: "Faire le point par e-mail",
  notSaved: (chosen, reason) => `Non enregistré : ${chosen}. ${reason}`,
  done: "Fait",
  oneStep: "+1",
  written: (change, health) => `Votre point de suivi a été enregistré : ${change}, ${health}.`,

  lastTime: (promise) => parts("Dernier engagement : ", promise),
  progress: "Progression",
  health: "Comment ça avance ?",
  willBeWritten: (chosen) => `Sera enregistré : ${chosen}. `,
  onlyYou: "Visible par vous uniquement.",
  coachReads: (coach) => `Visible par ${coach}.`,
  openUntil: (day) => `Ouvert jusqu’au ${day}.`,
  save: "Enregistrer le point",
  open: "Ouvrir Cairn",
} satisfies Words<typeof english>;
