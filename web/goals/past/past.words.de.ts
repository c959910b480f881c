import type { Words } from "#domain/language.ts";
import { plural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./past.words.ts";

export const words = {
  title: "Frühere Ziele",
  loading: "Ihre früheren Ziele werden geladen...",
  failed: "Ihre früheren Ziele konnten nicht geladen werden.",
  none: "Hier erscheinen Ziele, die Sie abschließen oder unerreicht beenden.",
  toDashboard: "Zum Dashboard",

  review: "Jahresrückblick",
  sizes: "Je länger ein Ziel gedauert hat, desto größer ist sein Steinmännchen.",
  ledge: (completed, closed) =>
    `${completed + closed} ${plural(completed + closed, "früheres Ziel", "frühere Ziele")}: ${completed} abgeschlossen, ${closed} unerreicht beendet`,
  completedOn: (day) => parts("Abgeschlossen: ", day),
  closedOn: (day) => parts("Unerreicht beendet: ", day),
  weeks: (weeks) =>
    weeks === 0 ? "weniger als eine Woche" : `${weeks} ${plural(weeks, "Woche", "Wochen")}`,
  runWeeks: (weeks) => `${weeks} ${plural(weeks, "Woche", "Wochen")}`,
  learned: "Was Sie gelernt haben",
  reopen: "Reaktivieren",
  startAgain: "Neu beginnen",

  showOlder: "Ältere anzeigen",
  olderFailed: "Ihre älteren Ziele konnten nicht geladen werden.",
} satisfies Words<typeof english>;
