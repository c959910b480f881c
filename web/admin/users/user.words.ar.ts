import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { arabicPlural } from "#domain/plural.ts";
import type { words as english } from "./user.words.ts";

function weeksOf(count: number): string {
  return arabicPlural(count, {
    zero: "0 أسبوع",
    one: "أسبوع واحد",
    two: "أسبوعين",
    few: `${count} أسابيع`,
    many: `${count} أسبوعًا`,
    other: `${count} أسبوع`,
  });
}

function daysOf(count: number): string {
  return arabicPlural(count, {
    zero: "0 يوم",
    one: "يوم واحد",
    two: "يومين",
    few: `${count} أيام`,
    many: `${count} يومًا`,
    other: `${count} يوم`,
  });
}

export const words = {
  title: "المستخدم",
  toUsers: "العودة إلى المستخدمين",
  loading: "جارٍ تحميل هذا المستخدم...",
  loadFailed: "تعذّر تحميل هذا المستخدم.",
  gone: "لم يعد هذا المستخدم موجودًا.",

  account: "الحساب",
  lastActive: "آخر نشاط",
  never: "أبدًا",

  signIns: "عمليات تسجيل الدخول",
  lastSignIn: (way) => `آخر تسجيل دخول عبر ${way}`,
  passkeys: "مفاتيح المرور",
  lastPasskeySignIn: "آخر تسجيل دخول بمفتاح مرور",
  lastAdminSignIn: "آخر دخول إلى منطقة المسؤولين",
  noSignIns: "لا عمليات تسجيل دخول بعد.",
  openSessions: (count, shown) =>
    count === 0
      ? "لا جلسات مفتوحة الآن."
      : count < limits.sessionsShown
        ? `المتصفحات التي بها جلسة مفتوحة الآن: ${shown}.`
        : `المتصفحات التي بها جلسة مفتوحة الآن: ${shown} أو أكثر.`,

  checkIns: "المتابعات",
  doneOfDue: (done, due) => `${done} من ${due}`,
  done: "تمت",
  missed: "فائتة",
  stillDue: "ما زالت مستحقة",
  checkInsOf: `من متابعات آخر ${weeksOf(limits.userCheckInWeeks)}. لا تظهر الأهداف ولا الإجابات.`,
  noCheckIns: `لم تُستحق متابعات خلال آخر ${weeksOf(limits.userCheckInWeeks)}.`,

  mails: "الرسائل",
  mailType: "النوع",
  sent: "المرسلة",
  failed: "الفاشلة",
  mailTotal: "الإجمالي",
  mailsOf: `الرسائل إلى هذا الشخص خلال آخر ${daysOf(limits.mailRowDays)}.`,
  noMails: `لا رسائل خلال آخر ${daysOf(limits.mailRowDays)}.`,
} satisfies Words<typeof english>;
