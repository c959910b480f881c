import type { Words } from "#domain/language.ts";
import type { words as english } from "./login.words.ts";

export const words = {
  title: "Bei Cairn anmelden",
  pitch:
    "Setzen Sie sich klare Ziele, tragen Sie Ihren Fortschritt ein und kommen Sie mit einem Coach an Ihrer Seite ans Ziel.",
  withoutScript: "Schalten Sie JavaScript ein, um sich anzumelden.",
  standIn: "Entwicklungsmodus: Die Anmeldung wird simuliert.",
} satisfies Words<typeof english>;
