import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./private-notes.words.ts";

export const words = {
  title: "ملاحظات خاصة",
  readers: (owner) => parts("لا يقرأ هذه الملاحظات أحد سواك، ولا تظهر لـ ", owner, " ولا لأي موجّه آخر."),
  loading: "جارٍ تحميل ملاحظاتك الخاصة...",
  failed: "تعذّر تحميل ملاحظاتك الخاصة.",
  most: `الحد الأقصى لعدد ملاحظاتك الخاصة على الهدف هو ${limits.privateNotesPerGoal}.`,

  removedElsewhere: "حُذفت هذه الملاحظة في نافذة أخرى. لم تُحفظ تغييراتك:",
  notSaved: "لم تُحفظ",
  dismiss: "إخفاء",

  newNote: "ملاحظة خاصة جديدة",
  changedNote: "تعديل الملاحظة",
  keepNote: "حفظ الملاحظة",
  saveChange: "حفظ التغييرات",
  discardChange: "تجاهل التغييرات",
  saved: "تم حفظ الملاحظة الخاصة.",
  saveFailed: "تعذّر حفظ الملاحظة. يُرجى إعادة المحاولة.",
  saveRefused: "لم تُحفظ الملاحظة: انتهى توجيهك لهذا الهدف، أو حُذفت الملاحظة. ما زال نصك هنا.",

  changedAt: "عُدّلت ",
  change: "تعديل",
  remove: "حذف",
  ofNote: (beginning) => ` الملاحظة «${beginning}»`,
  removal: "حذف الملاحظة",
  removalSure: "هل تُحذف هذه الملاحظة؟ لا يمكن التراجع عن ذلك.",
  removeNote: "حذف الملاحظة",
  keepIt: "الاحتفاظ بها",
} satisfies Words<typeof english>;
