import type { Words } from "./language.ts";
import { plural } from "./plural.ts";
import type { words as english } from "./comeback.words.ts";

export const words = {
  cameBack: {
    day: "Ritmo retomado tras un día perdido",
    week: "Ritmo retomado tras un seguimiento no realizado",
  },

  runGoesOn: (days) =>
    `Registre un día y su racha de ${days} ${plural(days, "día", "días")} continuará`,
  newRun: "Registre un día y empezará una nueva racha",
  checkIn: {
    by: (weekday) =>
      `Haga el seguimiento antes de que acabe el ${weekday} para no dejar dos seguidos sin hacer`,
    within: (days) =>
      `Haga el seguimiento en un plazo de ${days} días para no dejar dos seguidos sin hacer`,
  },
  checkInAgain: {
    by: (weekday) => `Haga el seguimiento antes de que acabe el ${weekday} y retomará el ritmo`,
    within: (days) => `Haga el seguimiento en un plazo de ${days} días y retomará el ritmo`,
  },
} satisfies Words<typeof english>;
