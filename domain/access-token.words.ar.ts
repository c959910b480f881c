import type { Words } from "./language.ts";
import type { words as english } from "./access-token.words.ts";

export const words = {
  scope: {
    read: "للقراءة فقط",
    log: "للقراءة وتسجيل التقدم",
  },
} satisfies Words<typeof english>;
