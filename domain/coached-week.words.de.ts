import type { Words } from "./language.ts";
import type { words as english } from "./coached-week.words.ts";

export const words = {
  days: (first, last) => `${first} – ${last}`,
  notAnsweredYet: (promise) => `„${promise}“: noch keine Antwort`,
  open: (day) => `Check-in fällig bis ${day}`,
  missed: "Check-in verpasst",
  away: "Pausiert, kein Check-in nötig",
  forOwner: "Check-in erledigt (privat)",
  help: (help) => `das würde helfen: „${help}“`,
} satisfies Words<typeof english>;
