import type { Words } from "#domain/language.ts";
import type { words as english } from "./ui.words.ts";

export const words = {
  cairn: "Cairn",
  loading: "جارٍ التحميل...",
  retry: "إعادة المحاولة",
  partFailed: "تعذّر عرض هذا القسم.",

  cancel: "إلغاء",
  dismiss: "إخفاء",
  showFewer: "عرض أقل",
  showMore: "عرض المزيد",

  step: (current, total) => `الخطوة ${current} من ${total}`,
  asTable: (title) => `${title} في جدول`,

  separator: "فاصل الأعمدة",
  separatorWhy: "يُرجى تغييره إذا كان جدول البيانات يعرض كل شيء في عمود واحد.",
  comma: "فواصل، والكسور العشرية مثل 2.5",
  semicolon: "فواصل منقوطة، والكسور العشرية مثل 2,5",
} satisfies Words<typeof english>;
