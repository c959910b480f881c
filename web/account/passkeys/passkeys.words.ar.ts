import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./passkeys.words.ts";

export const words = {
  loading: "جارٍ تحميل مفاتيح المرور...",
  none: "لا توجد مفاتيح مرور.",
  facts: (created, used) => `الإنشاء: ${created}. ${used}.`,
  unused: "لم يُستخدم بعد",
  lastUsed: (when) => `آخر استخدام: ${when}`,
  synced: " متزامن مع أجهزتك الأخرى.",
  opensAdmin: " يفتح أيضًا منطقة المسؤولين.",
  elsewhere: " لا يعمل على هذا العنوان.",

  rename: "إعادة تسمية",
  remove: "إزالة",
  of: (name) => parts(" ", name),
  save: "حفظ الاسم",
  cancel: "إلغاء",
  renamed: (name) => `الاسم الجديد: «${name}».`,
  removed: (name) => `تمت إزالة «${name}». تم تسجيل خروجك من كل مكان آخر.`,
  allowAdmin: "السماح في منطقة المسؤولين",
  adminAllowed: (name) => `أصبح «${name}» يفتح منطقة المسؤولين أيضًا.`,

  openForm: "إضافة مفتاح مرور",
  name: "الاسم",
  nameHint: "مكان حفظه، مثل «حاسوب العمل».",
  create: "إنشاء مفتاح المرور",
  added: (name) => `تمت إضافة «${name}».`,
  notChanged: "لم تتغير مفاتيح المرور.",
} satisfies Words<typeof english>;
