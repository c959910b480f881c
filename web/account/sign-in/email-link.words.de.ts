import type { Words } from "#domain/language.ts";
import type { words as english } from "./email-link.words.ts";

export const words = {
  title: "Bei Cairn anmelden",
  signIn: "Anmelden",
  incomplete: "Dieser Link ist unvollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail.",
  toSignIn: "Zur Anmeldung",
} satisfies Words<typeof english>;
