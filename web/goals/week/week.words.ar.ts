import type { Words } from "#domain/language.ts";
import { arabicPlural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./week.words.ts";

function daysFrom(count: number): string {
  return arabicPlural(count, {
    zero: "أقل من يوم",
    one: "يوم",
    two: "يومين",
    few: `${count} أيام`,
    many: `${count} يومًا`,
    other: `${count} يوم`,
  });
}

export const words = {
  title: "أسبوعك",
  loading: "جارٍ تحميل أسبوعك...",
  failed: "تعذّر تحميل أسبوعك.",
  span: (first, last) => `${first} – ${last}`,
  previous: "الأسبوع السابق",
  next: "الأسبوع التالي",
  year: "حصاد العام",
  weeks: "الأسابيع",
  only: "المطلوب فقط الإجابة عن «كيف يسير الأمر؟».",
  openUntil: (day) => `مفتوح حتى ${day}.`,
  oneByOne: "هدفًا تلو الآخر",
  none: "لا متابعات هذا الأسبوع.",
  nextOn: (day) => ` المتابعة القادمة: ${day}.`,
  toDashboard: "إلى لوحة المعلومات",
  complete: "اكتملت متابعات أسبوعك.",

  lastPromise: "الوعد السابق:",
  noPromise: "لا وعد في المرة السابقة.",
  missed: "لا متابعة هذا الأسبوع.",
  away: "غياب",
  save: "حفظ",
  saveChanges: "حفظ التغييرات",
  cancel: "إلغاء",
  change: "تغيير",
  changeOn: (goal) => ` متابعتك لهدف ${goal}`,
  saveOn: (goal) => ` متابعتك لهدف ${goal}`,
  promised: (day, promise) => parts(`بحلول ${day} سوف `, promise),
  obstacle: (obstacle) => parts("العقبة: ", obstacle),
  help: (help) => parts("ما قد يساعد: ", help),
  seenBy: (coach) => `تم الاطلاع (${coach}).`,
  keepPrivate: "إبقاؤها خاصة",
  orRead: (coach) => `وإلا فستظهر للموجّه ${coach}.`,

  overdue: (days) => `فات الموعد النهائي قبل ${daysFrom(days)}.`,
  moveDate: "نقل الموعد",
  pause: "إيقاف مؤقت",
  close: "إغلاق",
  markComplete: "إكمال الهدف",
  completed: "اكتمل الهدف.",

  shortcuts: "اختصارات لوحة المفاتيح",
  shortcutsOn: "استخدام اختصارات لوحة المفاتيح",
  shortcutsHint: "في هذه الصفحة، خارج حقول النص.",
  done: "تم",
  keys: {
    row: "الهدف التالي أو السابق",
    health: "على المسار، معرّض للتأخر، خارج المسار",
    save: "حفظ",
    list: "هذه القائمة",
  },
} satisfies Words<typeof english>;
