import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./details.words.ts";

export const words = {
  goal: "تفاصيل الهدف",
  loadingGoal: "جارٍ تحميل الهدف...",
  goalFailed: "تعذّر تحميل الهدف.",
  dueDate: "محدد بزمن",

  progress: "التقدم عبر الزمن",
  loadingLedger: "جارٍ تحميل السجل...",
  ledgerFailed: "تعذّر تحميل السجل.",
  youFinishOn: (day) => `بهذا المعدل، سيكون الإنجاز في ${day}.`,
  isFinishedOn: (day) => `بهذا المعدل، سيكون الإنجاز في ${day}.`,

  ownersLine: "تقدمك",
  coachsLine: "التقدم",
  straightPace: "وتيرة منتظمة",
  chart: (line) => `${line} مقارنةً بوتيرة منتظمة. الأرقام في الجدول أدناه.`,
  due: (day) => parts("الموعد النهائي: ", day),
  table: "التقدم في جدول",
  day: "اليوم",

  noEntries: "لم يُسجَّل أي تقدم بعد.",
  entries: (count) => `السجل (${count})`,
  changeTo: (change, value) => `${change}، الآن ${value}`,
  withCheckIn: "ضمن متابعة",
  loggedLater: "سُجّل لاحقًا",
  imported: "مستورد",
  undone: "تم التراجع عنه",
} satisfies Words<typeof english>;
