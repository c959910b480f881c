import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./confirming.words.ts";

export const words = {
  says: (owner, day) => parts("إبلاغ بالإنجاز من ", owner, `. من دون ردك، يكتمل الهدف في ${day}.`),
  confirm: "تأكيد",
  confirmOf: (goal) => ` إنجاز ${goal}`,
  notYet: "ليس بعد",
  missing: "ما الناقص؟",
  sendNotYet: "إرسال «ليس بعد»",
  over: "لم يعد هذا الطلب مفتوحًا. ما زال نصك هنا.",
} satisfies Words<typeof english>;
