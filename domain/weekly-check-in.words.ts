import type { Health, Kept } from "./weekly-check-in.ts";

// product 25.8
export const words = {
  health: {
    "on-track": "On track",
    "at-risk": "At risk",
    "off-track": "Off track",
  } satisfies Record<Health, string>,
  healthInSentence: {
    "on-track": "on track",
    "at-risk": "at risk",
    "off-track": "off track",
  } satisfies Record<Health, string>,
  kept: {
    kept: "Kept",
    partly: "Partly kept",
    not: "Not kept",
  } satisfies Record<Kept, string>,
  keptInSentence: {
    kept: "kept",
    partly: "partly kept",
    not: "not kept",
  } satisfies Record<Kept, string>,
};
