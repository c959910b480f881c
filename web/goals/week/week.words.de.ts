import type { Words } from "#domain/language.ts";
import { plural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./week.words.ts";

export const words = {
  title: "Ihre Woche",
  loading: "Ihre Woche wird geladen...",
  failed: "Ihre Woche konnte nicht geladen werden.",
  span: (first, last) => `${first} – ${last}`,
  previous: "Vorige Woche",
  next: "Nächste Woche",
  year: "Jahresrückblick",
  weeks: "Wochen",
  only: "Nur „Wie läuft es?“ ist erforderlich.",
  openUntil: (day) => `Offen bis ${day}.`,
  oneByOne: "Ein Ziel nach dem anderen",
  none: "Keine Check-ins in dieser Woche.",
  nextOn: (day) => ` Ihr nächster Check-in ist am ${day}.`,
  toDashboard: "Zum Dashboard",
  complete: "Ihre Woche ist vollständig.",

  lastPromise: "Letzte Zusage:",
  noPromise: "Letztes Mal keine Zusage.",
  missed: "Kein Check-in in dieser Woche.",
  away: "Abwesend",
  save: "Speichern",
  saveChanges: "Änderungen speichern",
  cancel: "Abbrechen",
  change: "Ändern",
  changeOn: (goal) => `: Ihr Check-in zu ${goal}`,
  saveOn: (goal) => `: Ihr Check-in zu ${goal}`,
  promised: (day, promise) => parts(`Bis ${day} werde ich `, promise),
  obstacle: (obstacle) => parts("Hindernis: ", obstacle),
  help: (help) => parts("Das würde helfen: ", help),
  seenBy: (coach) => `Gesehen von ${coach}.`,
  keepPrivate: "Für mich behalten",
  orRead: (coach) => `Sonst kann ${coach} es lesen.`,

  overdue: (days) => `War vor ${days} ${plural(days, "Tag", "Tagen")} fällig.`,
  moveDate: "Verschieben",
  pause: "Pausieren",
  close: "Unerreicht beenden",
  markComplete: "Abschließen",
  completed: "Ziel abgeschlossen.",

  shortcuts: "Tastenkürzel",
  shortcutsOn: "Tastenkürzel verwenden",
  shortcutsHint: "Auf dieser Seite, außerhalb von Textfeldern.",
  done: "Fertig",
  keys: {
    row: "Nächstes oder voriges Ziel",
    health: "Auf Kurs, gefährdet, kritisch",
    save: "Speichern",
    list: "Diese Liste",
  },
} satisfies Words<typeof english>;
