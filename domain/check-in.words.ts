import type { Cadence } from "./check-in-period.ts";

export const words = {
  failed: "Failed to load check-ins.",
  cadence: {
    1: "Every week",
    2: "Every two weeks",
    0: "None",
  } satisfies Readonly<Record<Cadence, string>>,
  cadenceInSentence: {
    1: "every week",
    2: "every two weeks",
    0: "none",
  } satisfies Readonly<Record<Cadence, string>>,
};
