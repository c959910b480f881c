import type { Words } from "./language.ts";
import type { words as english } from "./coached-week.words.ts";

export const words = {
  days: (first, last) => `${first} – ${last}`,
  notAnsweredYet: (promise) => `engagement pas encore renseigné : « ${promise} »`,
  open: (day) => `Point de suivi attendu d’ici au ${day}`,
  missed: "Point de suivi manqué",
  away: "En pause, pas de point de suivi",
  forOwner: "Point fait (privé)",
  help: (help) => `aide souhaitée : « ${help} »`,
} satisfies Words<typeof english>;
