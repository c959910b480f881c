import type { Words } from "#domain/language.ts";
import type { words as english } from "./own-tables.words.ts";

export const words = {
  headings: {
    goalId: "معرّف الهدف",
    goal: "الهدف",
    category: "الفئة",
    specific: "محدد",
    achievable: "قابل للتحقيق",
    relevant: "ذو صلة",
    measure: "المقياس",
    value: "القيمة",
    target: "المستهدف",
    unit: "الوحدة",
    due: "الموعد النهائي",
    state: "الحالة",
    madeAt: "وقت الإنشاء",
    updatedAt: "وقت آخر تحديث",
    completedAt: "وقت الإكمال",
    closedAt: "وقت الإغلاق",
    learned: "الدرس المستفاد",
    coach: "الموجّه",

    day: "اليوم",
    from: "من",
    to: "إلى",
    note: "الملاحظة",
    how: "الطريقة",
    writtenAt: "وقت الكتابة",

    kind: "النوع",
    firstDay: "اليوم الأول",
    for: "من يراه",
    going: "سير الهدف",
    promiseBefore: "الوفاء بالوعد السابق",
    inTheWay: "العقبة",
    wouldHelp: "المساعدة",
    promise: "الوعد",
    seenAt: "وقت الاطلاع",

    circle: "المجموعة",
    week: "الأسبوع",
    text: "النص",
    askedForHelp: "طلب مساعدة",
  },

  yes: "نعم",
  no: "لا",
  youAlone: "أنت فقط",
  youAndCoach: "أنت والموجّه",
} satisfies Words<typeof english>;
