import type { Words } from "#domain/language.ts";
import { words as list } from "#domain/list.words.de.ts";
import type { words as english } from "./profile-setup.words.ts";

export const words = {
  title: "Profil vervollständigen",
  complete: "Diesen Namen und diese E-Mail-Adresse wird Cairn verwenden.",
  missing: (parts) => `Hier fehlt noch: ${list.and(parts)}. Sie können das auch später ergänzen.`,
  missingName: "Name",
  missingEmail: "E-Mail-Adresse",

  name: "Name",
  email: "E-Mail",
  emailHint:
    "Sobald Sie die Adresse bestätigt haben, gehen Erinnerungen und die Notizen Ihres Coachs hierhin.",
  save: "Speichern",
  skip: "Vorerst überspringen",
} satisfies Words<typeof english>;
