import type { Words } from "./language.ts";
import { plural } from "./plural.ts";
import type { words as english } from "./needs-you.words.ts";

const few = ["keine", "einen", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"];

export const words = {
  asksForHelp: (help) => `bittet um Hilfe: „${help}“`,
  saysDone: "meldet das Ziel als erreicht",
  missed: (checkIns) =>
    `hat ${few[checkIns] ?? checkIns} ${plural(checkIns, "Check-in", "Check-ins")} verpasst`,
  checkedIn: (health) => `Check-in: ${health}`,
  answered: (reply) => `hat geantwortet: „${reply}“`,
  dueToday: "heute fällig",
  dueTomorrow: "morgen fällig",
  dueIn: (days) => `in ${days} ${plural(days, "Tag", "Tagen")} fällig`,
  cameBack: {
    day: "wieder dabei nach einem verpassten Tag",
    week: "wieder dabei nach einem verpassten Check-in",
  },

  nudge: (goal) => `Wie läuft es mit „${goal}“? Ein Satz im Check-in genügt.`,
  praise: (goal) => `Gut gemacht! Schön, dass es mit „${goal}“ weitergeht.`,
} satisfies Words<typeof english>;
