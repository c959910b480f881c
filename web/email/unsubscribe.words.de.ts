import type { Words } from "#domain/language.ts";
import type { words as english } from "./unsubscribe.words.ts";

export const words = {
  title: "E-Mails abbestellen",
  stopQuestion: (mail) => `Möchten Sie ${mail} von Cairn abbestellen?`,
  stop: (mail) => `${mail} abbestellen`,
  stopAll: "Alle E-Mails abbestellen",
  stopped: (mail) => `Sie erhalten keine ${mail} mehr.`,
  anyMail: "E-Mails",
  settings: "E-Mail-Einstellungen",
} satisfies Words<typeof english>;
