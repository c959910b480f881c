import type { Words } from "#domain/language.ts";
import { words as list } from "#domain/list.words.ts";
import type { words as english } from "./profile-setup.words.ts";

export const words = {
  title: "إكمال ملفك الشخصي",
  complete: "هذا هو الاسم وعنوان البريد الإلكتروني اللذان سيستخدمهما Cairn.",
  missing: (fields) => `يُرجى إضافة ${list.and(fields)} هنا، أو تخطي ذلك الآن.`,
  missingName: "اسمك",
  missingEmail: "عنوان بريدك الإلكتروني",

  name: "الاسم",
  email: "البريد الإلكتروني",
  emailHint: "تصل التذكيرات وملاحظات الموجّه إلى هنا بعد تأكيد العنوان.",
  save: "حفظ",
  skip: "تخطي الآن",
} satisfies Words<typeof english>;
