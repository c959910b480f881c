import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./confirming.words.ts";

export const words = {
  says: (owner, day) =>
    parts(
      owner,
      ` meldet das Ziel als erreicht. Ohne Ihre Antwort wird es am ${day} abgeschlossen.`,
    ),
  confirm: "Bestätigen",
  confirmOf: (goal) => `: ${goal} ist erreicht`,
  notYet: "Noch nicht",
  missing: "Was fehlt noch?",
  sendNotYet: "„Noch nicht“ senden",
  over: "Diese Anfrage ist nicht mehr offen. Ihr Text ist noch hier.",
} satisfies Words<typeof english>;
