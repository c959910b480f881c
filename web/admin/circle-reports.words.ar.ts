import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./circle-reports.words.ts";

export const words = {
  title: "بلاغات من المجموعات",
  hint: "يرسل الأعضاء هذا النص إلى المسؤولين. ولا يرى المسؤولون شيئًا آخر من المجموعة.",
  sent: (time) => parts("أُرسل في ", time, "."),
  closed: (time) => parts(" أُغلق في ", time, "."),
  close: "إغلاق البلاغ",
  from: (name) => ` من ${name}`,
} satisfies Words<typeof english>;
