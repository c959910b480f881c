import type { MeasureFormWords } from "./measure-draft.ts";
import type { MeasureType } from "./measure.ts";

export const words = {
  forms: {
    Numeric: {
      label: "A number",
      hint: "Counted up to a target, such as 5 new connections.",
      target: "Target",
      importHint: "The value is what it was after that day, like 12 or 2.5.",
    },
    Date: {
      label: "By a date",
      hint: "Reached on a certain day.",
      target: "Target date",
      importHint: "The value is the day on which it was reached, or nothing.",
    },
    DailyStreak: {
      label: "Days in a row",
      hint: "Counted in the days on which you do it.",
      target: "Target, in days",
      importHint: "The value is how many days it was then.",
    },
    Boolean: {
      label: "Done or not",
      hint: "Nothing lies between the two.",
      target: null,
      importHint: "The value is yes or no.",
    },
  } satisfies Record<MeasureType, MeasureFormWords>,
};
