import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./check-ins.words.ts";

export const words = {
  toYourself: "Notiz für Sie selbst",
  toYourCoach: "Notiz für Ihren Coach",
  howIsItGoing: "Wie läuft es?",
  whoReads: "Wer das lesen kann",
  onlyMe: "Nur ich",
  myCoachToo: "Ich und mein Coach",
  noCoachNow:
    "Der Coach, für den Sie das geschrieben haben, coacht dieses Ziel nicht mehr. Nur Sie können es lesen.",
  anotherCoach: (coach) =>
    `Als Sie das geschrieben haben, war ${coach} noch nicht Ihr Coach. Nur Sie können es lesen, wenn Sie nichts anderes wählen.`,
  save: "Notiz speichern",
  saved: "Notiz gespeichert.",

  loading: "Ihre Check-ins werden geladen...",
  none: "Hier erscheinen Ihre Check-ins.",
  checkIn: (health) => (health === null ? "Check-in." : `Check-in: ${health}.`),
  promised: (said, promise) => `${said} Ich werde ${promise}`,
  writtenFor: (category, when, readers) => parts(category, `. ${when}, sichtbar für ${readers}.`),
  youAlone: "Sie allein",
  youAndCoach: "Sie und Ihren Coach",
} satisfies Words<typeof english>;
