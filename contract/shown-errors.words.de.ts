import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./shown-errors.words.ts";

export const words = {
  requestRate: "Zu viele Anfragen. Bitte versuchen Sie es später noch einmal.",
  sessionMissing: "Sie sind nicht angemeldet.",
  sessionGoalNotSaved: "Sie müssen angemeldet sein, um ein Ziel zu speichern.",
  notFound: "Nicht gefunden.",
  serverUnavailable:
    "Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.",
  serverFailed: "Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.",
  goalAlreadyCompleted: "Dieses Ziel ist schon abgeschlossen.",
  goalNotFarEnough: `Sie können ein Ziel abschließen, sobald es ${limits.markComplete} % erreicht.`,
  progressAlreadyDone: "Schon erledigt",
  progressNoActionForDate: "Für Datumsziele nicht möglich",
  progressDateInFuture: "Der Tag darf nicht in der Zukunft liegen.",
  progressDayTooEarly: `Sie können Fortschritt höchstens ${limits.backDatedDays} Tage rückwirkend eintragen, aber nicht für Tage, an denen es das Ziel noch nicht gab.`,
  progressUndoTooLate: "Diese Änderung kann nicht mehr rückgängig gemacht werden.",
  progressUndoOvertaken:
    "Nach dieser Änderung wurde weiterer Fortschritt eingetragen. Sie kann deshalb nicht rückgängig gemacht werden.",
  progressStale: "Der Fortschritt konnte nicht eingetragen werden.",
} satisfies Words<typeof english>;
