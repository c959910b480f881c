import type { Words } from "#domain/language.ts";
import type { words as english } from "./too-many-cookies.words.ts";

export const words = {
  title: "عدد ملفات تعريف الارتباط كبير جدًا",
  why: "أرسل متصفحك ملفات تعريف ارتباط أكثر مما يقبله Cairn. ربما أنشأتها مواقع أخرى تحت النطاق نفسه. لم يضع شيء مما حفظته.",
  whatToDo: (open) =>
    `يُرجى حذف ملفات تعريف الارتباط لهذا الموقع ونطاقه من إعدادات المتصفح، ثم ${open} وتسجيل الدخول مجددًا. وحتى ذلك الحين، يمكنك استخدام نافذة خاصة.`,
  open: "فتح Cairn",
} satisfies Words<typeof english>;
