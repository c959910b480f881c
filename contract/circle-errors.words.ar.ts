import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./circle-errors.words.ts";

export const words = {
  nameMissing: "يُرجى إدخال اسم.",
  nameTooLong: `الحد الأقصى لعدد أحرف الاسم هو ${limits.circleName}.`,
  purposeTooLong: `الحد الأقصى لعدد أحرف الغاية هو ${limits.circlePurpose}.`,
  tooMany: `الحد الأقصى لعدد مجموعاتك هو ${limits.circlesPerPerson}. يُرجى مغادرة إحداها أولًا.`,
  full: `الحد الأقصى لعدد أعضاء المجموعة هو ${limits.circleMembers}، بما في ذلك الدعوات المفتوحة.`,
  linkWrong: "لم تعد هذه الدعوة صالحة. ربما استُخدمت أو سُحبت أو انتهت صلاحيتها. يُرجى طلب دعوة جديدة.",
  goalEnded: "لا يمكن مشاركة هدف مع مجموعة إلا إذا كان نشطًا.",
  tooManyGoals: `الحد الأقصى لعدد أهدافك المشاركة مع المجموعة هو ${limits.circleGoals}.`,
  lineTooLong: `الحد الأقصى لعدد أحرف تعليقك هو ${limits.circleLine}.`,
  askMissing: "يُرجى كتابة ما قد يساعدك.",
  messageMissing: "يُرجى كتابة رسالة.",
  messageTooLong: `الحد الأقصى لعدد أحرف الرسالة هو ${limits.circleMessage}.`,
  messagesFull: `الحد الأقصى لعدد الرسائل في الأسبوع هو ${limits.circleMessagesPerWeek}.`,
  nobodyAsks: "لا أحد يطلب المساعدة هذا الأسبوع.",
  reportMissing: "يُرجى كتابة ما حدث.",
  reportTooLong: `الحد الأقصى لعدد أحرف البلاغ هو ${limits.circleReport}.`,
} satisfies Words<typeof english>;
