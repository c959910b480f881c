import type { Words } from "./language.ts";
import { plural } from "./plural.ts";
import type { words as english } from "./comeback.words.ts";

export const words = {
  cameBack: {
    day: "Wieder dabei nach einem verpassten Tag",
    week: "Wieder dabei nach einem verpassten Check-in",
  },

  runGoesOn: (days) =>
    `Tragen Sie einen Tag ein, und Ihre Serie von ${days} ${plural(days, "Tag", "Tagen")} geht weiter`,
  newRun: "Tragen Sie einen Tag ein, und eine neue Serie beginnt",
  checkIn: {
    by: (weekday) =>
      `Checken Sie bis ${weekday} ein, damit Sie nicht zwei Check-ins in Folge verpassen`,
    within: (days) =>
      `Checken Sie innerhalb von ${days} ${plural(days, "Tag", "Tagen")} ein, damit Sie nicht zwei Check-ins in Folge verpassen`,
  },
  checkInAgain: {
    by: (weekday) => `Checken Sie bis ${weekday} ein, dann sind Sie wieder dabei`,
    within: (days) =>
      `Checken Sie innerhalb von ${days} ${plural(days, "Tag", "Tagen")} ein, dann sind Sie wieder dabei`,
  },
} satisfies Words<typeof english>;
