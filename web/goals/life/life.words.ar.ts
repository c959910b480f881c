import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { arabicPlural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./life.words.ts";

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

function entries(count: number): string {
  return arabicPlural(count, {
    zero: "لا إدخالات",
    one: "إدخال واحد",
    two: "إدخالان",
    few: `${count} إدخالات`,
    many: `${count} إدخالًا`,
    other: `${count} إدخال`,
  });
}

function lines(count: number): string {
  return arabicPlural(count, {
    zero: "0 سطر",
    one: "سطر واحد",
    two: "سطران",
    few: `${count} أسطر`,
    many: `${count} سطرًا`,
    other: `${count} سطر`,
  });
}

function skipped(count: number): string {
  return arabicPlural(count, {
    zero: "",
    one: " سطر واحد لا يغيّر القيمة وسيتم تخطيه.",
    two: " سطران لا يغيّران القيمة وسيتم تخطيهما.",
    few: ` ${count} أسطر لا تغيّر القيمة وسيتم تخطيها.`,
    many: ` ${count} سطرًا لا تغيّر القيمة وسيتم تخطيها.`,
    other: ` ${count} سطر لا تغيّر القيمة وسيتم تخطيها.`,
  });
}

function importing(count: number): string {
  return arabicPlural(count, {
    zero: "0 إدخال",
    one: "إدخال واحد",
    two: "إدخالين",
    few: `${count} إدخالات`,
    many: `${count} إدخالًا`,
    other: `${count} إدخال`,
  });
}

export const words = {
  thisGoal: "إدارة هذا الهدف",
  more: "إجراءات أخرى",
  edit: "تعديل",
  pause: "إيقاف مؤقت",
  changePause: "تغيير الإيقاف",
  resume: "استئناف",
  checkIns: "المتابعات",
  close: "إغلاق",
  delete: "حذف",
  reopen: "إعادة الفتح",
  reopened: "أُعيد فتح الهدف.",

  editTitle: "تعديل هذا الهدف",
  becameElsewhere: (value) => `تم تغييره إلى ${value} في نافذة أخرى.`,
  why: "السبب",
  whyOptional: "السبب (اختياري)",
  coachWillRead: (coach) => `سيصل هذا إلى ${coach}.`,
  discard: "تجاهل التغييرات",
  saveChanges: "حفظ التغييرات",
  changed: "تم حفظ التغييرات.",

  pauseTitle: "إيقاف هذا الهدف مؤقتًا",
  changePauseTitle: "تغيير هذا الإيقاف المؤقت",
  whatPausing: "ما دام الهدف موقوفًا مؤقتًا، لا يفوت موعده ولا يُعدّ متعثرًا، ولا تصلك تذكيرات بشأنه.",
  howLong: "لأي مدة؟",
  untilDay: "حتى تاريخ محدد",
  untilResumed: "حتى أستأنفه",
  firstDayBack: "أول يوم للعودة",
  coachCanRead: (coach) => `يمكن للموجّه ${coach} قراءة هذا.`,
  paused: "تم إيقاف الهدف مؤقتًا.",
  pauseChanged: "تم تغيير الإيقاف المؤقت.",

  pauseOver: (days) =>
    `مرحبًا بعودتك. كان هذا الهدف موقوفًا مؤقتًا مدة ${daysOf(days)}. هل يُنقل موعده النهائي أيضًا؟`,
  resumeTitle: "استئناف هذا الهدف",
  rested: (days) => `كان موقوفًا مؤقتًا مدة ${daysOf(days)}. هل يُنقل موعده النهائي أيضًا؟`,
  moveTo: (day) => `نقله إلى ${day}`,
  keepAt: (day) => `إبقاؤه في ${day}`,
  nowDue: (day) => `نُقل الموعد النهائي إلى ${day}.`,
  stillDue: (day) => `بقي الموعد النهائي: ${day}.`,
  pausedToday: "أُوقف مؤقتًا اليوم، لذا يبقى الموعد النهائي كما هو.",
  resumed: "تم استئناف الهدف.",

  cadenceTitle: "متابعات هذا الهدف",
  whatCadence: "المتابعة المستحقة الآن تبقى مستحقة. عند اختيار «بلا متابعة»، لن تُستحق متابعات أخرى.",
  howOften: "كم مرة؟",
  save: "حفظ",
  noCheckIns: "لا متابعات من الآن فصاعدًا.",
  checkInsNow: (cadence) => `المتابعات: ${cadence}.`,

  closeTitle: "تأكيد إغلاق الهدف من دون إكماله",
  whatClosing: "ينتقل إلى أهدافك السابقة ولا يُحتسب بعد ذلك في إجمالياتك.",
  learned: "ماذا تعلمت؟",
  learnedHint: "اختياري. لا يراه أحد سواك.",
  closeGoal: "إغلاق الهدف",
  closed: "تم إغلاق الهدف.",

  deleteTitle: "تأكيد حذف الهدف",
  whatDeleting: (goal) =>
    `يختفي «${goal}» فورًا لديك ولدى الموجّه. يمكنك استعادته من صفحة حسابك خلال ${daysOf(limits.restoreDays)}. بعد ذلك يُحذف نهائيًا.`,

  importProgress: "استيراد التقدم",
  whatImport:
    "تُضاف إدخالات من ملف CSV إلى نهاية سجل هذا الهدف. أعمدة الملف هي day (مثل 2026-03-10) وvalue، واختياريًا note.",
  file: "ملف CSV",
  noFile: "يُرجى اختيار ملف.",
  tooLarge: "هذا الملف كبير جدًا. الحد الأقصى 2 MB.",
  notUtf8: "هذا الملف ليس بترميز UTF-8. يُرجى حفظه بصيغة «CSV UTF-8» واختياره من جديد.",
  fileGoal: "الهدف المراد استيراده",
  noFileGoal: "يُرجى اختيار هدف.",
  chooseFileGoal: "اختيار هدف",
  linesOf: (goal, count) => `${goal} (${lines(count)})`,
  withoutGoal: "أسطر بلا هدف",
  looking: "جارٍ فحص الملف...",
  found: (count, days) => parts(`${entries(count)}، `, days),
  allOn: (day) => parts("في ", day),
  fromTo: (first, last) => parts("من ", first, " إلى ", last),
  becomes: (before, after) => `. قبل: ${before}. بعد: ${after}.`,
  leftOut: skipped,
  import: "استيراد",
  importEntries: (count) => `استيراد ${importing(count)}`,
  imported: (count) => `تم استيراد ${importing(count)}.`,
} satisfies Words<typeof english>;
