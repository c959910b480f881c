import type { Words } from "./language.ts";
import type { words as english } from "./check-in-said.words.ts";

export const words = {
  answered: (kept, promise) => `«${promise}» (${kept})`,
  notAnswered: (promise) => `«${promise}» (sin respuesta)`,
  obstacle: (obstacle) => `obstáculo: «${obstacle}»`,
  next: (promise) => `siguiente compromiso: «${promise}»`,

  said: (health, when, change) => `${health}, según el seguimiento de ${when} · ${change}`,
  noChangeSince: "sin cambios desde entonces",
  changeSince: (change) => `${change} desde entonces`,
} satisfies Words<typeof english>;
