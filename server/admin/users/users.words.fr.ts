import type { Words } from "#domain/language.ts";
import type { words as english } from "./users.words.ts";

export const words = {
  csvHeading: ["id", "nom", "e-mail", "statut", "inscription le"],
  disabled: "désactivé",
  active: "actif",

  managed: {
    enable: "Utilisateur activé.",
    disable: "Utilisateur désactivé.",
    delete: "Utilisateur supprimé.",
  },

  synced: "Synchronisation des utilisateurs terminée.",
  syncedDetail: (processed, created, updated) =>
    `traités : ${processed}, créés : ${created}, mis à jour : ${updated}`,
} satisfies Words<typeof english>;
