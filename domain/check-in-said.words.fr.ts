import type { Words } from "./language.ts";
import type { words as english } from "./check-in-said.words.ts";

export const words = {
  answered: (kept, promise) => `engagement ${kept} : « ${promise} »`,
  notAnswered: (promise) => `engagement non renseigné : « ${promise} »`,
  obstacle: (obstacle) => `obstacle : « ${obstacle} »`,
  next: (promise) => `prochain engagement : « ${promise} »`,

  said: (health, when, change) => `${health}, ${when} · ${change}`,
  noChangeSince: "aucun changement depuis",
  changeSince: (change) => `${change} depuis`,
} satisfies Words<typeof english>;
