import type { Words } from "#domain/language.ts";
import type { words as english } from "./milestone-page.words.ts";

export const words = {
  missing: "الصفحة غير موجودة",
  missingWhy: "ربما أُزيلت، أو أن الرابط غير مكتمل.",
  notNow: "يُرجى إعادة المحاولة لاحقًا",
  aboutCairn: "Cairn لتحديد الأهداف والاحتفاظ بسجل صادق لتقدمك.",
  whatCairnIs: "عن Cairn",
  picture: (title, far) => `كومة من الحجارة: ${title}، ${far}`,
} satisfies Words<typeof english>;
