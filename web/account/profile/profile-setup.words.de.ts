import type { Words } from "#domain/language.ts";
import { words as list } from "#domain/list.words.de.ts";
import type { words as english } from "./profile-setup.words.ts";

export const words = {
  title: "Profil vervollständigen",
  complete: "Cairn verwendet diesen Namen und diese E-Mail-Adresse.",
  missing: (parts) => `Hier fehlt noch: ${list.and(parts)}. Sie können das auch später ergänzen.`,
  missingName: "Name",
  missingEmail: "E-Mail-Adresse",

  name: "Name",
  email: "E-Mail",
  emailHint:
    "Sobald Sie die Adresse bestätigt haben, erhalten Sie dort Erinnerungen und die Notizen Ihres Coachs.",
  save: "Speichern",
  skip: "Vorerst überspringen",
} satisfies Words<typeof english>;
