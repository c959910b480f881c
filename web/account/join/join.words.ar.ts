import type { Words } from "#domain/language.ts";
import type { words as english } from "./join.words.ts";

export const words = {
  title: "الانضمام إلى Cairn",
  loading: "جارٍ تحميل دعوتك...",
  invited: (inviter) =>
    `وصلتك دعوة من ${inviter} إلى Cairn، حيث يمكنك تحديد أهداف واضحة وتسجيل تقدمك وبلوغها وإلى جانبك موجّه.`,
  how: "يكون تسجيل الدخول بمفتاح مرور: بصمتك أو وجهك أو قفل الشاشة. لا توجد كلمة مرور.",
  name: "اسمك",
  create: "إنشاء مفتاح مرور",
  linkMissing: "رابط الدعوة هذا غير مكتمل. يُرجى نسخ الرابط كاملًا.",
  signedIn: (name) =>
    `سبق تسجيل الدخول باسم ${name}. لاستخدام هذه الدعوة لشخص آخر، يُرجى تسجيل الخروج أولًا.`,
  yourAccount: "حسابك الخاص",
  home: "إلى لوحة المعلومات",
  signIn: "إلى تسجيل الدخول",
} satisfies Words<typeof english>;
