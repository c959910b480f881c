import type { Words } from "#domain/language.ts";
import type { words as english } from "./users.words.ts";

export const words = {
  csvHeading: ["ID", "Name", "E-Mail", "Status", "registriert am"],
  disabled: "deaktiviert",
  active: "aktiv",

  managed: {
    enable: "Das Konto wurde aktiviert.",
    disable: "Das Konto wurde deaktiviert.",
    delete: "Das Konto wurde gelöscht.",
  },

  synced: "Die Konten wurden synchronisiert.",
  syncedDetail: (processed, created, updated) =>
    `verarbeitet ${processed}, erstellt ${created}, aktualisiert ${updated}`,
} satisfies Words<typeof english>;
