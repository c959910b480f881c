import type { Words } from "#domain/language.ts";
import { arabicPlural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./announcements.words.ts";

export const words = {
  title: "الإعلانات",

  write: "كتابة إعلان",
  type: "النوع",
  types: {
    announcement: "إعلان",
    marketing: "نصائح وعروض",
  },
  typeHints: {
    announcement: "أخبار المنتج، لكل من لم يوقف الإعلانات.",
    marketing: "نصائح وعروض، لمن طلبها فقط.",
  },
  subject: "عنوان الرسالة",
  message: "نص الرسالة",
  messageHint: "نص عادي. السطر الفارغ يبدأ فقرة جديدة.",
  send: "إرسال",
  preview: "معاينة",
  people: (count, shown) =>
    arabicPlural(count, {
      zero: "0 شخص",
      one: "شخص واحد",
      two: "شخصين",
      few: `${shown} أشخاص`,
      many: `${shown} شخصًا`,
      other: `${shown} شخص`,
    }),
  audience: (count, people, others) =>
    `تصل هذه الرسالة إلى ${count} من ${people}${others.length === 0 ? "" : `؛ ${others.join("، ")}`}.`,
  turnedOff: {
    announcement: (shown) => `أوقفوا الإعلانات: ${shown}`,
    marketing: (shown) => `لم يفعّلوا النصائح والعروض: ${shown}`,
  },
  unverified: (shown) => `بلا عنوان بريد مؤكد: ${shown}`,
  disabled: (shown) => `حسابات معطّلة: ${shown}`,

  subjectIs: (subject) => parts("العنوان: ", subject),
  form: "صيغة الرسالة",
  html: "HTML",
  plainText: "نص",
  htmlForm: "الرسالة بصيغة HTML",
  close: "إغلاق",

  sendQuestion: (people) => `تأكيد الإرسال إلى ${people}`,
  sendWhat: {
    announcement: (subject, people) =>
      `سيُرسل الإعلان «${subject}» إلى ${people}. لا يمكن استرجاعه بعد إرساله.`,
    marketing: (subject, people) =>
      `ستُرسل رسالة النصائح والعروض «${subject}» إلى ${people}. لا يمكن استرجاعها بعد إرسالها.`,
  },
  sendTo: (people) => `إرسال إلى ${people}`,
  cancel: "إلغاء",

  sentTitle: "الإعلانات المرسلة",
  loading: "جارٍ تحميل الإعلانات...",
  none: "لا إعلانات بعد.",
  showEarlier: "عرض إعلانات أقدم",
  spokenQueueing: (subject) => `جارٍ وضع «${subject}» في قائمة الانتظار.`,
  spokenQueued: (subject) => `«${subject}» في قائمة الانتظار. الرسائل في طريقها.`,
  spokenStopping: (subject) => `جارٍ إيقاف «${subject}».`,
  spokenDone: (subject, people) => `تم إرسال «${subject}» إلى ${people}.`,
  spokenStopped: (subject, people) => `تم إيقاف «${subject}» بعد إرساله إلى ${people}.`,

  queueing: "جارٍ الإدراج",
  sending: "جارٍ الإرسال",
  done: "تم",
  stopping: "جارٍ الإيقاف",
  stopped: "متوقف",
  by: (author) => `، من ${author}`,
  stoppedAt: (time) => parts(". أُوقف في ", time),
  queueingOf: (subject) => `إدراج ${subject}`,
  queuedOf: (queued, all) => `أُدرج ${queued} من ${all}`,
  queued: "المدرجة",
  sent: "المرسلة",
  failed: "الفاشلة",
  pending: "المعلقة",
  withdrawn: "ألغوا الاشتراك",
  notSent: "غير المرسلة",
  readMessage: "قراءة الرسالة",

  stop: "إيقاف",
  stopOne: (subject) => `إيقاف ${subject}`,
  stopTitle: "تأكيد إيقاف الإعلان",
  stopQuestion: (left, all) =>
    `أُرسل بالفعل ${left} من أصل ${all}، ولا يمكن استرجاع ما أُرسل. لن تُرسل بقية الرسائل.`,
  goOn: "مواصلة الإرسال",
  stopAnnouncement: "إيقاف الإعلان",
} satisfies Words<typeof english>;
