import type { Words } from "#domain/language.ts";
import type { words as english } from "./offline.words.ts";

export const words = {
  keeps:
    "Sie sind offline. Was Sie eintragen, wird auf diesem Gerät gespeichert und gesendet, sobald Sie wieder online sind.",
  keepsNothing: "Sie sind offline. Fortschritt kann jetzt nicht gespeichert werden.",

  signOutTitle: "Abmelden?",
  stepsLost: (steps) =>
    steps === 1
      ? "1 Änderung wurde noch nicht gesendet. Trotzdem abmelden und sie verlieren?"
      : `${steps} Änderungen wurden noch nicht gesendet. Trotzdem abmelden und sie verlieren?`,
  signOut: "Abmelden",
} satisfies Words<typeof english>;
