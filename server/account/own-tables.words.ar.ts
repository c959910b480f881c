import type { Words } from "#domain/language.ts";
import type { words as english } from "./own-tables.words.ts";

export const words = {
  headings: {
    // An import reads these names, so they stay: goal id, goal, day, from, to, note, written at.
    goalId: "goal id",
    goal: "goal",
    category: "الفئة",
    specific: "محدد",
    achievable: "قابل للتحقيق",
    relevant: "ذو صلة",
    measure: "المقياس",
    value: "القيمة",
    target: "المستهدف",
    unit: "الوحدة",
    due: "الموعد النهائي",
    state: "الوضع",
    madeAt: "وقت الإنشاء",
    updatedAt: "وقت آخر تحديث",
    completedAt: "وقت الإكمال",
    closedAt: "وقت الإغلاق",
    learned: "الدرس المستفاد",
    coach: "الموجّه",

    day: "day",
    from: "from",
    to: "to",
    note: "note",
    how: "الطريقة",
    writtenAt: "written at",

    kind: "النوع",
    firstDay: "اليوم الأول",
    for: "من يراه",
    going: "الحالة",
    promiseBefore: "الوفاء بالوعد السابق",
    inTheWay: "العقبة",
    wouldHelp: "المساعدة",
    promise: "الوعد",
    seenAt: "وقت الاطلاع",

    circle: "الحلقة",
    week: "الأسبوع",
    text: "النص",
    askedForHelp: "طلب مساعدة",
  },

  yes: "نعم",
  no: "لا",
  youAlone: "أنت فقط",
  youAndCoach: "أنت والموجّه",
} satisfies Words<typeof english>;
