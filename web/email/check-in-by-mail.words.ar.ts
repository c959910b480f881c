import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./check-in-by-mail.words.ts";

export const words = {
  title: "المتابعة عبر البريد",
  notSaved: (chosen, reason) => `لم يُحفظ: ${chosen}. ${reason}`,
  done: "تم",
  oneStep: "\u200e+1",
  written: (change, health) => `تم حفظ متابعتك: ${change}، ${health}.`,

  lastTime: (promise) => parts("وعدك في المرة السابقة: ", promise),
  progress: "التقدم",
  health: "كيف يسير الأمر؟",
  willBeWritten: (chosen) => `سنحفظ: ${chosen}. `,
  onlyYou: "لا يقرأ هذا أحد سواك.",
  coachReads: (coach) => `يظهر هذا أيضًا للموجّه ${coach}.`,
  openUntil: (day) => `مفتوحة حتى ${day}.`,
  save: "حفظ المتابعة",
  open: "فتح Cairn",
} satisfies Words<typeof english>;
