import type { Words } from "#domain/language.ts";
import { plural } from "#domain/plural.ts";
import type { words as english } from "./email-verified.words.ts";

export const words = {
  title: "E-Mail-Adresse bestätigt",
  verified:
    "Ihre E-Mail-Adresse ist bestätigt. Sie erhalten jetzt Erinnerungen und die Notizen Ihres Coachs per E-Mail.",
  redirect: (seconds) =>
    `Ihr Dashboard öffnet sich in ${seconds} ${plural(seconds, "Sekunde", "Sekunden")}.`,
  dashboard: "Zum Dashboard",
  notVerified: "E-Mail-Adresse nicht bestätigt",
  reasons: "Mögliche Gründe:",
  linkExpired: "Der Bestätigungslink ist abgelaufen",
  linkUsed: "Der Link wurde schon verwendet",
  linkCorrupted: "Der Link ist ungültig oder beschädigt",
  newLink: "Melden Sie sich an, um einen neuen Link anzufordern.",
  login: "Zur Anmeldung",
  home: "Zur Startseite",
} satisfies Words<typeof english>;
