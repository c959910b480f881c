import type { Words } from "#domain/language.ts";
import type { words as english } from "./demo.words.ts";

export const words = {
  line: "نسخة تجريبية: يُعاد ضبط كل شيء كل ساعة.",
  signIn: "يُرجى اختيار أحد الأشخاص النموذجيين. لا يجري الاتصال بـ LinkedIn.",
} satisfies Words<typeof english>;
