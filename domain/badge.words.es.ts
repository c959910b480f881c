import type { Words } from "./language.ts";
import { plural } from "./plural.ts";
import * as limits from "./limits.ts";
import type { words as english } from "./badge.words.ts";

export const words = {
  consistency: {
    displayName: "Gran constancia",
    description: `Progreso durante ${limits.consistencyDays} días seguidos.`,
    counted: (count) => `${count} ${plural(count, "día", "días")}`,
  },
  daysSoFar: (days) =>
    `Registre progreso ${limits.consistencyDays} días seguidos. Por ahora, ${days} de ${limits.consistencyDays}.`,

  milestone: {
    displayName: `A mitad de camino (${limits.milestonePercent} %)`,
    description: "La mitad de la meta de un objetivo.",
    counted: (count) => `${count} ${plural(count, "objetivo", "objetivos")}`,
  },
  milestoneOf: (goal) => `La mitad de la meta de «${goal}».`,
  halfOf: (goal) => `La mitad de «${goal}»`,
  halfSoFar: (percent) =>
    `Llegue a la mitad de la meta en un objetivo numérico o de racha. El que está más cerca va por el ${percent} %.`,

  sharing: {
    displayName: "Ganas de compartir",
    description: `Objetivos compartidos ${limits.sharesForBadge} veces.`,
    counted: (count) => `${count} ${plural(count, "vez", "veces")}`,
  },
  sharesSoFar: (shares) =>
    `Comparta objetivos ${limits.sharesForBadge} veces. Por ahora, ${shares} de ${limits.sharesForBadge}.`,

  level: (level, count) => `Nivel ${level}, ${count}`,
  count: (count) => `Cantidad: ${count}`,
} satisfies Words<typeof english>;
