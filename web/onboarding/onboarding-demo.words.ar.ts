import type { Words } from "#domain/language.ts";
import type { words as english } from "./onboarding-demo.words.ts";

export const words = {
  title: "معاينة دعوة التوجيه",
  about: "معاينة لكل حالات دعوة التوجيه. الأشخاص والهدف من نسج الخيال، والأزرار لا تفعل شيئًا.",
  signIn: (network) => `تسجيل الدخول عبر ${network}`,

  inviter: "Maya Lindgren",
  coach: "Jonas Weber",
  goal: "نشر ست دراسات حالة عن عملي قبل الصيف",

  loading: "جارٍ التحميل",
  invalidLink: "رابط غير صالح",
  welcomeVisitor: "ترحيب بلا تسجيل دخول",
  welcomePerson: "ترحيب بعد تسجيل الدخول",
  welcomeEnded: "ترحيب بعد انتهاء الجلسة",
  verifying: "جارٍ التحقق",
  success: "نجاح",
  already: "توجيه قائم بالفعل",
  notOpen: "خطأ: انتهت صلاحية الدعوة",
  own: "خطأ: هدفك أنت",
  goalGone: "خطأ: لم يعد الهدف موجودًا",
  taken: "خطأ: موجّه آخر",
  notRead: "خطأ: لم يُحمَّل الهدف",
  notAccepted: "خطأ: لم يتم القبول",
} satisfies Words<typeof english>;
