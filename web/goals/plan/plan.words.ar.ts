import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./plan.words.ts";

export const words = {
  title: "الخطة",
  loading: "جارٍ تحميل الخطة...",
  failed: "تعذّر تحميل الخطة.",

  noStepsYet: "لا خطوات بعد.",
  noSteps: "لا خطوات.",
  done: "تم: ",
  doneOn: (day) => parts("تم في ", day),
  dueBy: (day) => parts("بحلول ", day),
  andSuggestedBy: (coach) => `، اقتراح من ${coach}`,
  suggestedBy: (coach) => parts("اقتراح من ", coach),

  openAddStep: "إضافة خطوة",
  addStep: "إضافة الخطوة",
  stepAdded: "تمت إضافة الخطوة.",
  step: "الخطوة",
  day: "التاريخ (اختياري)",
  dayHint: "",
  change: "تعديل",
  theStep: (step) => ` الخطوة «${step}»`,
  changeStep: (step) => `تعديل الخطوة «${step}»`,
  save: "حفظ",
  close: "إغلاق",
  remove: "إزالة",
  gone: "لم يعد هذا في الخطة.",

  suggestions: "اقتراحات الموجّه",
  waiting: "بانتظار الرد",
  openSuggest: "اقتراح خطوة",
  suggest: "اقتراح الخطوة",
  suggested: "تم إرسال الاقتراح.",
  accept: "قبول",
  decline: "رفض",
  withdraw: "سحب",
  theSuggestion: (step) => ` الاقتراح «${step}»`,

  ifThen: (obstacle, action) => `إذا ${obstacle}، فسوف ${action}.`,
  beginsIWill: /^(?:عندها\s+)?(?:ف?سوف\s+|ف?س(?=[أآ]))/,
  openAddIfThen: "إضافة خطة للعقبات",
  addIfThen: "إضافة الخطة",
  obstacle: "إذا",
  obstacleHint: "ما الذي قد يعيقك؟",
  action: "فسوف",
  actionHint: "ما التصرف عندها؟",
  theIfThen: (obstacle) => ` خطة العقبة «${obstacle}»`,
  changeIfThen: (obstacle) => `تعديل خطة العقبة «${obstacle}»`,
} satisfies Words<typeof english>;
