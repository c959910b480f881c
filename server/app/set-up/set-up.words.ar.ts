import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { arabicPlural } from "#domain/plural.ts";
import type { words as english } from "./set-up.words.ts";

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
  title: "إعداد Cairn",
  noAdmin: `ليس لهذا الخادم مسؤول بعد. عند تشغيله، طبع رمزًا في سطر الأوامر أو السجل. يعمل الرمز مرة واحدة وتنتهي صلاحيته بعد ${minutesOf(limits.setUpMinutes)}. يُرجى إعادة تشغيل الخادم للحصول على رمز جديد.`,
  code: "الرمز",
  goOn: "استمرار",

  states: {
    set: "مضبوط",
    look: "يحتاج إلى فحص",
    missing: "ناقص",
  },
  configured: "الإعدادات",
  configuredHow: "تأتي الإعدادات من بيئة الخادم وتُقرأ عند تشغيله.",
  thisServer: "هذا الخادم",
  adminDashboard: "لوحة المسؤولين",

  testMail: "رسالة اختبار",
  sendTo: "إرسال إلى",
  sendTestMail: "إرسال رسالة اختبار",
  noMailServer: "لم يُضبط خادم بريد.",
  noTestMailLeft: "لا يمكن إرسال المزيد من رسائل الاختبار بهذا الرمز.",
  testMailSent: (address) => `قبل خادم البريد رسالة الاختبار إلى ${address}. يُرجى التأكد من وصولها.`,
  testMailFailed: (reason) => `لم تُرسل رسالة الاختبار: ${reason}`,
  testMailSubject: "رسالة اختبار من Cairn",
  testMailText: (origin) =>
    `هذه رسالة اختبار من Cairn على ${origin}. وصولها إليك يعني أن إرسال البريد يعمل.`,

  firstAdmin: "المسؤول الأول",
  firstAdminHow: `يدير المسؤولون الأشخاص والبريد من /admin. ولا يرون أهداف أي شخص. الحد الأدنى لعدد أحرف كلمة المرور هو ${limits.adminPasswordLeast}. يتوقف الرمز عن العمل بعد إنشاء الحساب.`,
  email: "بريدك الإلكتروني",
  password: "كلمة المرور",
  makeAdmin: "إنشاء حساب المسؤول",

  done: "تم إعداد Cairn",
  adminMade: "تم إنشاء حساب المسؤول الخاص بك.",
  signIn: "تسجيل الدخول بحساب مسؤول",

  notHere: "الصفحة غير موجودة",
  notHereWhy: "الرابط غير مكتمل أو سبق استخدامه.",
  notNow: "يُرجى إعادة المحاولة لاحقًا",
} satisfies Words<typeof english>;
