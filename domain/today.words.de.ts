import type { Words } from "./language.ts";
import { plural } from "./plural.ts";
import type { words as english } from "./today.words.ts";

export const words = {
  wasDue: (distance) => `War ${distance} fällig`,
  unreadNotes: (notes) =>
    `${notes} ${plural(notes, "ungelesene Coach-Notiz", "ungelesene Coach-Notizen")}`,
  stepDue: (distance, step) => `Schritt ${distance} fällig: ${step}`,
  stepWasDue: (distance, step) => `Schritt war ${distance} fällig: ${step}`,
  reached: "Bei 100 %. Jetzt abschließen?",
  dayPassed: "Das Zieldatum ist vorbei. Haben Sie es erreicht?",
  stalled: (days) => `Seit ${days} ${plural(days, "Tag", "Tagen")} kein Fortschritt`,
  dueTomorrow: "Morgen fällig",
  due: (distance) => `Fällig ${distance}`,

  nextCheckIn: (day) => `Als Nächstes: Ihr Check-in am ${day}.`,
  nextDue: (goal, day) => `Als Nächstes: „${goal}“, fällig am ${day}.`,
} satisfies Words<typeof english>;
