import type { Words } from "#domain/language.ts";
import type { words as english } from "./unsubscribe.words.ts";

export const words = {
  title: "إلغاء الاشتراك",
  stopQuestion: (mail) => `تصلك ${mail} من Cairn. هل يُلغى اشتراكك؟`,
  stop: (mail) => `إيقاف ${mail}`,
  stopAll: "إيقاف كل الرسائل",
  stopped: (mail) => `لن تصلك ${mail} بعد الآن.`,
  anyMail: "أي رسائل",
  settings: "إعدادات البريد",
} satisfies Words<typeof english>;
