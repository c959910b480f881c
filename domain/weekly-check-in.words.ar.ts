import type { Words } from "./language.ts";
import type { words as english } from "./weekly-check-in.words.ts";

export const words = {
  health: {
    "on-track": "على المسار",
    "at-risk": "معرّض للتأخر",
    "off-track": "خارج المسار",
  },
  healthInSentence: {
    "on-track": "على المسار",
    "at-risk": "معرّض للتأخر",
    "off-track": "خارج المسار",
  },
  kept: {
    kept: "تم الوفاء به",
    partly: "وفاء جزئي",
    not: "لم يُوفَ به",
  },
  keptInSentence: {
    kept: "تم الوفاء به",
    partly: "وفاء جزئي",
    not: "لم يُوفَ به",
  },
} satisfies Words<typeof english>;
