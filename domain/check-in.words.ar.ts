import type { Words } from "./language.ts";
import type { words as english } from "./check-in.words.ts";

export const words = {
  failed: "تعذّر تحميل المتابعات.",
  cadence: {
    1: "كل أسبوع",
    2: "كل أسبوعين",
    0: "بلا متابعة",
  },
  cadenceInSentence: {
    1: "كل أسبوع",
    2: "كل أسبوعين",
    0: "بلا متابعة",
  },
} satisfies Words<typeof english>;
