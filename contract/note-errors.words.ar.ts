import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./note-errors.words.ts";

export const words = {
  checkInMessageMissing: "يُرجى كتابة ملاحظة.",
  checkInMessageTooLong: `الحد الأقصى لعدد أحرف الملاحظة هو ${limits.checkIn}.`,
  checkInNotDue: "لا متابعة مستحقة لهذا الهدف الآن.",
  checkInDone: "سبق إجراء هذه المتابعة.",
  checkInSeen: "اطّلع الموجّه على هذه المتابعة، لذا لا يمكن تغييرها.",
  checkInOver: "انتهى أسبوع هذه المتابعة، لذا لا يمكن تغييرها.",
  noteContentRequired: "نص الملاحظة مطلوب.",
  noteMissing: "يُرجى إدخال ملاحظة.",
  noteTooShort: `الحد الأدنى لعدد أحرف الملاحظة هو ${limits.noteFrom}.`,
  noteTooLong: `الحد الأقصى لعدد أحرف الملاحظة هو ${limits.note}.`,
  replyMissing: "يُرجى كتابة رد.",
  replyTooLong: `الحد الأقصى لعدد أحرف الرد هو ${limits.reply}.`,
  replyTooMany: `الحد الأقصى لعدد الردود على الملاحظة هو ${limits.repliesPerNote}.`,
} satisfies Words<typeof english>;
