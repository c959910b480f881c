import type { Words } from "./language.ts";
import * as limits from "./limits.ts";
import { plural } from "./plural.ts";
import type { words as english } from "./streak.words.ts";

export const words = {
  quota: (quota) =>
    quota === null ? "Jeden Tag" : `${quota} ${plural(quota, "Tag", "Tage")} pro Woche`,
  run: (length, { grace }) =>
    grace === null
      ? `${length} ${plural(length, "Woche", "Wochen")}`
      : `${length} ${plural(length, "Tag", "Tage")}`,

  grace({ kept, used }) {
    const left =
      kept === 0 ? "Keine Puffertage" : `${kept} ${plural(kept, "Puffertag", "Puffertage")}`;
    const rule = `${left} übrig. Nach je ${limits.graceAfterDays} Tagen in Folge kommt einer dazu.`;
    return used === 0 ? rule : `${rule} In dieser Serie verbraucht: ${used}.`;
  },
  weekRule: (quota) =>
    `Eine Woche (Montag bis Sonntag) zählt, wenn an mindestens ${quota} ${plural(quota, "Tag", "Tagen")} Fortschritt eingetragen wurde.`,
} satisfies Words<typeof english>;
