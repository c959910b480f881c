import type { Words } from "./language.ts";
import type { words as english } from "./digest.words.ts";

export const words = {
  oneStep: "\u200e+1",
  done: "تم",

  stepOnOverdue: (goal) => `خطوة صغيرة واحدة في «${goal}». ما زال لها أثر.`,
  beginAgain: (goal) => `العودة إلى «${goal}» بخطوة صغيرة واحدة.`,
  stepOnNearest: (goal) => `العمل على «${goal}»، فهو الأقرب موعدًا.`,
  setNext: "تحديد هدف جديد.",
} satisfies Words<typeof english>;
