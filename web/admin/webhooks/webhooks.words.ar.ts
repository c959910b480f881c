import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { arabicPlural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./webhooks.words.ts";

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

function hoursOf(count: number): string {
  return arabicPlural(count, {
    zero: "0 ساعة",
    one: "ساعة واحدة",
    two: "ساعتين",
    few: `${count} ساعات`,
    many: `${count} ساعة`,
    other: `${count} ساعة`,
  });
}

export const words = {
  title: "خطافات الويب",
  what: "لإشعار أنظمة أخرى عند وقوع حدث. لا تحتوي الأحداث إلا على المعرّفات واسم الحدث، ولا تحتوي أبدًا على ما يكتبه الأشخاص.",
  loading: "جارٍ تحميل خطافات الويب...",
  none: "لا خطافات ويب بعد.",
  failingOff: (host) => `تم إيقاف خطاف الويب إلى ${host} بعد فشله عدة أيام. لم يعد يتلقى الأحداث.`,
  goneOff: (host) => `تم إيقاف خطاف الويب إلى ${host} لأن مستقبِله رد بـ «410 Gone».`,

  on: "يعمل",
  off: "متوقف",
  turnedOff: "تم إيقافه",
  facts: (events, made) => parts(events, ". الإنشاء: ", made, "."),
  failingSince: (time) => parts(" يفشل منذ ", time, "."),
  formerSecretUntil: (time) => parts(" يبقى المفتاح السري السابق صالحًا حتى ", time, "."),

  deliveries: "عمليات التسليم",
  ofWebhook: (host) => ` لخطاف الويب إلى ${host}`,
  sendTest: "إرسال حدث تجريبي",
  toHost: (host) => ` إلى ${host}`,
  testSent: (host) => `حدث تجريبي في طريقه إلى ${host}.`,
  turnOff: "إيقاف",
  turnOn: "تشغيل",
  theWebhook: (host) => ` خطاف الويب إلى ${host}`,
  isOff: (host) => `خطاف الويب إلى ${host} متوقف.`,
  isOn: (host) => `خطاف الويب إلى ${host} يعمل.`,
  changeSecret: "تغيير المفتاح السري",

  remove: "إزالة",
  removeQuestion: (host) => `تأكيد إزالة خطاف الويب إلى ${host}`,
  removeWhat:
    "يزيل هذا أيضًا عمليات التسليم الخاصة به. لن تُرسل الأحداث المنتظرة. وللاحتفاظ بعمليات التسليم، يكفي إيقاف خطاف الويب.",
  cancel: "إلغاء",
  removed: (host) => `تمت إزالة خطاف الويب إلى ${host}.`,

  deliveriesTo: (host) => `عمليات التسليم إلى ${host}`,
  loadingDeliveries: "جارٍ تحميل عمليات التسليم...",
  nothingSent: `لا عمليات تسليم خلال آخر ${daysOf(limits.webhookDeliveryDays)}.`,
  delivered: "تم التسليم",
  waiting: "قيد الانتظار",
  failed: "فشل",
  tries: (count) =>
    arabicPlural(count, {
      zero: "لا محاولات",
      one: "محاولة واحدة",
      two: "محاولتان",
      few: `${count} محاولات`,
      many: `${count} محاولة`,
      other: `${count} محاولة`,
    }),
  answer: (status) => `الرمز ${status}`,
  nextTry: (tries, time) => parts(tries > 0 ? ". المحاولة التالية: " : "المحاولة التالية: ", time),
  sendAgain: "إعادة الإرسال",
  theEvent: (event) => ` (${event})`,
  sentAgain: (event, host) => `أُعيد إرسال «${event}» إلى ${host}.`,
  showEarlier: "عرض عمليات تسليم أقدم",

  newWebhook: "خطاف ويب جديد",
  address: "العنوان",
  addressHint: "تُرسل الأحداث إلى هذا العنوان بطلبات POST.",
  eventHints: {
    "goal.completed": "goal.completed: معرّفا الهدف وصاحبه",
    "coach.accepted": "coach.accepted: معرّفات الهدف وصاحبه وموجّهه",
    "check_in.missed": "check_in.missed: معرّفا الهدف وصاحبه، والفترة",
  },
  make: "إنشاء خطاف الويب",

  copyNow: (host) => `يُرجى نسخ المفتاح السري الخاص بـ ${host} الآن.`,
  secretOf: (host) => `المفتاح السري لخطاف الويب إلى ${host}`,
  secretHint: "لن يظهر مرة أخرى. يستخدمه المستقبِل للتحقق من أن الأحداث واردة من هذا الخادم.",
  newSecretHint: `لن يظهر مرة أخرى. يستخدمه المستقبِل للتحقق من أن الأحداث واردة من هذا الخادم. يبقى المفتاح السابق صالحًا لمدة ${hoursOf(limits.webhookSecretHours)}.`,
  secretCopied: "تم نسخ المفتاح السري.",
  copyFailed: "تعذّر النسخ. النص محدد الآن، لذا يمكنك نسخه بنفسك.",
  copySecret: "نسخ المفتاح السري",
  secretDone: "تم",
} satisfies Words<typeof english>;
