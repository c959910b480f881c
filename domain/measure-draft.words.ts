import type { MeasureFormWords } from "./measure-draft.ts";
import type { MeasureType } from "./measure.ts";

export const words = {
  forms: {
    Numeric: {
      label: "A number",
      hint: "Count up to a target, like 5 new connections.",
      target: "Target",
      importHint: "The value is the total at the end of that day, like 12 or 2.5.",
    },
    Date: {
      label: "By a date",
      hint: "Done by a certain date.",
      target: "Target date",
      importHint: "The value is the date you reached it, or empty.",
    },
    DailyStreak: {
      label: "Daily streak",
      hint: "One for each day you do it.",
      target: "Target (days)",
      importHint: "The value is the number of days so far.",
    },
    Boolean: {
      label: "Yes or no",
      hint: "No steps in between.",
      target: null,
      importHint: "The value is yes or no.",
    },
  } satisfies Record<MeasureType, MeasureFormWords>,
};
