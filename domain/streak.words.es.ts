import type { Words } from "./language.ts";
import * as limits from "./limits.ts";
import { plural } from "./plural.ts";
import type { words as english } from "./streak.words.ts";

const days = (count: number) => `${count} ${plural(count, "día", "días")}`;

export const words = {
  quota: (quota) => (quota === null ? "Todos los días" : `${days(quota)} por semana`),
  run: (length, { grace }) =>
    grace === null ? `${length} ${plural(length, "semana", "semanas")}` : days(length),

  grace({ kept, used }) {
    const left =
      kept === 0
        ? "No le quedan días de gracia"
        : plural(kept, "Le queda 1 día de gracia", `Le quedan ${kept} días de gracia`);
    const rule = `${left}. Gana uno por cada ${limits.graceAfterDays} días seguidos.`;
    return used === 0 ? rule : `${rule} Usados en esta racha: ${used}.`;
  },
  weekRule: (quota) =>
    `Una semana (de lunes a domingo) cuenta si hay progreso en al menos ${days(quota)}.`,
} satisfies Words<typeof english>;
