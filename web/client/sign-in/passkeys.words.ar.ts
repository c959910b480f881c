import type { Words } from "#domain/language.ts";
import type { words as english } from "./passkeys.words.ts";

export const words = {
  signIn: "الدخول بمفتاح مرور",
  notSupported: "هذا المتصفح لا يدعم مفاتيح المرور.",
  notUsed: "لم يُستخدم أي مفتاح مرور. يُرجى إعادة المحاولة.",
  alreadyHere: "يوجد على هذا الجهاز بالفعل مفتاح مرور لحسابك.",
  notLoaded: "تعذّر تحميل نافذة مفتاح المرور. يُرجى إعادة المحاولة.",
  failed: "تعذّر استخدام مفتاح المرور. يُرجى إعادة المحاولة.",
} satisfies Words<typeof english>;
