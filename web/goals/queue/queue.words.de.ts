import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./queue.words.ts";

export const words = {
  yourGoals: "Ihre Ziele",
  readLast: (when) => `Zuletzt aktualisiert: ${when}.`,
  noGoals: "Keine Ziele.",

  toSend: "Noch zu senden",
  stepOn: (step, goal, day) => `${step} bei „${goal}“, ${day}`,
  done: "Erledigt",
  noLongerDone: "Nicht mehr erledigt",
  reachedOn: (day) => `Erreicht am ${day}`,

  full: `Auf diesem Gerät können bis zu ${limits.stepsOnDevice} Änderungen warten, bis Sie online sind. Diese wurde nicht eingetragen.`,
  notSent: (step) => `Nicht gesendet: ${step}`,
  goalGone: "Dieses Ziel gibt es nicht mehr.",
  overtaken: "Dieses Ziel wurde in einem anderen Fenster geändert.",
  tooEarly: `Fortschritt kann bis zu ${limits.backDatedDays} Tage rückwirkend eingetragen werden.`,
  yourNote: (note) => `Ihre Notiz: „${note}“`,
  more: (count) => `Und ${count} weitere.`,
} satisfies Words<typeof english>;
