import type { Words } from "#domain/language.ts";
import type { words as english } from "./callback.words.ts";

export const words = {
  organization: "المؤسسة",
  signingIn: (provider) => `جارٍ تسجيل دخولك عبر ${provider}...`,
  loading: "جارٍ التحميل...",

  failedTitle: (provider) => `تعذّر تسجيل الدخول عبر ${provider}`,
  notAuthorized: (provider) => `فشل التفويض من ${provider}`,
  codeMissing: "لم يُستلم رمز تفويض",
  refused: (reason) => `تعذّر تسجيل الدخول: ${reason}`,
  responseInvalid: "رد غير صالح من خدمة تسجيل الدخول",
  failed: (reason) => `تعذّر تسجيل الدخول: ${reason}`,
  unknownReason: "خطأ غير معروف",
  home: "العودة إلى الصفحة الرئيسية",

  progress: "تجهيز لوحة المعلومات",
  preparing: "جارٍ تجهيز لوحة المعلومات...",
  skip: "تخطي",
} satisfies Words<typeof english>;
