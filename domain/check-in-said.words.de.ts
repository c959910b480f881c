import type { Words } from "./language.ts";
import type { words as english } from "./check-in-said.words.ts";

export const words = {
  answered: (kept, promise) => `„${promise}“ ${kept}`,
  notAnswered: (promise) => `„${promise}“: keine Antwort`,
  obstacle: (obstacle) => `Hindernis: „${obstacle}“`,
  next: (promise) => `als Nächstes: „${promise}“`,

  said: (health, when, change) => `${health} (${when}) · ${change}`,
  noChangeSince: "seitdem unverändert",
  changeSince: (change) => `seitdem: ${change}`,
} satisfies Words<typeof english>;
