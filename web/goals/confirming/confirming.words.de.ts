import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./confirming.words.ts";

export const words = {
  coachConfirms: "Mein Coach soll den Abschluss bestätigen",
  coachConfirmsHint:
    "Wenn Sie das Ziel abschließen, wartet es bis zu 7 Tage auf die Antwort Ihres Coachs.",
  notNow: "Sie können das ändern, wenn keine Anfrage wartet.",
  waiting: (coach, day) =>
    parts(
      "Wartet auf die Bestätigung von ",
      coach,
      `. Ohne Antwort wird es am ${day} abgeschlossen.`,
    ),
  takeBack: "Zurücknehmen",
  takeBackOf: (goal) => `: Anfrage zur Bestätigung von ${goal}`,
} satisfies Words<typeof english>;
