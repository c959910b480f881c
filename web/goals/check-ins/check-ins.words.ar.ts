import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./check-ins.words.ts";

export const words = {
  toYourself: "ملاحظة لنفسك",
  toYourCoach: "ملاحظة للموجّه",
  howIsItGoing: "كيف يسير الأمر؟",
  whoReads: "من يمكنه قراءة هذا",
  onlyMe: "أنا فقط",
  myCoachToo: "أنا والموجّه",
  noCoachNow: "الموجّه الذي كتبت له هذا لم يعد موجّه هذا الهدف. لا يقرؤه أحد سواك.",
  anotherCoach: (coach) => `كُتب هذا قبل بدء التوجيه مع ${coach}. لا يقرؤه أحد سواك، ما لم يُغيَّر ذلك.`,
  save: "حفظ الملاحظة",
  saved: "تم حفظ الملاحظة.",

  loading: "جارٍ تحميل متابعاتك...",
  none: "ستظهر متابعاتك هنا.",
  checkIn: (health) => (health === null ? "متابعة." : `متابعة: ${health}.`),
  promised: (said, promise) => `${said} سوف ${promise}`,
  writtenFor: (category, when, readers) => parts(category, `. ${when}، ظاهرة ${readers}.`),
  youAlone: "لك فقط",
  youAndCoach: "لك وللموجّه",
} satisfies Words<typeof english>;
