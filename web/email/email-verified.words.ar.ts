import type { Words } from "#domain/language.ts";
import { arabicPlural } from "#domain/plural.ts";
import type { words as english } from "./email-verified.words.ts";

function secondsOf(count: number): string {
  return arabicPlural(count, {
    zero: "0 ثانية",
    one: "ثانية واحدة",
    two: "ثانيتين",
    few: `${count} ثوانٍ`,
    many: `${count} ثانية`,
    other: `${count} ثانية`,
  });
}

export const words = {
  title: "تم تأكيد البريد",
  verified: "تم تأكيد عنوان بريدك الإلكتروني. ستصلك من الآن التذكيرات وملاحظات الموجّه بالبريد.",
  redirect: (seconds) => `تُفتح لوحة المعلومات بعد ${secondsOf(seconds)}.`,
  dashboard: "إلى لوحة المعلومات",
  notVerified: "لم يتم تأكيد البريد",
  reasons: "الأسباب المحتملة:",
  linkExpired: "انتهت صلاحية رابط التأكيد",
  linkUsed: "سبق استخدام الرابط",
  linkCorrupted: "الرابط غير صالح أو تالف",
  newLink: "يُرجى تسجيل الدخول لطلب رابط جديد.",
  login: "إلى تسجيل الدخول",
  home: "العودة إلى الصفحة الرئيسية",
} satisfies Words<typeof english>;
