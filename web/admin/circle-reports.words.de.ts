import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./circle-reports.words.ts";

export const words = {
  title: "Meldungen aus Kreisen",
  hint: "Mitglieder senden diese Texte an die Admins. Sonst sehen Admins nichts von einem Kreis.",
  sent: (time) => parts("Gesendet ", time, "."),
  closed: (time) => parts(" Geschlossen ", time, "."),
  close: "Meldung schließen",
  from: (name) => ` von ${name}`,
} satisfies Words<typeof english>;
