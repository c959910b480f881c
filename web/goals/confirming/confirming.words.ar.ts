import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./confirming.words.ts";

export const words = {
  coachConfirms: "يؤكد الموجّه إنجاز الهدف",
  coachConfirmsHint: "عند إكمال الهدف، ينتظر رد الموجّه حتى 7 أيام.",
  notNow: "يمكن تغيير هذا حين لا يكون هناك طلب معلّق.",
  waiting: (coach, day) =>
    parts("بانتظار التأكيد من ", coach, `. من دون رد، يكتمل الهدف في ${day}.`),
  takeBack: "سحب",
  takeBackOf: (goal) => ` طلب تأكيد ${goal}`,
} satisfies Words<typeof english>;
