import type { Words } from "#domain/language.ts";
import { words as list } from "#domain/list.words.ts";
import { arabicPlural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./weekly-check-in.words.ts";

function promisesOf(count: number): string {
  return arabicPlural(count, {
    zero: "0 وعد",
    one: "وعد واحد",
    two: "وعدين",
    few: `${count} وعود`,
    many: `${count} وعدًا`,
    other: `${count} وعد`,
  });
}

export const words = {
  title: "متابعتك الأسبوعية",
  loading: "جارٍ تحميل متابعتك...",
  failed: "تعذّر تحميل متابعتك.",
  nothingDue: "لا متابعة مستحقة.",
  nextOn: (day) => ` المتابعة القادمة: ${day}.`,
  toDashboard: "إلى لوحة المعلومات",

  allAtOnce: "كل الأهداف في صفحة واحدة",
  numberOf: (number, goals) => `${number} من ${goals}`,
  checkInOn: (goal) => `متابعة ${goal}`,
  lastTime: (promise) => parts("الوعد السابق: ", promise),

  whereAreYou: "إلى أين وصلت؟",
  decrease: "إنقاص",
  increase: "زيادة",
  value: "القيمة",
  notYet: "ليس بعد",
  done: "تم",
  notYetExpected: (day) => `ليس بعد، متوقع في ${day}`,
  reached: "تحقق",
  reachedOn: "تاريخ البلوغ",
  chooseDay: "يُرجى اختيار يوم.",
  atLeastZero: "يُرجى إدخال 0 أو أكثر.",

  howIsItGoing: "كيف يسير الأمر؟",
  onPace: "الهدف على الوتيرة.",
  ahead: (by) => `الهدف متقدم على الوتيرة المنتظمة بمقدار ${by}.`,
  behind: (by) => `الهدف متأخر عن الوتيرة المنتظمة بمقدار ${by}.`,
  about: (amount) => `${amount} تقريبًا`,
  slightly: "بسيط",
  chooseHealth: "يُرجى اختيار حالة الهدف.",
  obstacle: "ما العقبة؟",
  help: "ما الذي قد يساعد؟",
  whoReads: "من يمكنه قراءة هذا",
  forBoth: (coach) => `مشاركة مع ${coach}`,
  forMeAlone: "إبقاؤها خاصة",

  plans: "خططك للعقبات",
  skip: "تخطي",
  save: "حفظ",
  saveAndNext: "حفظ واستمرار",
  saveAndComplete: "حفظ وتحديد كمكتمل",
  moved: "تغيّرت القيمة في نافذة أخرى. يُرجى التحقق منها والحفظ من جديد.",
  noLongerDue: (refusal) => `${refusal} تمت المتابعة في نافذة أخرى، أو أُوقف الهدف مؤقتًا، أو انتهى.`,
  next: "التالي",
  discard: "تجاهل ما كتبته",

  summary: "متابعاتك",
  kept: (kept, answered) => `الوفاء بـ ${kept} من ${promisesOf(answered)}.`,
  earned: (badges) => `نلت شارة: ${list.and(badges)}.`,
  valueBefore: (value, former) => `${value} (من قبل: ${former})`,
  markComplete: "تحديد كمكتمل",
  markCompleteOf: (goal) => `، ${goal}`,
  skipped: "تم تخطيها",
  dueUntil: (day) => ` مفتوحة حتى ${day}.`,
  checkIn: "إجراء المتابعة",
  checkInOnGoal: (goal) => ` على ${goal}`,
} satisfies Words<typeof english>;
