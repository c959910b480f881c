import type { Words } from "#domain/language.ts";
import { words as list } from "#domain/list.words.de.ts";
import { plural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./weekly-check-in.words.ts";

export const words = {
  title: "Ihr wöchentlicher Check-in",
  loading: "Ihr Check-in wird geladen...",
  failed: "Ihr Check-in konnte nicht geladen werden.",
  nothingDue: "Es ist kein Check-in fällig.",
  nextOn: (day) => ` Der nächste ist am ${day}.`,
  toDashboard: "Zum Dashboard",

  allAtOnce: "Alle Ziele auf einer Seite",
  numberOf: (number, goals) => `${number} von ${goals}`,
  checkInOn: (goal) => `Check-in zu ${goal}`,
  lastTime: (promise) => parts("Letzte Zusage: ", promise),

  whereAreYou: "Wie weit sind Sie?",
  decrease: "Verringern",
  increase: "Erhöhen",
  value: "Wert",
  notYet: "Noch nicht",
  done: "Erledigt",
  notYetExpected: (day) => `Noch nicht, erwartet am ${day}`,
  reached: "Erreicht",
  reachedOn: "Erreicht am",
  chooseDay: "Bitte wählen Sie einen Tag.",
  atLeastZero: "Bitte geben Sie 0 oder mehr ein.",

  howIsItGoing: "Wie läuft es?",
  onPace: "Sie liegen im Zeitplan.",
  ahead: (by) => `Gegenüber dem Zeitplan: ${by} voraus.`,
  behind: (by) => `Gegenüber dem Zeitplan: ${by} im Rückstand.`,
  about: (amount) => `etwa ${amount}`,
  slightly: "leicht",
  chooseHealth: "Bitte wählen Sie, wie es läuft.",
  obstacle: "Was steht im Weg?",
  help: "Was würde helfen?",
  whoReads: "Wer das lesen kann",
  forBoth: (coach) => `Mit ${coach} teilen`,
  forMeAlone: "Für mich behalten",

  plans: "Ihre Wenn-dann-Pläne",
  skip: "Überspringen",
  save: "Speichern",
  saveAndNext: "Speichern und weiter",
  saveAndComplete: "Speichern und abschließen",
  moved:
    "Der Wert wurde in einem anderen Fenster geändert. Prüfen Sie ihn und speichern Sie noch einmal.",
  noLongerDue: (refusal) =>
    `${refusal} Vielleicht haben Sie ihn in einem anderen Fenster erledigt, oder das Ziel ist pausiert oder nicht mehr aktiv.`,
  next: "Weiter",
  discard: "Meinen Text verwerfen",

  summary: "Ihre Check-ins",
  kept: (kept, answered) =>
    `${kept} von ${answered} ${plural(answered, "Zusage", "Zusagen")} gehalten.`,
  earned: (badges) =>
    `Sie haben ${plural(badges.length, "ein Abzeichen", "Abzeichen")} erhalten: ${list.and(badges)}.`,
  valueBefore: (value, former) => `${value} (vorher: ${former})`,
  markComplete: "Abschließen",
  markCompleteOf: (goal) => `, ${goal}`,
  skipped: "Übersprungen",
  dueUntil: (day) => ` Offen bis ${day}.`,
  checkIn: "Zum Check-in",
  checkInOnGoal: (goal) => `: ${goal}`,
} satisfies Words<typeof english>;
