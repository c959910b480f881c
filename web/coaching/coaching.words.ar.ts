import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { arabicPlural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./coaching.words.ts";

function goals(count: number): string {
  return arabicPlural(count, {
    zero: "لا أهداف",
    one: "هدف واحد",
    two: "هدفان",
    few: `${count} أهداف`,
    many: `${count} هدفًا`,
    other: `${count} هدف`,
  });
}

function notes(count: number): string {
  return arabicPlural(count, {
    zero: "لا ملاحظات",
    one: "ملاحظة واحدة",
    two: "ملاحظتان",
    few: `${count} ملاحظات`,
    many: `${count} ملاحظة`,
    other: `${count} ملاحظة`,
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

function checkInsOf(count: number): string {
  return arabicPlural(count, {
    zero: "0 متابعة",
    one: "متابعة واحدة",
    two: "متابعتين",
    few: `${count} متابعات`,
    many: `${count} متابعة`,
    other: `${count} متابعة`,
  });
}

export const words = {
  title: "التوجيه",
  loading: "جارٍ تحميل الأهداف التي بتوجيهك...",
  notAllowed: "ليست لديك صلاحية عرض التوجيه. يُرجى مراجعة إعدادات حسابك.",
  failed: "تعذّر تحميل بعض المحتوى. يُرجى إعادة المحاولة بعد قليل.",

  noGoals: "لا أهداف بتوجيهك بعد. عند قبول دعوة، يظهر الهدف هنا. ويمكنك أيضًا دعوة موجّه لأحد أهدافك.",
  inviteCoach: "دعوة موجّه",
  howItWorks: "كيف يعمل التوجيه",
  invited: "تصلك دعوة",
  invitedHow: "يرسل إليك شخص يثق بك رابطًا لأحد أهدافه. يعمل الرابط 14 يومًا.",
  see: "الاطلاع على التقدم",
  seeHow: "يظهر الهدف هنا مع تقدمه والمتابعات التي يشاركها صاحبه معك.",
  say: "تقديم الملاحظات",
  sayHow: "يمكنك ترك ملاحظة: رأي أو تشجيع أو اقتراح أو محطة. ويمكن لصاحب الهدف الرد، ولك أيضًا.",
  done: "الختام معًا",
  doneHow: "يغادر الهدف المكتمل قائمتك. وتبقى ملاحظاتك لدى صاحبه.",

  needsYou: (count) => parts("بانتظارك: ", count),
  nobodyWaits: "لا أحد بانتظارك.",
  reply: "رد",
  nudge: "تنبيه ودّي",
  wellDone: "أحسنت",
  confirm: "تأكيد",
  notYet: "ليس بعد",
  confirmed: "تم التأكيد.",
  acknowledge: "تأكيد الاطلاع",
  acknowledgeOnTrack: (checkIns) => `تأكيد الاطلاع: على المسار (${checkIns})`,
  open: "فتح",
  markAsRead: "تحديد كمقروء",
  acknowledged: (checkIns) =>
    checkIns === 1 ? "تم تأكيد الاطلاع." : `تم تأكيد الاطلاع على ${checkInsOf(checkIns)}.`,
  acknowledgedOf: (acknowledged, shown) =>
    `المتابعات التي تم تأكيد الاطلاع عليها: ${acknowledged} من ${shown}. تغيّرت البقية في هذه الأثناء.`,
  changedMeanwhile: "تغيّرت هذه المتابعة في هذه الأثناء. يُرجى قراءتها من جديد.",
  markedAsRead: "تم التحديد كمقروء.",
  noteSaved: "تم حفظ الملاحظة.",
  nudged: (owner) => `تم إرسال التنبيه الودّي إلى ${owner}.`,
  praised: (owner) => `تم إرسال «أحسنت» إلى ${owner}.`,
  replySent: "تم إرسال الرد.",
  pressFailed: "تعذّر الحفظ. يُرجى إعادة المحاولة.",

  goalsCoached: "أهداف بتوجيهك",
  needAttention: "بحاجة إلى اهتمام",
  needAttentionWhy: `فات موعدها، أو لم يُسجَّل فيها تقدم منذ أكثر من ${daysOf(limits.stalledAfterDays)}، أو تقدمها دون ${limits.coachAttentionBelow}%.`,
  averageProgress: "متوسط التقدم",
  recentNotes: "ملاحظات آخر 7 أيام",

  goals: "الأهداف التي بتوجيهك",
  show: "عرض",
  showAll: "كل الأهداف",
  showNeedsAttention: "بحاجة إلى اهتمام",
  showRecentNotes: "ملاحظات حديثة",
  showCompleted: "المكتملة",
  sortBy: "الترتيب حسب",
  byProgress: "التقدم",
  byDueDate: "الموعد النهائي",
  byLastUpdated: "آخر تحديث",
  byName: "أبجديًا",
  group: "التجميع",
  groupByPerson: "حسب الشخص",
  groupNone: "الكل في قائمة واحدة",
  goalCount: (count) => goals(count),
  shownOf: (shown, all) => `الأهداف المعروضة: ${shown} من ${all}`,
  noMatch: "لا أهداف تطابق عامل التصفية هذا.",
  showAllGoals: "عرض كل الأهداف",
  restFailed: "تعذّر تحميل هذه الأهداف.",
  showMore: "عرض المزيد",

  brief: "الموجز",
  trend: (health) => `آخر المتابعات، الأقدم أولًا: ${health}`,
  noCheckInYet: "لا متابعة بعد",
  lastCheckIn: (when) => `آخر متابعة: ${when}`,
  kept: (kept, answered) => `الوعود التي تم الوفاء بها: ${kept} من ${answered}`,
  notes: "الملاحظات",

  goalOf: (category, owner) => parts(category, "، هدف ", owner),
  unknownMeasure:
    "لا يمكن لهذه الصفحة عرض هذا النوع من المقاييس. يُرجى إعادة تحميل الصفحة والمحاولة من جديد.",
  progressOf: (goal) => `التقدم في ${goal}`,
  timeFor: (goal) => `الوقت المنقضي في ${goal}`,
  timePassed: (percent) => `انقضى ${percent}% من الوقت`,
  due: (day, distance) => parts("الموعد النهائي: ", day, distance),
  noUpdateYet: "لا تحديث بعد",
  lastUpdated: (when) => `آخر تحديث: ${when}`,
  addNote: "إضافة ملاحظة",
  notesAndDetails: "الملاحظات والتفاصيل",
  noNotesYet: "لا ملاحظات بعد",
  noteCount: (count, last) => `${notes(count)}، الأحدث ${last}`,

  checkIns: "المتابعات المشاركة",
  loadingCheckIns: "جارٍ تحميل المتابعات...",
  noCheckIns: "لا متابعات مشاركة معك بعد.",

  stepDown: "إنهاء التوجيه",
  stepDownSure: "تأكيد إنهاء توجيهك لهذا الهدف",
  stepDownWhat: (owner) =>
    parts(
      "سيصل إشعار إلى ",
      owner,
      "، ولن يظهر لك هذا الهدف بعد الآن. وتبقى ملاحظاتك لدى ",
      owner,
      "، أما ملاحظاتك الخاصة فلن توجد إلا في تصدير بياناتك.",
    ),
  keepCoaching: "مواصلة التوجيه",

  coachingEnded: (goal) =>
    `انتهى توجيهك لهدف «${goal}». ينتهي التوجيه بانتهاء الهدف أو بقرار من أحد الطرفين. `,
  wasNotSent: "هذا النص لم يُرسل:",
  notSent: "لم يُرسل",
  dismiss: "إخفاء",
} satisfies Words<typeof english>;
