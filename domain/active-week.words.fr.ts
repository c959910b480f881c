import type { Words } from "./language.ts";
import { frenchPlural } from "./plural.ts";
import type { words as english } from "./active-week.words.ts";

export const words = {
  nothingLogged: "Aucune saisie pour l’instant.",
  // The days may end in an abbreviation's full stop.
  activeOn: (days) => `Jours actifs : ${days.replace(/\.$/, "")}.`,
  updated: (updated, goals) =>
    `Saisie ou point de suivi pour ${updated} ${frenchPlural(updated, "objectif", "objectifs")} sur ${goals}.`,
} satisfies Words<typeof english>;
