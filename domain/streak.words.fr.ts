import type { Words } from "./language.ts";
import { frenchPlural } from "./plural.ts";
import * as limits from "./limits.ts";
import type { words as english } from "./streak.words.ts";

export const words = {
  quota: (quota) =>
    quota === null
      ? "Tous les jours"
      : `${quota} ${frenchPlural(quota, "jour", "jours")} par semaine`,
  run: (length, { grace }) =>
    grace === null
      ? `${length} ${frenchPlural(length, "semaine", "semaines")}`
      : `${length} ${frenchPlural(length, "jour", "jours")}`,

  grace({ kept, used }) {
    const rule = `Jours de grâce restants : ${kept}. Vous en gagnez un tous les ${limits.graceAfterDays} jours consécutifs.`;
    return used === 0 ? rule : `${rule} Utilisés dans cette série : ${used}.`;
  },
  weekRule: (quota) =>
    `Une semaine (du lundi au dimanche) compte si elle comprend au moins ${quota} ${frenchPlural(quota, "jour", "jours")} avec progression.`,
} satisfies Words<typeof english>;
