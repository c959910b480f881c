import type { Health, Kept } from "./weekly-check-in.ts";

// product 25.8
export const words = {
  health: {
    "on-track": "On track",
    "at-risk": "At risk",
    "off-track": "Off track",
  } satisfies Record<Health, string>,
  kept: {
    kept: "Kept",
    partly: "Partly",
    not: "Not",
  } satisfies Record<Kept, string>,
};
