import type { Words } from "./language.ts";
import { frenchPlural } from "./plural.ts";
import * as limits from "./limits.ts";
import type { words as english } from "./badge.words.ts";

export const words = {
  consistency: {
    displayName: "As de la régularité",
    description: `Progression ${limits.consistencyDays} jours de suite.`,
    counted: (count) => `${count} ${frenchPlural(count, "jour", "jours")}`,
  },
  daysSoFar: (days) =>
    `Progressez ${limits.consistencyDays} jours de suite. ${days} sur ${limits.consistencyDays} pour l’instant.`,

  milestone: {
    displayName: `As du cap des ${limits.milestonePercent} %`,
    description: "La moitié de la cible d’un objectif est atteinte.",
    counted: (count) => `${count} ${frenchPlural(count, "objectif", "objectifs")}`,
  },
  milestoneOf: (goal) => `La moitié de la cible est atteinte pour « ${goal} ».`,
  halfOf: (goal) => `La moitié : « ${goal} »`,
  halfSoFar: (percent) =>
    `Arrivez à mi-chemin de la cible d’un objectif chiffré ou d’une série. Votre objectif le plus avancé est à ${percent} %.`,

  sharing: {
    displayName: "As du partage",
    description: `${limits.sharesForBadge} partages d’objectifs.`,
    counted: (count) => `${count} ${frenchPlural(count, "partage", "partages")}`,
  },
  sharesSoFar: (shares) =>
    `Partagez ${limits.sharesForBadge} fois des objectifs. ${shares} sur ${limits.sharesForBadge} pour l’instant.`,

  level: (level, count) => `Niveau ${level}, ${count}`,
  count: (count) => `Nombre : ${count}`,
} satisfies Words<typeof english>;
