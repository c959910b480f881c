import type { Words } from "#domain/language.ts";
import type { words as english } from "./day-marks.words.ts";

export const words = {
  noDays: "لم يُسجَّل شيء",
  first: {
    logged: (days) => `تسجيل: ${days}`,
    "logged-later": (days) => `تسجيل لاحق: ${days}`,
    paused: (days) => `إيقاف مؤقت: ${days}`,
  },
  /** After another mark. */
  next: {
    logged: (days) => `تسجيل: ${days}`,
    "logged-later": (days) => `تسجيل لاحق: ${days}`,
    paused: (days) => `إيقاف مؤقت: ${days}`,
  },
} satisfies Words<typeof english>;
