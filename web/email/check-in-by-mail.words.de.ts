import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./check-in-by-mail.words.ts";

export const words = {
  title: "Check-in per E-Mail",
  notSaved: (chosen, reason) => `Nicht gespeichert: ${chosen}. ${reason}`,
  done: "Erledigt",
  oneStep: "+1",
  written: (change, health) => `Ihr Check-in ist gespeichert: ${change}, ${health}.`,

  lastTime: (promise) => parts("Letzte Zusage: ", promise),
  progress: "Fortschritt",
  health: "Wie läuft es?",
  willBeWritten: (chosen) => `Gespeichert wird: ${chosen}. `,
  onlyYou: "Nur Sie können das lesen.",
  coachReads: (coach) => `${coach} kann das lesen.`,
  openUntil: (day) => `Offen bis ${day}.`,
  save: "Check-in speichern",
  open: "Cairn öffnen",
} satisfies Words<typeof english>;
