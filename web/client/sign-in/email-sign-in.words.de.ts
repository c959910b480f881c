import type { Words } from "#domain/language.ts";
import type { words as english } from "./email-sign-in.words.ts";

export const words = {
  email: "E-Mail",
  ask: "Anmeldelink per E-Mail senden",
  askOwn: (address) => `Anmeldelink an ${address} senden`,
  sent: (address) =>
    `Falls die Anmeldung mit ${address} hier möglich ist, ist eine E-Mail mit einem Link unterwegs. Öffnen Sie den Link in diesem Browser oder geben Sie den Code aus der E-Mail ein.`,
  sentToOwn: (address) =>
    `Eine E-Mail mit einem Link ist an ${address} unterwegs. Öffnen Sie den Link in diesem Browser oder geben Sie den Code aus der E-Mail ein.`,
  code: "Code aus der E-Mail",
  codeHint: "Sechs Ziffern",
  signIn: "Anmelden",
  confirm: "Bestätigen",
  otherAddress: "Andere Adresse verwenden",
} satisfies Words<typeof english>;
