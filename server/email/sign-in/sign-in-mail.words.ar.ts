import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { arabicPlural } from "#domain/plural.ts";
import type { words as english } from "./sign-in-mail.words.ts";

function minutesOf(count: number): string {
  return arabicPlural(count, {
    zero: "0 دقيقة",
    one: "دقيقة واحدة",
    two: "دقيقتين",
    few: `${count} دقائق`,
    many: `${count} دقيقة`,
    other: `${count} دقيقة`,
  });
}

export const words = {
  subject: (code) => `تسجيل الدخول إلى Cairn: ${code}`,
  joinSubject: (code) => `ربط هذا العنوان بـ Cairn: ${code}`,
  heading: "تسجيل الدخول إلى Cairn",
  joinHeading: "ربط هذا العنوان",
  open: "يُرجى فتح هذا الرابط في المتصفح الذي طُلب منه.",
  button: "تسجيل الدخول",
  joinButton: "ربط البريد",
  code: (code) => `على جهاز آخر؟ يُرجى كتابة هذا الرمز في المتصفح الذي طُلب منه: ${code}`,
  goodFor: `يعمل الرابط والرمز مرة واحدة خلال ${minutesOf(limits.emailSignInMinutes)}. إذا لم يكن هذا بطلب منك، فيُرجى تجاهل هذه الرسالة، وعدم إعطاء الرمز لأي شخص أبدًا.`,

  elsewhereSubject: "تسجيل الدخول إلى Cairn",
  elsewhereHeading: "لديك حساب بالفعل",
  elsewhere:
    "طُلب رابط لتسجيل الدخول بهذا العنوان، على الأرجح من جانبك. العنوان تابع لحساب Cairn يُسجَّل الدخول إليه بطريقة أخرى. يُرجى تسجيل الدخول كالمعتاد. ولاستخدام البريد أيضًا، يمكن ربطه من «خيارات تسجيل الدخول» في صفحة حسابك.",
  elsewhereButton: "إلى Cairn",
  elsewhereIgnore: "إذا لم يكن هذا بطلب منك، فيُرجى تجاهل هذه الرسالة.",
} satisfies Words<typeof english>;
