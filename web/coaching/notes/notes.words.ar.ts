import type { Words } from "#domain/language.ts";
import type { words as english } from "./notes.words.ts";

export const words = {
  title: "ملاحظات الموجّه",
  loading: "جارٍ تحميل ملاحظات الموجّه...",
  show: "عرض الملاحظات",
  all: "الكل",
  encouragement: "تشجيع",
  suggestion: "اقتراح",
  feedback: "رأي",
  milestone: "محطة",
  noneOfType: "لا ملاحظات من هذا النوع.",
  noneForOwner: "لا ملاحظات من الموجّه بعد",
  noneForOwnerWhy: "ستظهر هنا آراء الموجّه وإرشاداته.",
  noneForCoach: "الملاحظة الأولى تفتح الحوار.",

  you: "أنت",
  unread: "غير مقروءة",
  unreadByOwner: "لم تُقرأ بعد",
  markAsRead: "تحديد كمقروءة",
  markAsReadNote: (coach) => ` (ملاحظة ${coach})`,
  markFailed: "تعذّر تحديد الملاحظة كمقروءة. يُرجى إعادة المحاولة.",
  ownerMarks: (noteId) => `لا يمكن تحديد الملاحظة ${noteId} كمقروءة إلا من صاحب الهدف.`,

  replies: "الردود",
  reply: "رد",
  replyToNote: (coach) => ` على ملاحظة ${coach}`,
  yourReply: "ردك",
  sendReply: "إرسال الرد",
  replySent: "تم إرسال الرد.",
  replyFailed: "تعذّر إرسال الرد. يُرجى إعادة المحاولة.",
  replyRefused: "لم يعد الرد على هذه الملاحظة ممكنًا. ما زال نصك هنا.",

  newNote: "إضافة ملاحظة جديدة",
  yourNote: "ملاحظتك",
  type: "النوع",
  addNote: "إضافة ملاحظة",
  saveNote: "حفظ الملاحظة",
  close: "إغلاق",
  saved: "تم حفظ الملاحظة.",
  saveFailed: "تعذّر حفظ الملاحظة. يُرجى إعادة المحاولة.",
  saveRefused: "انتهى توجيهك لهذا الهدف، لذا لم تُحفظ الملاحظة. ما زال نصك هنا.",

  nudge: "تنبيه ودّي",
  sendNudge: "إرسال التنبيه",
} satisfies Words<typeof english>;
