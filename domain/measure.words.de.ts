import type { Words } from "./language.ts";
import type { words as english } from "./measure.words.ts";

/** Plurals that no rule turns back. */
const ones = new Map([
  ["Tage", "Tag"],
  ["Monate", "Monat"],
  ["Bücher", "Buch"],
  ["Läufe", "Lauf"],
  ["Kurse", "Kurs"],
  ["Schritte", "Schritt"],
  ["Punkte", "Punkt"],
  ["Anrufe", "Anruf"],
  ["Gespräche", "Gespräch"],
  ["Termine", "Termin"],
  ["Projekte", "Projekt"],
  ["Texte", "Text"],
  ["Kontakte", "Kontakt"],
  ["neue Kontakte", "neuer Kontakt"],
]);

export const words = {
  days: "Tage",
  unitOfOne: (unit) =>
    ones.get(unit) ??
    unit.replace(
      /(?<=ung|ion|heit|keit|schaft)en$|(?<=seite|stunde|minute|woche|aufgabe|folge|runde)n$|(?<=mail)s$/i,
      "",
    ),
  unknownType: "Unbekannte Messgröße",
  // "von" needs the dative of a unit that people type.
  ofTarget: (amount, target) => `${amount}/${target}`,
  dayOfTarget: (days) => `Tag ${days}`,
  notDone: "Noch nicht erledigt",
  done: "Erledigt",
  by: (day) => `Bis ${day}`,
  achieved: (day) => `Erreicht am ${day}`,
  target: (target) => `Zielwert ${target}`,

  noChange: "Unverändert",
  reached: (day) => `Erreicht am ${day}`,
  noLongerDone: "Nicht mehr erledigt",
  changeTo: (change, value) => `${change}, jetzt ${value}`,
  gain: (amount) => `+${amount}`,
  loss: (amount) => `−${amount}`,
} satisfies Words<typeof english>;
