import type { Words } from "#domain/language.ts";
import type { words as english } from "./app.words.ts";

export const words = {
  documentTitle: (screen) => `${screen} · Cairn`,

  skip: "الانتقال إلى المحتوى",
  home: "Cairn، لوحة المعلومات",
  navigation: "التنقل الرئيسي",
  menu: "القائمة",

  loading: "جارٍ التحميل...",
  loadingAdmin: "جارٍ تحميل منطقة المسؤولين...",
  loadFailed: "تعذّر تحميل هذه الصفحة.",
  loadFailedOffline: "لا يوجد اتصال، لذا تعذّر تحميل هذه الصفحة.",
  retry: "إعادة المحاولة",

  failedTitle: "Cairn",
  failed: "تعذّر عرض هذه الصفحة.",

  offline: "لا يوجد اتصال",
  offlineWhy: "تعذّر الوصول إلى Cairn. ستُحمَّل هذه الصفحة من جديد عند عودة الاتصال.",
  tryAgain: "إعادة المحاولة",
  stillOffline: "ما زال الاتصال مقطوعًا. يواصل Cairn المحاولة.",
} satisfies Words<typeof english>;
