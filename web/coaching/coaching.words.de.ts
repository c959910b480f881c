import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { plural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./coaching.words.ts";

export const words = {
  title: "Coaching",
  loading: "Die Ziele, die Sie coachen, werden geladen...",
  notAllowed: "Sie dürfen keine Coachings ansehen. Bitte prüfen Sie Ihre Kontoeinstellungen.",
  failed: "Etwas konnte nicht geladen werden. Bitte versuchen Sie es gleich noch einmal.",

  noGoals:
    "Sie coachen noch niemanden. Wenn Sie eine Einladung annehmen, erscheint das Ziel hier. Sie können auch für eines Ihrer eigenen Ziele einen Coach einladen.",
  inviteCoach: "Coach einladen",
  howItWorks: "So funktioniert Coaching",
  invited: "Sie erhalten eine Einladung",
  invitedHow:
    "Eine Person, die Ihnen vertraut, schickt Ihnen einen Link zu einem ihrer Ziele. Er gilt 14 Tage.",
  see: "Sie verfolgen den Fortschritt",
  seeHow:
    "Das Ziel erscheint hier mit seinem Fortschritt und den Check-ins, die mit Ihnen geteilt werden.",
  say: "Sie geben Feedback",
  sayHow:
    "Schreiben Sie eine Notiz: Feedback, Ermutigung, einen Vorschlag oder einen Meilenstein. Sie beide können darauf antworten.",
  done: "Sie kommen gemeinsam ans Ziel",
  doneHow:
    "Ein abgeschlossenes Ziel verschwindet von Ihrer Liste. Ihre Notizen bleiben der Person erhalten.",

  needsYou: (count) => parts("Wartet auf Sie ", count),
  nobodyWaits: "Niemand wartet auf Sie.",
  reply: "Antworten",
  nudge: "Nachfragen",
  wellDone: "„Gut gemacht“ senden",
  confirm: "Bestätigen",
  notYet: "Noch nicht",
  confirmed: "Bestätigt.",
  acknowledge: "Als gesehen markieren",
  acknowledgeOnTrack: (checkIns) => `Alle „Auf Kurs“ als gesehen markieren (${checkIns})`,
  open: "Öffnen",
  markAsRead: "Als gelesen markieren",
  acknowledged: (checkIns) =>
    checkIns === 1 ? "Als gesehen markiert." : `${checkIns} Check-ins als gesehen markiert.`,
  acknowledgedOf: (acknowledged, shown) =>
    `${acknowledged} von ${shown} Check-ins als gesehen markiert. Die anderen haben sich inzwischen geändert.`,
  changedMeanwhile:
    "Dieser Check-in hat sich inzwischen geändert. Bitte lesen Sie ihn noch einmal.",
  markedAsRead: "Als gelesen markiert.",
  noteSaved: "Notiz gespeichert.",
  nudged: (owner) => `Nachfrage an ${owner} gesendet.`,
  praised: (owner) => `„Gut gemacht“ an ${owner} gesendet.`,
  replySent: "Antwort gesendet.",
  pressFailed: "Das konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.",

  goalsCoached: "Gecoachte Ziele",
  needAttention: "Handlungsbedarf",
  needAttentionWhy: `Überfällig, mehr als ${limits.stalledAfterDays} Tage ohne Fortschritt oder unter ${limits.coachAttentionBelow} %.`,
  averageProgress: "Fortschritt im Durchschnitt",
  recentNotes: "Notizen der letzten 7 Tage",

  goals: "Ziele, die Sie coachen",
  show: "Anzeigen",
  showAll: "Alle Ziele",
  showNeedsAttention: "Handlungsbedarf",
  showRecentNotes: "Neue Notizen",
  showCompleted: "Abgeschlossen",
  sortBy: "Sortieren nach",
  byProgress: "Fortschritt",
  byDueDate: "Fälligkeit",
  byLastUpdated: "Zuletzt aktualisiert",
  byName: "Name",
  group: "Gruppieren",
  groupByPerson: "Nach Person",
  groupNone: "Alle in einer Liste",
  goalCount: (count) => `${count} ${plural(count, "Ziel", "Ziele")}`,
  shownOf: (shown, all) => `${shown} von ${all} ${plural(all, "Ziel", "Zielen")}`,
  noMatch: "Kein Ziel passt zu diesem Filter.",
  showAllGoals: "Alle Ziele anzeigen",
  restFailed: "Diese Ziele konnten nicht geladen werden.",
  showMore: "Mehr anzeigen",

  brief: "Briefing",
  trend: (health) => `Letzte Check-ins, älteste zuerst: ${health}`,
  noCheckInYet: "noch kein Check-in",
  lastCheckIn: (when) => `letzter Check-in ${when}`,
  kept: (kept, answered) =>
    `${kept} von ${answered} ${plural(answered, "Zusage", "Zusagen")} gehalten`,
  notes: "Notizen",

  goalOf: (category, owner) => parts(category, ", Ziel von ", owner),
  unknownMeasure:
    "Diese Seite kann diese Messgröße nicht anzeigen. Laden Sie die Seite neu und versuchen Sie es noch einmal.",
  progressOf: (goal) => `Fortschritt von ${goal}`,
  timeFor: (goal) => `Vergangene Zeit für ${goal}`,
  timePassed: (percent) => `${percent} % der Zeit um`,
  due: (day, distance) => parts("Fällig: ", day, distance),
  noUpdateYet: "Noch nicht aktualisiert",
  lastUpdated: (when) => `Zuletzt aktualisiert ${when}`,
  addNote: "Notiz schreiben",
  notesAndDetails: "Notizen und Details",
  noNotesYet: "Noch keine Notizen",
  noteCount: (notes, last) => `${notes} ${plural(notes, "Notiz", "Notizen")}, neueste ${last}`,

  checkIns: "Geteilte Check-ins",
  loadingCheckIns: "Die Check-ins werden geladen...",
  noCheckIns: "Noch keine Check-ins mit Ihnen geteilt.",

  stepDown: "Coaching beenden",
  stepDownSure: "Das Coaching beenden?",
  stepDownWhat: (owner) =>
    parts(
      owner,
      " erhält eine Nachricht, und Sie sehen dieses Ziel nicht mehr. Ihre Notizen für ",
      owner,
      " bleiben erhalten. Ihre privaten Notizen finden Sie dann nur noch in Ihrem Datenexport.",
    ),
  keepCoaching: "Weiter coachen",

  coachingEnded: (goal) =>
    `Sie coachen „${goal}“ nicht mehr. Ein Coaching endet mit dem Ziel oder wenn eine der beiden Personen es beendet. `,
  wasNotSent: "Dieser Text wurde nicht gesendet:",
  notSent: "Nicht gesendet",
  dismiss: "Schließen",
} satisfies Words<typeof english>;
