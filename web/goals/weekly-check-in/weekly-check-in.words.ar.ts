import type { Words } from "#domain/language.ts";
import { words as list } from "#domain/list.words.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./weekly-check-in.words.ts";

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
  reachedOn: "تاريخ تحقيق الهدف",
  chooseDay: "يُرجى اختيار يوم.",
  atLeastZero: "يُرجى إدخال 0 أو أكثر.",

  howIsItGoing: "كيف يسير الأمر؟",
  onPace: "الهدف يسير بالوتيرة المطلوبة.",
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
  saveAndComplete: "حفظ وإكمال الهدف",
  moved: "تغيّرت القيمة في نافذة أخرى. يُرجى التحقق منها والحفظ من جديد.",
  noLongerDue: (refusal) => `${refusal} تمت المتابعة في نافذة أخرى، أو أُوقف الهدف مؤقتًا، أو انتهى.`,
  next: "التالي",
  discard: "تجاهل ما كتبته",

  summary: "متابعاتك",
  kept: (kept, answered) => `الوعود التي تم الوفاء بها: ${kept} من ${answered}.`,
  earned: (badges) => `الشارات التي نلتها: ${list.and(badges)}.`,
  valueBefore: (value, former) => `${value} (من قبل: ${former})`,
  markComplete: "إكمال الهدف",
  markCompleteOf: (goal) => `، ${goal}`,
  skipped: "تم تخطيها",
  dueUntil: (day) => ` مفتوحة حتى ${day}.`,
  checkIn: "إجراء المتابعة",
  checkInOnGoal: (goal) => ` لهدف ${goal}`,
} satisfies Words<typeof english>;
