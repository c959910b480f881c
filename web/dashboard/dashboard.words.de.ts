import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { plural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./dashboard.words.ts";

export const words = {
  dashboard: "Dashboard",
  welcome: (name) => (name === null ? "Willkommen." : `Willkommen, ${name}.`),
  welcomeBack: (name) => (name === null ? "Willkommen zurück." : `Willkommen zurück, ${name}.`),
  verifyEmail: (email) => `Bitte bestätigen Sie Ihre E-Mail-Adresse: ${email}`,

  today: "Heute",
  todayFailed: "Ihre Liste für heute konnte nicht geladen werden.",
  weeklyCheckIn: (goals) =>
    `Ihr wöchentlicher Check-in: ${goals} ${plural(goals, "Ziel", "Ziele")}`,
  checkIn: "Zum Check-in",
  showFewer: "Weniger anzeigen",
  showAll: (count) => `Alle ${count} anzeigen`,
  nothingToday: "Heute ist nichts zu erledigen.",
  complete: "Abschließen",
  completeGoal: (goal) => `Abschließen, ${goal}`,
  decide: "Entscheiden",
  read: "Lesen",

  firstGoal: "Setzen Sie Ihr erstes Ziel",
  firstGoalWhy:
    "Jedes Steinmännchen beginnt mit einem Stein. Wählen Sie etwas, das Ihnen wichtig ist, und schreiben Sie es auf.",
  begin: "Ziel setzen",

  thisWeek: "Diese Woche",
  openWeek: "Ihre Woche",
  kept: (kept, answered) =>
    `${kept} von ${answered} ${plural(answered, "Zusage", "Zusagen")} gehalten`,
  coachOnGoal: (coach, goal, when) => parts(coach, " zu ", goal, `. ${when}.`),
  yourGoal: "Ihrem Ziel",

  overall: "Ihr Zielfortschritt",
  overallFailed: "Der Gesamtfortschritt konnte nicht berechnet werden.",
  overallAverage: "Gesamtfortschritt",
  needsAttention: `Überfällig oder seit ${limits.stalledAfterDays} oder mehr Tagen ohne Fortschritt.`,
  notifications: "Benachrichtigungen",

  categories: "Fortschritt nach Kategorie",
  categoriesFailed: "Der Fortschritt nach Kategorie konnte nicht berechnet werden.",
  noCategories: "Keine Kategorien",
  noCategoriesWhy: "Erstellen Sie Ziele, um hier Ihren Fortschritt zu sehen.",
  topPerformer: "Größter Fortschritt",
  focusArea: "Mehr Fokus nötig",
  allCategories: "Gesamt",
  coachingActive: "Coaching aktiv",
  completed: (done, all) => `${done}/${all} abgeschlossen`,
  averageIn: (category) => `Durchschnittlicher Fortschritt: ${category}`,
  viewGoals: "Ziele ansehen",
  viewGoalsIn: (category) => `: ${category}`,
  coaching: "Coaching",
  needsFocus: "Mehr Fokus nötig",

  insights: "Hinweise",
  insightsFailed: "Die Hinweise konnten nicht erstellt werden.",
  hideInsights: "Hinweise ausblenden",
  actionItems: (count) => `${count} ${plural(count, "offener Punkt", "offene Punkte")}`,
  noInsights: "Im Moment ist nichts zu erledigen.",

  checkIns: "Letzte Check-ins",
  noCheckIns: "Hier erscheinen Ihre Check-ins.",

  goals: "Ihre SMART-Ziele",
  noGoals: "Hier erscheinen Ihre Ziele.",
  goalsFailed:
    "Die SMART-Ziele konnten nicht geladen werden. Bitte versuchen Sie es später noch einmal.",
  loadingGoals: "Ihre Ziele werden geladen...",
  loadingRest: "Ihre übrigen Ziele werden geladen...",
  shownIn: (count, category) => `${count} ${plural(count, "Ziel", "Ziele")}: ${category}`,
  shownBy: (count, filter) => `${count} ${plural(count, "Ziel", "Ziele")}: ${filter}`,
  category: "Kategorie",
  everyCategory: "Alle Kategorien",
  asCards: "Als Karten anzeigen",
  asRows: "Als Zeilen anzeigen",
  showAllGoals: "Alle Ziele anzeigen",
  addGoal: "Neues SMART-Ziel",
  pastGoals: "Frühere Ziele",
  loading: "Wird geladen...",

  achievements: "Ihre Erfolge",
  noBadges: "Hier erscheinen Ihre Abzeichen und aktiven Tage.",
  achievementsFailed: "Ihre Erfolge konnten nicht geladen werden.",
} satisfies Words<typeof english>;
