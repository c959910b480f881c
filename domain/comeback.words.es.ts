import type { Words } from "./language.ts";
import { plural } from "./plural.ts";
import type { words as english } from "./comeback.words.ts";

export const words = {
  cameBack: {
    day: "De vuelta tras un día perdido",
    week: "De vuelta tras un seguimiento no hecho",
  },

  runGoesOn: (days) =>
    `Registre un día y su racha de ${days} ${plural(days, "día", "días")} continúa`,
  newRun: "Registre un día y empieza una nueva racha",
  checkIn: {
    by: (weekday) =>
      `Haga el seguimiento antes de que acabe el ${weekday} y evitará dos seguidos sin hacer`,
    within: (days) =>
      `Haga el seguimiento en los próximos ${days} días y evitará dos seguidos sin hacer`,
  },
  checkInAgain: {
    by: (weekday) => `Haga el seguimiento antes de que acabe el ${weekday} y estará de vuelta`,
    within: (days) => `Haga el seguimiento en los próximos ${days} días y estará de vuelta`,
  },
} satisfies Words<typeof english>;
